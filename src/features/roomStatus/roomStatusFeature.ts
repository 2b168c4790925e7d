import type { Feature } from "@/shared/feature/feature";
import { paths } from "@/shared/routing/paths";

declare module "@/shared/i18n/catalogues" {
  interface Catalogues {
    roomStatus: typeof import("@/locales/es/roomStatus.json");
  }
}

export const roomStatusFeature: Feature = {
  catalogues: ["roomStatus", "roomState", "controls", "reasons"],
  commands: [{ texts: ["roomStatus"], fetch: async () => (await import("./roomCommands")).roomCommands }],
  state: async () => (await import("./roomStatusState")).roomStatusState,
  outboxes: ["roomMarkWrites", "faultReports"],
  pages: [
    {
      path: `${paths.roomStatus}/:id?`,
      page: async () => (await import("./RoomStatusPage")).RoomStatusPage,
      parent: "menu.rooms",
      menu: { label: "roomStatus.menu", place: 2 },
      sweep: [
        { emptyAt: "?show=fault", empty: "roomStatus.none", failed: "roomState.failed" },
        { at: `${paths.roomStatus}/R-104`, empty: "roomState.vacant", failed: "roomState.failed" },
      ],
    },
  ],
};
