import type { Reason } from "./reasons";

/** What is stored of a reservation's life. */
export type ReservationState =
  "inquiry" | "waitlist" | "optional" | "pending" | "confirmed" | "inHouse" | "checkedOut" | "cancelled" | "noShow";

/** What the front desk calls it on a business date: the state, or what the date makes of it. Never stored. */
export type Situation =
  ReservationState | "arrivesToday" | "arrivalOverdue" | "departsToday" | "departureOverdue" | "optionExpired";

export type ReservationAction =
  | "confirm"
  | "cancel"
  | "markNoShow"
  | "reactivate"
  | "release"
  | "assignRoom"
  | "unassignRoom"
  | "checkIn"
  | "revertCheckIn"
  | "checkOut"
  | "reopen";

/** Each answer says what may be done now and, where something may not, why. */
export interface ActionPermission {
  action: ReservationAction;
  isAllowed: boolean;
  /** Not allowed by the rules, but on the word of who does it: with an `overrideReason`. */
  isOverridable: boolean;
  reasons: Reason[];
}

export const cancelReasons = [
  "guestRequest",
  "bookedElsewhere",
  "tooExpensive",
  "forceMajeure",
  "guestComplaint",
  "invalidPayment",
  "notConfirmed",
  "entryError",
  "agencyRequest",
  "modified",
  "other",
] as const;
export type CancelReason = (typeof cancelReasons)[number];
