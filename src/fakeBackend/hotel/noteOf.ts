import type { ReservationNotes } from "@/contract/reservations/reservations";

/** What the desk should know before the guest arrives. */
export const noteOf = ({ request, internal }: ReservationNotes) => [request, internal].filter(Boolean).join(" · ");
