import type { ComparedPeriod, Period } from "@/contract/figures/period";
import { hotel } from "@/shared/hotel/hotelSlice";
import type { Load } from "@/shared/load/createLoad";

import type { PeriodReply } from "./createPeriodLoad";
import type { FigureAddress } from "./useFigureAddress";

/** A reply about a period. */
export interface OfPeriod {
  asOf: number;
  period?: Period;
  comparedWith?: ComparedPeriod;
}

export interface PeriodQuestion<Query extends object, Reply extends OfPeriod> {
  address: FigureAddress<unknown>;
  /** Of `createPeriodLoad`. */
  load: Pick<Load<PeriodReply<Reply>, Query | undefined>, "use">;
  /** Undefined while the period is not known. */
  query: Query | undefined;
}

/** The figures of a period, once they and the hotel are loaded, or the reasons against the period. */
export function usePeriodReply<Query extends object, Reply extends OfPeriod>({
  address,
  load,
  query,
}: PeriodQuestion<Query, Reply>) {
  const setUp = hotel.use();
  const figures = load.use(address.reasons.length === 0 ? query : undefined);
  const { reply, reasons = [], unknown = [] } = figures.data ?? {};
  const dropped = Object.entries(query ?? {}).flatMap(([name, value]) => (unknown.includes(name) ? String(value) : []));
  const isFailed = [setUp, figures].some(({ status }) => status === "failed");
  return {
    reply: setUp.data && reply,
    /** Names of values that the reply is without. */
    unknown,
    /** With them among the values that are dropped. */
    address: { ...address, dropped: [...address.dropped, ...dropped] },
    property: setUp.data?.property,
    /** The server's. */
    reasons,
    isRefused: reasons.length + address.reasons.length > 0,
    load: {
      status: isFailed ? ("failed" as const) : ("loading" as const),
      problem: figures.problem ?? setUp.problem,
      request() {
        setUp.request();
        figures.request();
      },
    },
  };
}
