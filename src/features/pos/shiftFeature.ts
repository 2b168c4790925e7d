import { paths } from "@/shared/routing/paths";
import type { Feature } from "@/shared/feature/feature";

export const shiftFeature: Feature = {
  catalogues: ["tillShifts", "tickets", "controls", "reasons", "posReasons"],
  state: async () => (await import("./shift/shifts")).shiftState,
  outboxes: ["tillShiftWrites"],
  pages: [
    {
      path: `${paths.tillShifts}/:id?`,
      page: async () => (await import("./shift/ShiftPage")).ShiftPage,
      parent: "menu.till",
      menu: { label: "tillShifts.menu", place: 3 },
      sweep: [{ empty: "table.empty", failed: "tillShifts.failed" }],
    },
  ],
};
