import type { Feature } from "@/shared/feature/feature";
import { entrance } from "@/shared/routing/entrance";
import { paths } from "@/shared/routing/paths";

declare module "@/shared/i18n/catalogues" {
  interface Catalogues {
    dashboards: typeof import("@/locales/es/dashboards.json");
  }
}

const parent = "menu.dashboards";
const hotels = async () => (await import("./DashboardPage")).HotelsDashboardPage;

export const dashboardsFeature: Feature = {
  catalogues: ["dashboards"],
  redirects: { [entrance.home]: paths.dashboardsHome },
  pages: [
    { path: paths.dashboardsHome, page: hotels, title: "hotels.menu", parent, under: paths.hotels },
    { path: paths.hotels, page: hotels, parent, menu: { label: "hotels.menu", place: 1 } },
    {
      path: paths.restaurants,
      page: async () => (await import("./DashboardPage")).RestaurantsDashboardPage,
      parent,
      menu: { label: "restaurants.menu", place: 2 },
    },
    {
      path: paths.sales,
      page: async () => (await import("./DashboardPage")).SalesDashboardPage,
      parent,
      menu: { label: "sales.menu", place: 3 },
    },
  ],
};
