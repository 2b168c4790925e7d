import type { Feature } from "@/shared/feature/feature";

/** For developers: the page `/parts` instead of the app, in no production build. */
export const partsFeature: Feature = {
  catalogues: [
    "common",
    "controls",
    "reservations",
    "booking",
    "planning",
    "reasons",
    "tasks",
    "auth",
    "people",
    "charts",
    "figures",
  ],
  state: async () => (await import("./partsState")).partsState,
  pages: [],
};

export const partsPage = async () => (await import("./PartsPage")).PartsPage;
