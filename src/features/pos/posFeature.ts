import type { Feature } from "@/shared/feature/feature";

import { posPaths } from "./posPaths";

declare module "@/shared/i18n/catalogues" {
  interface Catalogues {
    sale: typeof import("@/locales/es/sale.json");
  }
}

export const posFeature: Feature = {
  catalogues: ["sale", "controls", "reasons", "invoice"],
  state: async () => (await import("./sale/saleState")).saleState,
  outboxes: ["tillWrites"],
  showsConnection: true, // in a place of its own: nothing moves
  pages: [
    {
      path: posPaths.sale,
      page: async () => (await import("./sale/SalePage")).SalePage,
      parent: "menu.till",
      menu: { label: "sale.menu", place: 1 },
    },
  ],
};
