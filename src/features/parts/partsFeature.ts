import type { Feature } from "@/shared/feature/feature";

/** For developers: the page `/parts` instead of the app, in no production build. */
export const partsFeature: Feature = {
  catalogues: ["common", "controls", "reservations", "booking", "reasons", "auth", "people", "charts", "figures"],
  state: async () => (await import("./samples")).sampleState,
  pages: [],
};

export const partsPage = async () => (await import("./PartsPage")).PartsPage;
