import { paths } from "@/shared/routing/paths";

const queryOf = (values: Record<string, string>) => new URLSearchParams(values).toString();

/** Where the rows behind the figures are listed. */
export const salesPaths = {
  tickets: paths.tickets,
  ticketsIn: (view: "parked" | "returned" | "voided") => `${paths.tickets}?${queryOf({ view })}`,
  ticketsWith: (text: string) => `${paths.tickets}?${queryOf({ text })}`,
  articlesWith: (text: string) => `${paths.articles}?${queryOf({ text })}`,
  shift: (id: string) => `${paths.tillShifts}/${id}`,
};
