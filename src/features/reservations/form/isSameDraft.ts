import type { ReservationDraft } from "@/contract/reservations";

/** Whether two forms say the same: both are made of their fields in one order. */
export const isSameDraft = (one: ReservationDraft, other: ReservationDraft) =>
  JSON.stringify(one) === JSON.stringify(other);
