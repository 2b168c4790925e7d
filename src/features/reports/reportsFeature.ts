import type { Feature } from "@/shared/feature/feature";

declare module "@/shared/i18n/catalogues" {
  interface Catalogues {
    reports: typeof import("@/locales/es/reports.json");
  }
}

const parent = "menu.reports";

export const reportsFeature: Feature = {
  catalogues: ["reports", "figures", "charts", "controls", "reservations", "close", "booking", "reasons"],
  state: async () => (await import("./reportsState")).reportsState,
  pages: [
    {
      path: "/app/reports/daily",
      page: async () => (await import("./DailyPage")).DailyPage,
      parent,
      menu: { label: "reports.daily.menu", place: 1 },
      sweep: [{ failed: "reports.daily.failed" }],
    },
    {
      path: "/app/reports/forecast",
      page: async () => (await import("./ForecastPage")).ForecastPage,
      parent,
      menu: { label: "reports.forecast.menu", place: 2 },
      sweep: [{ failed: "reports.forecast.failed" }],
    },
    {
      path: "/app/reports/production",
      page: async () => (await import("./ProductionPage")).ProductionPage,
      parent,
      menu: { label: "reports.production.menu", place: 3 },
      sweep: [{ failed: "reports.production.failed" }],
    },
    {
      path: "/app/reports/cancellations",
      page: async () => (await import("./CancellationsPage")).CancellationsPage,
      parent,
      menu: { label: "reports.cancellations.menu", place: 4 },
      sweep: [{ failed: "reports.cancellations.failed" }],
    },
    {
      path: "/app/reports/housekeeping",
      page: async () => (await import("./HousekeepingPage")).HousekeepingPage,
      parent,
      menu: { label: "reports.housekeeping.menu", place: 5 },
      sweep: [{ failed: "reports.housekeeping.failed" }],
    },
  ],
};
