import type { Feature } from "@/shared/feature/feature";
import { paths } from "@/shared/routing/paths";
import { plannedPage } from "@/shared/feature/plannedPage";

declare module "@/shared/i18n/catalogues" {
  interface Catalogues {
    rooms: typeof import("@/locales/es/rooms.json");
  }
}

const parent = "rooms.parent";

export const roomsFeature: Feature = {
  catalogues: ["rooms"],
  redirects: { [paths.rooms]: paths.roomInventory },
  routes: [
    {
      path: paths.roomInventory,
      page: plannedPage({ parent, title: "inventory.title", description: "inventory.plan" }),
    },
    { path: paths.roomStatus, page: plannedPage({ parent, title: "status.title", description: "status.plan" }) },
    { path: paths.roomRates, page: plannedPage({ parent, title: "rates.title", description: "rates.plan" }) },
    {
      path: paths.housekeeping,
      page: plannedPage({ parent, title: "housekeeping.title", description: "housekeeping.plan" }),
    },
  ],
};
