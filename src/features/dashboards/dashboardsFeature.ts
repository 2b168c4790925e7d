import type { Feature } from "@/shared/feature/feature";
import { paths } from "@/shared/routing/paths";

declare module "@/shared/i18n/catalogues" {
  interface Catalogues {
    dashboards: typeof import("@/locales/es/dashboards.json");
  }
}

const hotels = async () => (await import("./DashboardPage")).HotelsDashboardPage;

export const dashboardsFeature: Feature = {
  catalogues: ["dashboards"],
  redirects: { [paths.dashboards]: paths.dashboardsHome },
  routes: [
    { path: paths.dashboardsHome, page: hotels },
    { path: paths.hotels, page: hotels },
    { path: paths.restaurants, page: async () => (await import("./DashboardPage")).RestaurantsDashboardPage },
    { path: paths.sales, page: async () => (await import("./DashboardPage")).SalesDashboardPage },
  ],
};
