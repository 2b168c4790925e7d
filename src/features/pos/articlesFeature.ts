import { paths } from "@/shared/routing/paths";
import type { Feature } from "@/shared/feature/feature";

export const articlesFeature: Feature = {
  catalogues: ["articles", "stock", "priceLists", "controls", "reasons", "posReasons"],
  state: async () => (await import("./articles/articlesState")).articlesState,
  outboxes: ["articleWrites", "stockMovementWrites", "priceListWrites"],
  pages: [
    {
      path: `${paths.articles}/:id?`,
      page: async () => (await import("./articles/ArticlesPage")).ArticlesPage,
      parent: "menu.till",
      menu: { label: "articles.menu", place: 4 },
      sweep: [
        { empty: "table.empty", failed: "articles.failed" },
        { at: `${paths.articles}/ART-000999`, empty: "articles.unknown", failed: "articles.recordFailed" },
      ],
    },
    {
      path: `${paths.stock}/:id?`,
      page: async () => (await import("./articles/StockPage")).StockPage,
      title: "stock.title",
      parent: "menu.till",
      under: paths.articles,
      sweep: [{ empty: "table.empty", failed: "stock.failed" }],
    },
    {
      path: `${paths.priceLists}/:id?`,
      page: async () => (await import("./articles/PriceListsPage")).PriceListsPage,
      title: "priceLists.title",
      parent: "menu.till",
      under: paths.articles,
      sweep: [{ empty: "table.empty", failed: "priceLists.failed" }],
    },
  ],
};
