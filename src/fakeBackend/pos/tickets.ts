import type { StoredOf } from "@/contract/definition/defineRecord";
import { ticket, type Ticket, type TicketPayment } from "@/contract/pos/tickets";
import { outletOf } from "@/contract/pos/outlets";

import type { Database } from "../core/database";
import { serveDefinition } from "../records/serveDefinition";
import type { StoredTicket } from "./PosBooks";

/** A ticket in a reply, but for its acts. `documentId` is known once billing is open. */
function shown(stored: StoredTicket, { billing }: Database): Omit<Ticket, "actions"> {
  const { till, name, number, payer, payments, id } = stored;
  const documentId = number === "" ? undefined : billing.find(number)?.id;
  return {
    ...stored,
    title: number || payer?.name || name || id,
    outlet: outletOf[till],
    method: methodsOf(payments),
    ...(documentId && { documentId }),
  };
}

const methodsOf = (payments: readonly TicketPayment[]) => [...new Set(payments.map(({ method }) => method))].join(",");

export const tickets = serveDefinition(ticket, {
  bookOf: ({ pos }) => pos.tickets,
  added: (): Omit<StoredTicket, keyof StoredOf<typeof ticket>> => {
    throw new Error("A ticket is made at a till.");
  },
  shown,
  order: ({ soldAt }) => -Date.parse(soldAt),
});
