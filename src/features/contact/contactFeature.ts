import type { Feature } from "@/shared/feature/feature";
import { paths } from "@/shared/routing/paths";

declare module "@/shared/i18n/catalogues" {
  interface Catalogues {
    guestContact: typeof import("@/locales/es/guestContact.json");
  }
}

export const contactFeature: Feature = {
  catalogues: ["guestContact", "guests", "controls", "reasons", "booking", "reservations"],
  state: async () => (await import("./contactState")).contactState,
  outboxes: ["messageWrites", "templateWrites", "scheduleWrites", "messageSendings"],
  // what opens over a page is part of the page's route, so that the page below stays as it is
  routes: [
    {
      path: `${paths.guestContact}/:part?/:id?`,
      page: async () => (await import("./messages/MessagesPage")).MessagesPage,
    },
    {
      path: `${paths.messageTemplates}/:id?`,
      page: async () => (await import("./templates/TemplatesPage")).TemplatesPage,
    },
    {
      path: `${paths.messageSchedules}/:id?`,
      page: async () => (await import("./schedules/SchedulesPage")).SchedulesPage,
    },
  ],
};
