import type { Feature } from "@/shared/feature/feature";

import { posPaths } from "./posPaths";

export const articlesFeature: Feature = {
  catalogues: ["articles", "stock", "priceLists", "controls", "reasons", "posReasons"],
  state: async () => (await import("./articles/articlesState")).articlesState,
  outboxes: ["articleWrites", "stockMovementWrites", "priceListWrites"],
  pages: [
    {
      path: `${posPaths.articles}/:id?`,
      page: async () => (await import("./articles/ArticlesPage")).ArticlesPage,
      parent: "menu.till",
      menu: { label: "articles.menu", place: 4 },
      sweep: [
        { empty: "table.empty", failed: "articles.failed" },
        { at: `${posPaths.articles}/ART-000999`, empty: "articles.unknown", failed: "articles.recordFailed" },
      ],
    },
    {
      path: `${posPaths.stock}/:id?`,
      page: async () => (await import("./articles/StockPage")).StockPage,
      title: "stock.title",
      parent: "menu.till",
      under: posPaths.articles,
      sweep: [{ empty: "table.empty", failed: "stock.failed" }],
    },
    {
      path: `${posPaths.priceLists}/:id?`,
      page: async () => (await import("./articles/PriceListsPage")).PriceListsPage,
      title: "priceLists.title",
      parent: "menu.till",
      under: posPaths.articles,
      sweep: [{ empty: "table.empty", failed: "priceLists.failed" }],
    },
  ],
};
