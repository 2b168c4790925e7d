import type { Feature } from "@/shared/feature/feature";
import { paths } from "@/shared/routing/paths";

/** Apart from the hotel's dashboard, which comes without its texts and figures. */
export const salesDashboardFeature: Feature = {
  catalogues: ["dashboards", "figures", "charts", "controls", "reasons", "salesFigures"],
  state: async () => (await import("./sales/salesState")).salesState,
  pages: [
    {
      path: paths.sales,
      page: async () => (await import("./sales/SalesDashboardPage")).SalesDashboardPage,
      parent: "menu.dashboards",
      menu: { label: "sales.menu", place: 3 },
      sweep: [{ empty: "salesFigures.none", failed: "salesFigures.failed" }],
    },
  ],
};
