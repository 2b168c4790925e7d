/** The pages of the point of sale. */
export const posPaths = {
  sale: "/app/pos/sale",
  tickets: "/app/pos/tickets",
  shift: "/app/pos/shift",
  articles: "/app/pos/articles",
  stock: "/app/pos/stock",
  priceLists: "/app/pos/price-lists",
} as const;
