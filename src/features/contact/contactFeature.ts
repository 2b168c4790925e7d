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
  pages: [
    {
      path: `${paths.guestContact}/:part?/:id?`,
      page: async () => (await import("./messages/MessagesPage")).MessagesPage,
      parent: "menu.guests",
      menu: { label: "guestContact.menu", place: 5 },
      sweep: [
        { failed: "guestContact.failed", empty: "table.empty" },
        {
          at: `${paths.guestContact}/messages/M-000012`,
          empty: "guestContact.unknown",
          failed: "guestContact.recordFailed",
        },
        {
          at: `${paths.bulkMessage}?reservations=RSV-000482`,
          empty: "guestContact.none",
          failed: "guestContact.templatesFailed",
        },
      ],
    },
    {
      path: `${paths.messageTemplates}/:id?`,
      page: async () => (await import("./templates/TemplatesPage")).TemplatesPage,
      title: "guestContact.menu",
      parent: "menu.guests",
      sweep: [
        { empty: "guestContact.none", failed: "guestContact.templatesFailed" },
        {
          at: `${paths.messageTemplates}/template-2`,
          empty: "guestContact.template.unknown",
          failed: "guestContact.template.recordFailed",
        },
      ],
    },
    {
      path: `${paths.messageSchedules}/:id?`,
      page: async () => (await import("./schedules/SchedulesPage")).SchedulesPage,
      title: "guestContact.menu",
      parent: "menu.guests",
      sweep: [
        { empty: "guestContact.none", failed: "guestContact.schedulesFailed" },
        {
          at: `${paths.messageSchedules}/schedule-1`,
          empty: "guestContact.schedule.unknown",
          failed: "guestContact.schedule.recordFailed",
        },
      ],
    },
  ],
};
