import type { Feature } from "@/shared/feature/feature";
import { paths } from "@/shared/routing/paths";
import { plannedPage } from "@/shared/feature/plannedPage";

declare module "@/shared/i18n/catalogues" {
  interface Catalogues {
    reservations: typeof import("@/locales/es/reservations.json");
    booking: typeof import("@/locales/es/booking.json");
    desk: typeof import("@/locales/es/desk.json");
    handover: typeof import("@/locales/es/handover.json");
    register: typeof import("@/locales/es/register.json");
    day: typeof import("@/locales/es/day.json");
  }
}

const parent = "reservations.parent";

export const reservationsFeature: Feature = {
  catalogues: [
    "reservations",
    "controls",
    "reasons",
    "booking",
    "day",
    "desk",
    "register",
    "handover",
    "requests",
    "guests",
  ],
  commands: async () => (await import("./bookingCommands")).bookingCommands,
  state: async () => (await import("./reservationsState")).reservationsState,
  outboxes: ["reservationWrites", "askedRequests", "registerWrites", "handoverWrites"],
  redirects: { [paths.booking]: paths.reservations },
  routes: [
    { path: paths.bookingHome, page: async () => (await import("./day/DayPage")).DayPage },
    { path: paths.reservations, page: async () => (await import("./list/ReservationsPage")).ReservationsPage },
    { path: paths.reservation, page: async () => (await import("./form/ReservationPage")).ReservationPage },
    { path: paths.channels, page: plannedPage({ parent, title: "channels.title", description: "channels.plan" }) },
    { path: `${paths.checkInOut}/:act?/:id?`, page: async () => (await import("./desk/DeskPage")).DeskPage },
    { path: paths.policy, page: plannedPage({ parent, title: "policy.title", description: "policy.plan" }) },
  ],
};
