import type { Period } from "@/contract/figures/period";
import type { TillId } from "@/contract/outlets";
import { openStates, soldStates, type TicketMethod } from "@/contract/pos/tickets";
import { paths } from "@/shared/routing/paths";

const queryOf = (values: Record<string, string>) => new URLSearchParams(values).toString();

/** The lists of the rows behind the figures of a period, and of one till where it is chosen. */
export function salesPaths(period: Period, till: TillId | undefined) {
  const tickets = (states: readonly string[], more = {}) =>
    `${paths.tickets}?${queryOf({ ...(till && { till }), state: states.join(), ...more })}`;
  return {
    sold: tickets(soldStates, period),
    soldBy: (person: string) => tickets(soldStates, { ...period, text: person }),
    /** Paid by it alone, or in part. */
    paidBy: (method: TicketMethod) => tickets(soldStates, { ...period, method: `${method},several` }),
    voided: tickets(["voided"], period),
    /** Whenever they were sold: a return counts on its own day. */
    returned: tickets(["partlyReturned", "returned"]),
    open: tickets(openStates),
  };
}

export type SalesPaths = ReturnType<typeof salesPaths>;

export const categoryPath = (category: string) => `${paths.articles}?${queryOf({ text: category })}`;
export const articlePath = (id: string) => `${paths.articles}/${id}`;
export const shiftPath = (id: string) => `${paths.tillShifts}/${id}`;
