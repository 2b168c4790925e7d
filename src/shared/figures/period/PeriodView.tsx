import type { ReactNode } from "react";

import type { Period } from "@/contract/figures/period";
import { hotel } from "@/shared/hotel/hotelSlice";
import type { Load } from "@/shared/load/createLoad";
import { LoadState } from "@/shared/ui/states/LoadState";

import type { PeriodReply } from "./createPeriodLoad";
import { PeriodChooser } from "./PeriodChooser";
import type { PresetId } from "./periodPresets";
import type { FigureAddress } from "./useFigureAddress";

interface PeriodViewProps<Query, Reply> {
  address: FigureAddress<unknown>;
  /** Of `createPeriodLoad`. */
  load: Pick<Load<PeriodReply<Reply>, Query | undefined>, "use">;
  /** Undefined while the period is not known. */
  query: Query | undefined;
  /** Sentence that says which figures could not be loaded. */
  failed: string;
  presets?: readonly PresetId[];
  isCompared?: boolean;
  /** Fields beside the period. */
  fields?: ReactNode;
  /** While the figures are on their way, if not "Procesando...". */
  skeleton?: ReactNode;
  children: (reply: Reply) => ReactNode;
}

/** Figures of a period below its chooser: loading, failed, refused with the reason beside the period, or shown. */
export function PeriodView<Query, Reply extends { asOf: number; period?: Period; comparedWith?: Period }>(
  props: PeriodViewProps<Query, Reply>,
) {
  const { address, load, query, failed, fields, skeleton, children, ...chooser } = props;
  const setUp = hotel.use();
  const figures = load.use(address.reasons.length === 0 ? query : undefined);
  const { reply, reasons = [] } = figures.data ?? {};
  const isRefused = reasons.length > 0 || address.reasons.length > 0;
  const isFailed = [setUp, figures].some(({ status }) => status === "failed");

  function request() {
    setUp.request();
    figures.request();
  }

  return (
    <>
      <PeriodChooser
        address={address}
        shown={reply?.period}
        comparedWith={reply?.comparedWith}
        reasons={reasons}
        {...chooser}
      >
        {fields}
      </PeriodChooser>
      {reply && setUp.data && children(reply)}
      {isFailed && (
        <LoadState load={{ status: "failed", problem: figures.problem ?? setUp.problem, request }} failed={failed} />
      )}
      {!isFailed &&
        !isRefused &&
        !(reply && setUp.data) &&
        (skeleton ?? <LoadState load={{ status: "loading", request }} failed={failed} />)}
    </>
  );
}
