import type { Feature } from "@/shared/feature/feature";
import { paths } from "@/shared/routing/paths";
import { plannedPage } from "@/shared/feature/plannedPage";

declare module "@/shared/i18n/catalogues" {
  interface Catalogues {
    rooms: typeof import("@/locales/es/rooms.json");
  }
}

const parent = "menu.rooms";

export const roomsFeature: Feature = {
  catalogues: ["rooms"],
  pages: [plannedPage(paths.roomStatus, "status", parent, 2)],
};
