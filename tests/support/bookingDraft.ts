import type { ReservationDraft } from "@/contract/reservations/reservationDraft";

/** Two adults for two nights in May. */
export const bookingDraft: ReservationDraft = {
  state: "confirmed",
  arrival: "2026-05-08",
  departure: "2026-05-10",
  eta: "",
  adults: 2,
  childrenAges: [],
  roomTypeId: "DBL",
  ratePlanId: "BAR",
  newGuest: {
    firstName: "Ana",
    lastName: "Otero",
    email: "ana.otero@example.org",
    phone: "",
    document: "",
    country: "",
  },
  channelId: "phone",
  externalRef: "",
  guarantee: "card",
  releaseOn: "",
  extras: [],
  notes: { internal: "", guest: "", request: "" },
};
