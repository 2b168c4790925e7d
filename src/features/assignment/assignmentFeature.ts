import type { Feature } from "@/shared/feature";
import { paths } from "@/shared/routing/paths";

export const assignmentFeature: Feature = {
  catalogues: ["assignment", "controls", "reasons"],
  state: async () => (await import("./assignmentState")).assignmentState,
  outboxes: ["assignmentWrites"],
  routes: [{ path: paths.assignment, page: async () => (await import("./AssignmentPage")).AssignmentPage }],
};
