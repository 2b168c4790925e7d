import { type Period, periodLimits, type PeriodReasonCode, periodReasonTexts } from "@/contract/figures/period";
import type { ReasonOf } from "@/contract/reasons";

import { isCivilDate } from "../civilDate";
import { reasonsFrom } from "../reasonFor";
import { nightsBetween } from "../stay";

const periodReason = reasonsFrom(periodReasonTexts);

/** Why figures of a period cannot be shown, one at most; `known` are the nights of which there are data, if it is known. */
export function periodReasons({ from, to }: Period, known?: Period): ReasonOf<PeriodReasonCode>[] {
  if (!isCivilDate(from) || !isCivilDate(to)) return [periodReason("PERIOD_DATES")];
  if (to < from) return [periodReason("PERIOD_ENDS_BEFORE")];
  if (nightsBetween(from, to) >= periodLimits.nights) return [periodReason("PERIOD_TOO_LONG")];
  if (known && to < known.from) return [periodReason("PERIOD_WITHOUT_DATA", { date: known.from })];
  if (known && from > known.to) return [periodReason("PERIOD_AHEAD", { date: known.to })];
  return [];
}
