import type { Feature } from "@/shared/feature/feature";
import { paths } from "@/shared/routing/paths";

declare module "@/shared/i18n/catalogues" {
  interface Catalogues {
    assignment: typeof import("@/locales/es/assignment.json");
  }
}

export const assignmentFeature: Feature = {
  catalogues: ["assignment", "controls", "reasons"],
  state: async () => (await import("./assignmentState")).assignmentState,
  outboxes: ["assignmentWrites"],
  pages: [
    {
      path: paths.assignment,
      page: async () => (await import("./AssignmentPage")).AssignmentPage,
      title: "assignment.title",
      parent: "menu.reservations",
      menu: { label: "assignment.menu", place: 6 },
      sweep: [{ empty: "assignment.allAssigned", failed: "assignment.failed" }],
    },
  ],
};
