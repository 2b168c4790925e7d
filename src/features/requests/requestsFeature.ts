import type { Feature } from "@/shared/feature/feature";
import { paths } from "@/shared/routing/paths";

declare module "@/shared/i18n/catalogues" {
  interface Catalogues {
    requests: typeof import("@/locales/es/requests.json");
  }
}

export const requestsFeature: Feature = {
  catalogues: ["requests", "controls", "reasons", "booking", "reservations", "people"],
  state: async () => (await import("./requestsState")).requestsState,
  outboxes: ["requestWrites"],
  pages: [
    {
      path: `${paths.requests}/:id?`,
      page: async () => (await import("./RequestsPage")).RequestsPage,
      parent: "menu.guests",
      menu: { label: "requests.menu", place: 4 },
      sweep: [
        { empty: "table.empty", failed: "requests.failed" },
        { at: `${paths.requests}/S-000012`, empty: "requests.unknown", failed: "requests.recordFailed" },
      ],
    },
  ],
};
