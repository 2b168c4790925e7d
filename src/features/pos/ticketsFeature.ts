import { paths } from "@/shared/routing/paths";
import type { Feature } from "@/shared/feature/feature";

export const ticketsFeature: Feature = {
  catalogues: ["tickets", "invoice", "controls", "reasons", "posReasons"],
  state: async () => {
    const [{ tickets }, { tillDrawer }] = await Promise.all([import("./tickets/tickets"), import("./tillDrawer")]);
    return [tickets.list, tillDrawer];
  },
  outboxes: ["ticketWrites"],
  pages: [
    {
      path: `${paths.tickets}/:id?`,
      page: async () => (await import("./tickets/TicketsPage")).TicketsPage,
      parent: "menu.till",
      menu: { label: "tickets.menu", place: 2 },
      sweep: [
        { empty: "table.empty", failed: "tickets.failed" },
        { at: `${paths.tickets}/TK-000001`, empty: "tickets.unknown", failed: "tickets.recordFailed" },
      ],
    },
  ],
};
