import type { Feature } from "@/shared/feature";
import { paths } from "@/shared/routing/paths";

export const contactFeature: Feature = {
  catalogues: ["guestContact", "guests", "controls", "reasons", "booking", "reservations"],
  state: async () => (await import("./contactState")).contactState,
  outboxes: ["messageWrites", "templateWrites", "scheduleWrites", "messageSendings"],
  // the parts and what opens over them are of one route, so that the list below stays as it is
  routes: [
    { path: `${paths.guestContact}/:part?/:id?`, page: async () => (await import("./ContactPage")).ContactPage },
  ],
};
