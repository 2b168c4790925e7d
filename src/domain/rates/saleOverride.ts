import type { ReasonCode } from "@/contract/reservations/reservationReasons";

/**
 * Decisions of the hotel about its sales. A room with two holders, or too many people, is no such decision. They need a
 * reason of their own: one that was given for a guest must not sell a room that another desk has just taken.
 */
const ofSales = new Set<string>([
  "NO_AVAILABILITY",
  "ROOMS_LEFT",
  "HOUSE_FULL",
  "MIN_STAY",
  "MIN_STAY_THROUGH",
  "MAX_STAY",
  "QUOTA",
  "COMPANY_QUOTA",
  "CLOSED",
  "CLOSED_TO_ARRIVAL",
  "CLOSED_TO_DEPARTURE",
] satisfies ReasonCode[]);

/** Whether a person may sell it all the same, and says why. */
export const isSaleOverridable = (reasons: readonly { code: string }[]): boolean =>
  reasons.length > 0 && reasons.every(({ code }) => ofSales.has(code));
