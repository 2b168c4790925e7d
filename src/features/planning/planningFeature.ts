import type { Feature } from "@/shared/feature/feature";
import { paths } from "@/shared/routing/paths";

declare module "@/shared/i18n/catalogues" {
  interface Catalogues {
    planning: typeof import("@/locales/es/planning.json");
  }
}

export const planningFeature: Feature = {
  catalogues: ["planning", "assignment", "booking", "controls", "desk", "roomState", "reasons"],
  state: async () => (await import("./planningState")).planningState,
  outboxes: ["planningMoves", "planningBlocks", "planningOverbookings"],
  pages: [
    {
      path: paths.availability,
      page: async () => (await import("./PlanningPage")).PlanningPage,
      parent: "menu.reservations",
      menu: { label: "planning.menu", place: 3 },
      sweep: [{ empty: "planning.none", failed: "planning.failed" }],
    },
  ],
};
