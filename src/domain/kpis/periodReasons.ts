import { type Period, periodLimits, type PeriodReasonCode, periodReasonTexts } from "@/contract/figures/period";
import type { CivilDate } from "@/contract/property";
import type { ReasonOf } from "@/contract/reasons";

import { dayNumber } from "../civilDate";
import { reasonsFrom } from "../reasonFor";

const periodReason = reasonsFrom(periodReasonTexts);

/** Why figures of a period cannot be shown; `firstNight` is the first that is known, where the caller knows it. */
export function periodReasons({ from, to }: Period, firstNight?: CivilDate): ReasonOf<PeriodReasonCode>[] {
  if (to < from) return [periodReason("PERIOD_ENDS_BEFORE")];
  if (dayNumber(to) - dayNumber(from) >= periodLimits.nights) return [periodReason("PERIOD_TOO_LONG")];
  if (firstNight && to < firstNight) return [periodReason("PERIOD_WITHOUT_DATA", { date: firstNight })];
  return [];
}
