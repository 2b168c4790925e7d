import type { Reason, ReasonCode } from "@/contract/reservations/reservationReasons";

/** Decisions of the hotel about its sales. A room with two holders, or too many people, is no such decision. */
const ofSales = new Set<ReasonCode>([
  "NO_AVAILABILITY",
  "HOUSE_FULL",
  "MIN_STAY",
  "CLOSED",
  "CLOSED_TO_ARRIVAL",
  "CLOSED_TO_DEPARTURE",
]);

/** Whether a person may sell it all the same, and says why. */
export const isSaleOverridable = (reasons: readonly Reason[]): boolean =>
  reasons.length > 0 && reasons.every(({ code }) => ofSales.has(code));
