import type { Feature } from "@/shared/feature/feature";
import { paths } from "@/shared/routing/paths";

declare module "@/shared/i18n/catalogues" {
  interface Catalogues {
    reservations: typeof import("@/locales/es/reservations.json");
    booking: typeof import("@/locales/es/booking.json");
    day: typeof import("@/locales/es/day.json");
  }
}

const parent = "menu.reservations";

export const reservationsFeature: Feature = {
  catalogues: [
    "reservations",
    "controls",
    "reasons",
    "booking",
    "day",
    "desk",
    "roomState",
    "register",
    "requests",
    "guests",
    "guestContact",
    "invoice",
  ],
  commands: [{ texts: ["desk"], fetch: async () => (await import("./list/reservationCommands")).reservationCommands }],
  state: async () => (await import("./reservationsState")).reservationsState,
  outboxes: ["reservationWrites", "stayBillingWrites", "askedRequests"],
  redirects: { [paths.booking]: paths.reservations },
  pages: [
    {
      path: paths.bookingHome,
      page: async () => (await import("./day/DayPage")).DayPage,
      title: "booking.home",
      parent,
      menu: { label: "palette.day.menu", place: 0 },
      sweep: [{ empty: "day.urgent.none", failed: "day.failed" }],
    },
    {
      path: paths.reservations,
      page: async () => (await import("./list/ReservationsPage")).ReservationsPage,
      title: "reservations.title",
      parent,
      menu: { label: "reservations.menu", place: 1 },
      sweep: [{ empty: "table.empty", failed: "list.failed" }],
    },
    {
      path: paths.reservation,
      page: async () => (await import("./form/ReservationPage")).ReservationPage,
      parent,
      under: paths.reservations,
      // there is no such reservation in an empty property
      sweep: [
        { at: "/app/booking/management/booking/RSV-000482", empty: "booking.unknown", failed: "booking.recordFailed" },
      ],
    },
  ],
};
