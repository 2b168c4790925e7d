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
  routes: [{ path: `${paths.requests}/:id?`, page: async () => (await import("./RequestsPage")).RequestsPage }],
};
