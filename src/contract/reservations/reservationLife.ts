/** The stored state of a reservation. */
export type ReservationState =
  | "inquiry"
  | "waitlist"
  | "optional"
  | "pending"
  | "confirmed"
  | "inHouse"
  | "checkedOut"
  | "cancelled"
  | "noShow";

/** The name of a reservation at the front desk on a business date, derived from state and date. It is never stored. */
export type Situation =
  | ReservationState
  | "arrivesToday"
  | "arrivalOverdue"
  | "departsToday"
  | "departureOverdue"
  | "optionExpired";

export type ReservationAction =
  | "confirm"
  | "cancel"
  | "markNoShow"
  | "reportNoShow"
  | "revertReportNoShow"
  | "reactivate"
  | "release"
  | "assignRoom"
  | "unassignRoom"
  | "checkIn"
  | "revertCheckIn"
  | "checkInLate"
  | "revertCheckInLate"
  | "checkOut"
  | "reopen";

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

/** Reasons why a guest in the house changes rooms. */
export const roomMoveReasons = ["fault", "noise", "guestRequest", "upgrade", "operations", "other"] as const;
export type RoomMoveReason = (typeof roomMoveReasons)[number];
