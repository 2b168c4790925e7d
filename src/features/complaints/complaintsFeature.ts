import type { Feature } from "@/shared/feature/feature";
import { paths } from "@/shared/routing/paths";

declare module "@/shared/i18n/catalogues" {
  interface Catalogues {
    complaints: typeof import("@/locales/es/complaints.json");
  }
}

export const complaintsFeature: Feature = {
  catalogues: ["complaints", "guests", "controls", "reasons", "booking", "reservations", "people"],
  state: async () => (await import("./complaintsState")).complaintsState,
  outboxes: ["complaintWrites"],
  pages: [
    {
      path: `${paths.complaints}/:id?`,
      page: async () => (await import("./ComplaintsPage")).ComplaintsPage,
      parent: "menu.guests",
      menu: { label: "complaints.menu", place: 3 },
      sweep: [
        { empty: "board.empty", failed: "complaints.failed" },
        { at: `${paths.complaints}/Q-000038`, empty: "complaints.unknown", failed: "complaints.recordFailed" },
      ],
    },
  ],
};
