import type { Feature } from "@/shared/feature/feature";
import { paths } from "@/shared/routing/paths";

declare module "@/shared/i18n/catalogues" {
  interface Catalogues {
    desk: typeof import("@/locales/es/desk.json");
    handover: typeof import("@/locales/es/handover.json");
    register: typeof import("@/locales/es/register.json");
  }
}

/** A reservation of the sample. */
const swept = "RSV-000482";

export const deskFeature: Feature = {
  catalogues: [
    "reservations",
    "controls",
    "reasons",
    "booking",
    "day",
    "desk",
    "roomState",
    "register",
    "handover",
    "requests",
    "guests",
    "loyalty",
    "invoice",
  ],
  commands: [{ texts: ["desk"], fetch: async () => (await import("./deskCommands")).deskCommands }],
  state: async () => (await import("./deskState")).deskState,
  outboxes: [
    "reservationWrites",
    "stayBillingWrites",
    "askedRequests",
    "registerWrites",
    "handoverWrites",
    "enrolments",
  ],
  pages: [
    {
      path: `${paths.checkInOut}/:act?/:id?`,
      page: async () => (await import("./DeskPage")).DeskPage,
      parent: "menu.reservations",
      menu: { label: "checkInOut.menu", place: 2 },
      sweep: [
        { empty: "day.arrivals.none", failed: "desk.failed" },
        { at: `${paths.checkInOut}/in/${swept}`, empty: "booking.unknown", failed: "booking.recordFailed" },
        { at: `${paths.checkInOut}/out/${swept}`, empty: "booking.unknown", failed: "booking.recordFailed" },
        { at: `${paths.checkInOut}/travellers/${swept}`, empty: "register.unknown", failed: "register.recordFailed" },
        { at: paths.walkIn, failed: "desk.failed" },
      ],
    },
  ],
};
