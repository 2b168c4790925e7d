import { paths } from "@/shared/routing/paths";
import type { Feature } from "@/shared/feature/feature";

declare module "@/shared/i18n/catalogues" {
  interface Catalogues {
    sale: typeof import("@/locales/es/sale.json");
    posReasons: typeof import("@/locales/es/posReasons.json");
    tickets: typeof import("@/locales/es/tickets.json");
    articles: typeof import("@/locales/es/articles.json");
    stock: typeof import("@/locales/es/stock.json");
    priceLists: typeof import("@/locales/es/priceLists.json");
    tillShifts: typeof import("@/locales/es/tillShifts.json");
  }
}

export const posFeature: Feature = {
  catalogues: ["sale", "tickets", "controls", "reasons", "posReasons", "invoice"],
  state: async () => (await import("./sale/state/saleState")).saleState,
  outboxes: ["tillWrites"],
  showsConnection: true, // in a place of its own: nothing moves
  pages: [
    {
      path: paths.sale,
      page: async () => (await import("./sale/SalePage")).SalePage,
      parent: "menu.till",
      menu: { label: "sale.menu", place: 1 },
    },
  ],
};
