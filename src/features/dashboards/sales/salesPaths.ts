const withText = (path: string) => (text: string) => `${path}?${new URLSearchParams({ text }).toString()}`;

/** Where the rows behind the figures are listed. */
export const salesPaths = {
  tickets: "/app/pos/tickets",
  ticketsIn: (view: string) => `/app/pos/tickets?view=${view}`,
  ticketsWith: withText("/app/pos/tickets"),
  articlesWith: withText("/app/pos/articles"),
  shift: (id: string) => `/app/pos/shift/${id}`,
};
