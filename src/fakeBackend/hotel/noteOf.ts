import type { ReservationNotes } from "@/contract/reservations/reservationDraft";

/** Note for the desk before the guest arrives. */
export const noteOf = ({ request, internal }: ReservationNotes) => [request, internal].filter(Boolean).join(" · ");
