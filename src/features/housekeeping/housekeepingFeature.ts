import type { Feature } from "@/shared/feature/feature";
import { paths } from "@/shared/routing/paths";

declare module "@/shared/i18n/catalogues" {
  interface Catalogues {
    housekeeping: typeof import("@/locales/es/housekeeping.json");
    lostThings: typeof import("@/locales/es/lostThings.json");
    shift: typeof import("@/locales/es/shift.json");
  }
}

export const housekeepingFeature: Feature = {
  catalogues: ["housekeeping", "shift", "lostThings", "controls", "reasons"],
  state: async () => [
    ...(await import("./housekeepingState")).housekeepingState,
    ...(await import("./shift/shiftParts")).shiftParts,
  ],
  outboxes: ["cleaningTaskWrites", "cleaningSharings", "housekeepingAbsences", "shiftWrites", "lostThingWrites"],
  pages: [
    {
      path: `${paths.housekeeping}/:id?`,
      page: async () => (await import("./HousekeepingPage")).HousekeepingPage,
      parent: "menu.rooms",
      menu: { label: "housekeeping.menu", place: 4 },
      sweep: [{ empty: "housekeeping.none", failed: "housekeeping.failed" }],
    },
    {
      path: paths.shift,
      page: async () => (await import("./shift/ShiftPage")).ShiftPage,
      parent: "menu.rooms",
      menu: { label: "shift.menu", place: 5 },
      sweep: [{ empty: "shift.person", failed: "shift.failed" }],
    },
    {
      path: `${paths.lostThings}/:id?`,
      page: async () => (await import("./lostThings/LostThingsPage")).LostThingsPage,
      parent: "menu.rooms",
      menu: { label: "lostThings.menu", place: 6 },
      sweep: [
        { empty: "table.empty", failed: "lostThings.failed" },
        { at: `${paths.lostThings}/OP-000011`, empty: "lostThings.unknown", failed: "lostThings.recordFailed" },
      ],
    },
  ],
};
