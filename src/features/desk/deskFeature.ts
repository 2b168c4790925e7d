import type { Feature } from "@/shared/feature/feature";
import { paths } from "@/shared/routing/paths";

declare module "@/shared/i18n/catalogues" {
  interface Catalogues {
    desk: typeof import("@/locales/es/desk.json");
    handover: typeof import("@/locales/es/handover.json");
    register: typeof import("@/locales/es/register.json");
  }
}

export const deskFeature: Feature = {
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
  commands: async () => (await import("./deskCommands")).deskCommands,
  state: async () => (await import("./deskState")).deskState,
  outboxes: ["reservationWrites", "askedRequests", "registerWrites", "handoverWrites"],
  routes: [{ path: `${paths.checkInOut}/:act?/:id?`, page: async () => (await import("./DeskPage")).DeskPage }],
};
