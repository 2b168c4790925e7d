import type { CancelReason } from "@/contract/reservations/reservationLife";
import type { Reservation } from "@/contract/reservations/reservations";

/** Whether a reservation that is cancelled for a reason counts as one that was lost. */
const counted: Record<CancelReason, boolean> = {
  guestRequest: true,
  bookedElsewhere: true,
  tooExpensive: true,
  forceMajeure: true,
  guestComplaint: true,
  invalidPayment: true,
  notConfirmed: true,
  // typed twice or by mistake: it was no booking of a guest
  entryError: false,
  agencyRequest: true,
  // another one replaces it
  modified: false,
  other: true,
};

export const isCountedReason = (reason: CancelReason = "other"): boolean => counted[reason];

/** Whether it was cancelled for a reason that does not count: then it was never booked, and nothing is lost by it. */
export const isUncounted = ({ state, cancelReason }: Pick<Reservation, "state" | "cancelReason">): boolean =>
  state === "cancelled" && !isCountedReason(cancelReason);
