import type { Feature, FeaturePage } from "@/shared/feature/feature";

import type { ReportName } from "./ReportFrame";

declare module "@/shared/i18n/catalogues" {
  interface Catalogues {
    reports: typeof import("@/locales/es/reports.json");
  }
}

const reportPage = (name: ReportName, place: number, page: FeaturePage["page"]): FeaturePage => ({
  path: `/app/reports/${name}`,
  page,
  parent: "menu.reports",
  menu: { label: `reports.${name}.menu`, place },
  sweep: [{ failed: `reports.${name}.failed` }],
});

export const reportsFeature: Feature = {
  catalogues: ["reports", "figures", "charts", "controls", "reservations", "close", "booking", "invoice", "reasons"],
  state: async () => (await import("./reportsState")).reportsState,
  pages: [
    reportPage("daily", 1, async () => (await import("./DailyPage")).DailyPage),
    reportPage("forecast", 2, async () => (await import("./ForecastPage")).ForecastPage),
    reportPage("production", 3, async () => (await import("./ProductionPage")).ProductionPage),
    reportPage("cancellations", 4, async () => (await import("./CancellationsPage")).CancellationsPage),
    reportPage("housekeeping", 5, async () => (await import("./HousekeepingReportPage")).HousekeepingReportPage),
  ],
};
