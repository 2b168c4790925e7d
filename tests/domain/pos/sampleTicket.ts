import type { Ticket, TicketLine, TicketMethod, TicketPayment } from "@/contract/pos/tickets";
import { returnAmounts } from "@/domain/pos/returns";

/** A coffee of 3,20 unless told. */
export const sampleLine = (id: string, more: Partial<TicketLine> = {}): TicketLine => ({
  id,
  articleId: `ART-${id}`,
  name: id,
  category: "Cafés",
  quantity: 1,
  price: 320,
  vat: 10,
  modifiers: [],
  ...more,
});

export const paid = (method: TicketMethod, amount: number, tendered?: number): TicketPayment => ({
  id: `${method}-${amount}`,
  method,
  amount,
  ...(tendered === undefined ? {} : { tendered }),
});

export type Sold = Pick<Ticket, "lines" | "discount" | "payments" | "returns">;

/** The ticket once some of it was given back. */
export const withReturn = (ticket: Sold, lines: [string, number][], payments: TicketPayment[]): Sold => {
  const back = {
    id: `R${ticket.returns.length}`,
    at: "",
    date: "2026-11-27",
    by: "Marina Solé",
    number: "",
    goesTo: "stock" as const,
    lines: returnAmounts(
      ticket,
      lines.map(([lineId, quantity]) => ({ lineId, quantity })),
    ),
    payments: payments.map((one) => ({ ...one, amount: 0 - one.amount })),
  };
  return { ...ticket, returns: [...ticket.returns, back] };
};
