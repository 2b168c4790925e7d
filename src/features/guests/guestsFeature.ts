import type { Feature } from "@/shared/feature/feature";
import { paths } from "@/shared/routing/paths";

declare module "@/shared/i18n/catalogues" {
  interface Catalogues {
    guests: typeof import("@/locales/es/guests.json");
  }
}

export const guestsFeature: Feature = {
  catalogues: [
    "guests",
    "complaints",
    "guestContact",
    "loyalty",
    "controls",
    "reasons",
    "booking",
    "reservations",
    "people",
  ],
  commands: async () => (await import("./guestCommands")).guestCommands,
  state: async () => (await import("./guestsState")).guestsState,
  outboxes: ["guestWrites", "enrolments"],
  redirects: { [paths.customers]: paths.guests },
  routes: [
    // a drawer's address and that of the list are of one route, so that the list below stays as it is
    { path: `${paths.guests}/:id?`, page: async () => (await import("./GuestsPage")).GuestsPage },
  ],
};
