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

/** Its name at the front desk on a business date, derived from state and date. Never stored. */
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

/** Why a guest in the house changes rooms. */
export const roomMoveReasons = ["fault", "noise", "guestRequest", "upgrade", "operations", "other"] as const;
export type RoomMoveReason = (typeof roomMoveReasons)[number];
