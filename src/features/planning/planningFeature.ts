import type { Feature } from "@/shared/feature/feature";
import { paths } from "@/shared/routing/paths";

declare module "@/shared/i18n/catalogues" {
  interface Catalogues {
    planning: typeof import("@/locales/es/planning.json");
  }
}

export const planningFeature: Feature = {
  catalogues: ["planning", "assignment", "booking", "controls", "desk", "reasons"],
  state: async () => (await import("./planningState")).planningState,
  outboxes: ["planningMoves", "planningBlocks", "planningOverbookings"],
  routes: [{ path: paths.availability, page: async () => (await import("./PlanningPage")).PlanningPage }],
};
