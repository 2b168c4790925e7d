import type { DocumentLine } from "@/contract/billing/documentLine";
import type { Ticket } from "@/contract/pos/tickets";
import type { CivilDate } from "@/contract/property";

import { ticketAmounts } from "./ticketAmounts";

/** The lines of a ticket's document, in its order; what was free is on the paper, too. */
export const linesOfTicket = (ticket: Pick<Ticket, "lines" | "discount">, date: CivilDate): DocumentLine[] =>
  ticketAmounts(ticket).lines.map(({ line: { id, name, modifiers, quantity, isWeighed, vat }, amount }) => ({
    sourceId: id,
    date,
    concept: [name, ...modifiers].join(", "),
    quantity: isWeighed ? 1 : quantity,
    amount,
    rate: vat,
    cause: "S1",
  }));
