import type { GiveBack } from "@/contract/pos/till";
import type { Ticket, TicketMethod } from "@/contract/pos/tickets";
import type { Cents } from "@/contract/property";
import { proposedReturn, returnableLines, returnAmounts, returnMethods } from "@/domain/pos/returns";
import { sumOf } from "@/domain/pos/ticketAmounts";
import { centsOf } from "@/shared/format/centsOf";

export const returnPlaces = ["stock", "waste"] as const;

/** A return as it is put in. */
export interface ReturnDraft {
  /** Of each line, in pieces or grams. */
  quantities: number[];
  goesTo: (typeof returnPlaces)[number];
  /** As they are typed; one that is not is as it is proposed. */
  amounts: Partial<Record<TicketMethod, string>>;
}

interface PaidBack {
  method: TicketMethod;
  amount: Cents;
}

export const linesIn = ({ quantities }: ReturnDraft, ticket: Ticket): GiveBack["lines"] =>
  returnableLines(ticket).flatMap(({ line }, place) =>
    quantities[place] ? [{ lineId: line.id, quantity: quantities[place] }] : [],
  );

/** The sum of the lines, and how it goes back unless told. */
export function proposedFor(draft: ReturnDraft, ticket: Ticket): { due: Cents; proposed: PaidBack[] } {
  const due = sumOf(returnAmounts(ticket, linesIn(draft, ticket)).map(({ amount }) => amount));
  return { due, proposed: proposedReturn(ticket, due) };
}

/** By method, as it is typed or else proposed. */
export function moneyIn(draft: ReturnDraft, ticket: Ticket, locale: string): PaidBack[] {
  const { proposed } = proposedFor(draft, ticket);
  return returnMethods(ticket)
    .map((method) => {
      const typed = draft.amounts[method];
      const own = proposed.find((one) => one.method === method)?.amount ?? 0;
      return { method, amount: typed === undefined ? own : centsOf(typed || "0", locale) };
    })
    .filter(({ amount }) => amount !== 0);
}
