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
  pages: [
    {
      path: paths.tasks,
      page: async () => (await import("./TasksPage")).TasksPage,
      title: "tasks.title",
      parent: "tasks.parent",
      sweep: [{ empty: "tasks.empty", failed: "tasks.failed" }],
    },
  ],
};
