import type { Feature } from "@/shared/feature/feature";
import { paths } from "@/shared/routing/paths";

declare module "@/shared/i18n/catalogues" {
  interface Catalogues {
    close: typeof import("@/locales/es/close.json");
  }
}

export const closeFeature: Feature = {
  catalogues: ["close", "booking", "invoice", "reservations", "day", "desk", "roomState", "controls", "reasons"],
  state: async () => (await import("./closeState")).closeState,
  outboxes: ["closeWrites"],
  pages: [
    {
      path: paths.close,
      page: async () => (await import("./ClosePage")).ClosePage,
      title: "close.title",
      parent: "menu.reservations",
      under: paths.checkInOut,
      sweep: [{ empty: "close.state.done", failed: "close.failed" }],
    },
    {
      path: paths.dayReport,
      page: async () => (await import("./ReportPage")).ReportPage,
      parent: "menu.reservations",
      under: paths.checkInOut,
      sweep: [{ at: `${paths.close}/yesterday`, empty: "close.unknownReport", failed: "close.reportFailed" }],
    },
  ],
};
