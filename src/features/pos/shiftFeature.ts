import type { Feature } from "@/shared/feature/feature";

import { posPaths } from "./posPaths";

export const shiftFeature: Feature = {
  catalogues: ["tillShifts", "tickets", "controls", "reasons", "posReasons"],
  state: async () => (await import("./shift/shifts")).shiftState,
  outboxes: ["tillShiftWrites"],
  pages: [
    {
      path: `${posPaths.shift}/:id?`,
      page: async () => (await import("./shift/ShiftPage")).ShiftPage,
      parent: "menu.till",
      menu: { label: "tillShifts.menu", place: 3 },
      sweep: [{ empty: "table.empty", failed: "tillShifts.failed" }],
    },
  ],
};
