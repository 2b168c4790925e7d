import type { Feature } from "@/shared/feature/feature";
import { paths } from "@/shared/routing/paths";

declare module "@/shared/i18n/catalogues" {
  interface Catalogues {
    housekeeping: typeof import("@/locales/es/housekeeping.json");
  }
}

export const housekeepingFeature: Feature = {
  catalogues: ["housekeeping", "controls", "reasons"],
  state: async () => (await import("./housekeepingState")).housekeepingState,
  outboxes: ["cleaningTaskWrites", "cleaningSharings", "housekeepingAbsences"],
  pages: [
    {
      path: `${paths.housekeeping}/:id?`,
      page: async () => (await import("./HousekeepingPage")).HousekeepingPage,
      parent: "menu.rooms",
      menu: { label: "housekeeping.menu", place: 4 },
      sweep: [{ empty: "housekeeping.none", failed: "housekeeping.failed" }],
    },
  ],
};
