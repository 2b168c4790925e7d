import type { Feature } from "@/shared/feature/feature";
import { paths } from "@/shared/routing/paths";
import { plannedPage } from "@/shared/feature/plannedPage";

declare module "@/shared/i18n/catalogues" {
  interface Catalogues {
    reservations: typeof import("@/locales/es/reservations.json");
    booking: typeof import("@/locales/es/booking.json");
    day: typeof import("@/locales/es/day.json");
  }
}

const parent = "reservations.parent";

export const reservationsFeature: Feature = {
  catalogues: ["reservations", "controls", "reasons", "booking", "day", "desk", "requests", "guests"],
  commands: async () => (await import("./list/reservationCommands")).reservationCommands,
  state: async () => (await import("./reservationsState")).reservationsState,
  outboxes: ["reservationWrites", "askedRequests"],
  redirects: { [paths.booking]: paths.reservations },
  routes: [
    { path: paths.bookingHome, page: async () => (await import("./day/DayPage")).DayPage },
    { path: paths.reservations, page: async () => (await import("./list/ReservationsPage")).ReservationsPage },
    { path: paths.reservation, page: async () => (await import("./form/ReservationPage")).ReservationPage },
    { path: paths.channels, page: plannedPage({ parent, title: "channels.title", description: "channels.plan" }) },
    { path: paths.policy, page: plannedPage({ parent, title: "policy.title", description: "policy.plan" }) },
  ],
};
