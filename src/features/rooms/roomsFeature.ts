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
  redirects: { [paths.rooms]: paths.roomInventory },
  pages: [
    {
      path: paths.roomInventory,
      page: plannedPage("inventory.plan"),
      parent,
      menu: { label: "inventory.menu", place: 1 },
    },
    {
      path: paths.roomStatus,
      page: plannedPage("status.plan"),
      parent,
      menu: { label: "status.menu", place: 2 },
    },
    {
      path: paths.roomRates,
      page: plannedPage("rates.plan"),
      parent,
      menu: { label: "rates.menu", place: 3 },
    },
    {
      path: paths.housekeeping,
      page: plannedPage("housekeeping.plan"),
      parent,
      menu: { label: "housekeeping.menu", place: 4 },
    },
  ],
};
