import { overbookingReasonTexts } from "@/contract/reservations/overbooking";
import { type OverbookingDraft, overbookingLimits, type OverbookingReason } from "@/contract/reservations/overbooking";
import type { CivilDate } from "@/contract/property";

import { reasonsFrom } from "../reasonFor";

const overbookingReason = reasonsFrom(overbookingReasonTexts);

/** Why a type cannot be oversold so on a night. */
export const overbookingReasons = (
  { rooms, reason }: OverbookingDraft,
  date: CivilDate,
  businessDate: CivilDate,
): OverbookingReason[] => [
  ...pastReasons(date, businessDate),
  ...(Number.isInteger(rooms) && rooms >= 1 && rooms <= overbookingLimits.rooms
    ? []
    : [overbookingReason("OVERBOOKING_ROOMS", { max: overbookingLimits.rooms })]),
  ...(reason.trim() === "" ? [overbookingReason("OVERBOOKING_REASON_MISSING")] : []),
];

/** Nothing is sold for a night that has passed. */
export const pastReasons = (date: CivilDate, businessDate: CivilDate): OverbookingReason[] =>
  date < businessDate ? [overbookingReason("OVERBOOKING_PAST", { date })] : [];
