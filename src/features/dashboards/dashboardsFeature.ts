import type { Feature } from "@/shared/feature/feature";
import { entrance } from "@/shared/routing/entrance";
import { paths } from "@/shared/routing/paths";

declare module "@/shared/i18n/catalogues" {
  interface Catalogues {
    dashboards: typeof import("@/locales/es/dashboards.json");
    salesFigures: typeof import("@/locales/es/salesFigures.json");
  }
}

const parent = "menu.dashboards";
const hotels = async () => (await import("./HotelsDashboardPage")).HotelsDashboardPage;
const sweep = [{ empty: "dashboards.channels.none", failed: "dashboards.failed" }] as const;

export const dashboardsFeature: Feature = {
  catalogues: [
    "dashboards",
    "figures",
    "charts",
    "controls",
    "reasons",
    "day",
    "desk",
    "roomState",
    "requests",
    "reservations",
  ],
  state: async () => (await import("./figures/dashboardsState")).dashboardsState,
  redirects: { [entrance.home]: paths.dashboardsHome },
  pages: [
    { path: paths.dashboardsHome, page: hotels, title: "hotels.menu", parent, under: paths.hotels, sweep: [...sweep] },
    { path: paths.hotels, page: hotels, parent, menu: { label: "hotels.menu", place: 1 }, sweep: [...sweep] },
    {
      path: paths.figureRows,
      page: async () => (await import("./rows/FigureRowsPage")).FigureRowsPage,
      parent,
      under: paths.hotels,
      sweep: [{ empty: "dashboards.rows.none", failed: "dashboards.rows.failed" }],
    },
    {
      path: paths.restaurants,
      page: async () => (await import("./RestaurantsDashboardPage")).RestaurantsDashboardPage,
      parent,
      menu: { label: "restaurants.menu", place: 2 },
    },
  ],
};
