/** The pages of the point of sale. */
export const posPaths = {
  sale: "/app/pos/sale",
  tickets: "/app/pos/tickets",
  shift: "/app/pos/shift",
  articles: "/app/pos/articles",
} as const;
