import type { Feature } from "@/shared/feature/feature";
import { paths } from "@/shared/routing/paths";

declare module "@/shared/i18n/catalogues" {
  interface Catalogues {
    tasks: typeof import("@/locales/es/tasks.json");
  }
}

export const tasksFeature: Feature = {
  catalogues: ["tasks"],
  state: async () => (await import("./tasksState")).tasksState,
  outboxes: ["ticks"],
  routes: [{ path: paths.tasks, page: async () => (await import("./TasksPage")).TasksPage }],
};
