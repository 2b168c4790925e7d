import type { Feature } from "@/shared/feature";
import { paths } from "@/shared/routing/paths";

export const tasksFeature: Feature = {
  catalogues: ["tasks"],
  state: async () => (await import("./tasksState")).tasksState,
  outboxes: ["ticks"],
  routes: [{ path: paths.tasks, page: async () => (await import("./TasksPage")).TasksPage }],
};
