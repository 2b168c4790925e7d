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
  commands: [{ texts: [], fetch: async () => (await import("./guestCommands")).guestCommands }],
  state: async () => (await import("./guestsState")).guestsState,
  outboxes: ["guestWrites", "guestPairs", "enrolments"],
  redirects: { [paths.customers]: paths.guests },
  pages: [
    {
      path: `${paths.guests}/:id?`,
      page: async () => (await import("./GuestsPage")).GuestsPage,
      parent: "menu.guests",
      menu: { label: "guests.menu", place: 1 },
      sweep: [
        { empty: "table.empty", failed: "guests.failed" },
        { at: `${paths.guests}/guest-12`, empty: "guests.unknown", failed: "guests.recordFailed" },
        { at: paths.guestDuplicates, empty: "guests.merge.none", failed: "guests.merge.failed" },
      ],
    },
  ],
};
