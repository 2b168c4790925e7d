import { useSelector } from "react-redux";

import { type Comparison, comparisons, type Period, type PeriodReasonCode } from "@/contract/figures/period";
import type { ReasonOf } from "@/contract/reasons";
import { isCivilDate } from "@/domain/civilDate";
import { periodReasons } from "@/domain/kpis/periodReasons";
import { selectHotel } from "@/shared/hotel/hotelSlice";
import { useAddress } from "@/shared/routing/useAddress";
import { useLatest } from "@/shared/ui/useLatest";

import { type PresetId, presetPeriod } from "./periodPresets";

/** Reads a value of the address by its key; what is not accepted is dropped, and the page says so. */
export type Read = <Value>(key: string, accept: (said: string) => Value | undefined) => Value | undefined;

export interface FigureAddress<More> {
  /** As it is asked for, even where it cannot be shown; undefined where the server chooses, or no date is known yet. */
  period?: Period;
  compare: Comparison;
  more: More;
  /** Why the period cannot be shown. */
  reasons: ReasonOf<PeriodReasonCode>[];
  /** Values of the address that are unknown. */
  dropped: string[];
  /** Puts values into the address, "" for none. Back undoes it, unless it is a correction of the address. */
  change: (values: Record<string, string>, isCorrection?: boolean) => void;
}

export const oneOf =
  <Value extends string>(values: readonly Value[]) =>
  (said: string): Value | undefined =>
    values.find((value) => value === said);

export const wholeNumber =
  (least: number, most: number) =>
  (said: string): number | undefined =>
    /^\d+$/.test(said) && Number(said) >= least && Number(said) <= most ? Number(said) : undefined;

export const someDate = (said: string) => (isCivilDate(said) ? said : undefined);

/**
 * Period and comparison of a page of figures, in its address: `?from=2026-11-01&to=2026-11-30&compare=date`. Without
 * dates it is the `usual` period. `readMore` reads what else the page has there.
 */
export function useFigureAddress<More>(readMore: (read: Read) => More, usual?: PresetId): FigureAddress<More> {
  const [params, changeAddress] = useAddress();
  const today = useSelector(selectHotel)?.property.businessDate;
  const dropped: string[] = [];

  const read: Read = (key, accept) => {
    const said = params.get(key);
    if (said === null) return undefined;
    const value = accept(said);
    if (value === undefined) dropped.push(said || `${key}=`);
    return value;
  };

  const first = read("from", someDate);
  const last = read("to", someDate);
  // one known date is a day
  const from = first ?? last;
  const to = last ?? first;
  const asked = from && to ? { from, to } : undefined;
  const period = asked ?? (usual && today ? presetPeriod(usual, today) : undefined);

  const change = useLatest(changeAddress);

  return {
    period,
    compare: read("compare", oneOf(comparisons)) ?? "weekday",
    more: readMore(read),
    reasons: period ? periodReasons(period) : [],
    dropped,
    change,
  };
}
