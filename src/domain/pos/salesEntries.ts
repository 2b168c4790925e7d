import type { Ticket, TicketLine, TicketPayment, TicketReturn, Tip } from "@/contract/pos/tickets";
import type { Cents, CivilDate } from "@/contract/property";

import { vatByRate } from "../account/vat";
import { addDays } from "../civilDate";
import { hotelMoment, localTime } from "../localTime";
import { isSold } from "./ticketStates";
import { grossOfLine, sumOf, ticketAmounts } from "./ticketAmounts";

/** A ticket as far as figures read it. */
export type FiguredTicket = Pick<
  Ticket,
  "state" | "soldAt" | "date" | "till" | "by" | "lines" | "discount" | "payments" | "tip" | "returns" | "history"
>;

export interface EntryLine {
  line: TicketLine;
  /** Below zero of what came back; so are the next two. */
  quantity: number;
  amount: Cents;
  /** None where it is not known. */
  cost: Cents | undefined;
}

/** A sale, or a return of it. */
export interface SalesEntry {
  date: CivilDate;
  hour: number;
  by: string;
  isReturn: boolean;
  lines: EntryLine[];
  payments: readonly Pick<TicketPayment, "method" | "amount">[];
  tip?: Tip;
  discounts: Cents;
  /** As its document has it: what comes back last takes the rest of a rate. */
  vat: Cents;
}

/** Sales and returns of the dates that are asked for, each on its own date and hour, in the order of the sales. */
export const salesEntries = (
  tickets: readonly FiguredTicket[],
  isAsked: (date: CivilDate) => boolean,
  timeZone: string,
): SalesEntry[] =>
  tickets
    .filter((one) => isSold(one) && [one, ...one.returns].some(({ date }) => isAsked(date)))
    .toSorted((one, other) => Date.parse(one.soldAt) - Date.parse(other.soldAt))
    .flatMap((ticket) => [
      ...(isAsked(ticket.date) ? [soldIn(ticket, timeZone)] : []),
      ...ticket.returns.filter(({ date }) => isAsked(date)).map((back) => returnedIn(back, ticket, timeZone)),
    ]);

function soldIn(ticket: FiguredTicket, timeZone: string): SalesEntry {
  const { date, soldAt, by, payments, tip } = ticket;
  const { lines, discounts } = ticketAmounts(ticket);
  return {
    date,
    hour: hourOf(soldAt, date, timeZone),
    by,
    isReturn: false,
    lines: lines.map(({ line, amount }) => ({ line, quantity: line.quantity, amount, cost: costOf(line) })),
    payments,
    tip,
    discounts,
    vat: vatLeft(ticket, []),
  };
}

/** The VAT of what some returns leave of a ticket. */
function vatLeft(ticket: FiguredTicket, returns: readonly TicketReturn[]): Cents {
  const back = returns.flatMap((one) => one.lines);
  const backOf = (id: string) => sumOf(back.filter(({ lineId }) => lineId === id).map(({ amount }) => amount));
  const left = ticketAmounts(ticket).lines.map(({ line: { id, vat }, amount }) => ({
    vat,
    amount: amount - backOf(id),
  }));
  return sumOf(vatByRate(left).map(({ vat }) => vat));
}

function returnedIn(back: TicketReturn, ticket: FiguredTicket, timeZone: string): SalesEntry {
  const { lines, returns } = ticket;
  const place = returns.indexOf(back);
  const { at, date, by, payments, goesTo } = back;
  return {
    date,
    hour: hourOf(at, date, timeZone),
    by,
    isReturn: true,
    lines: back.lines.flatMap(({ lineId, quantity, amount }) => {
      const line = lines.find(({ id }) => id === lineId);
      const cost = line && costOf({ ...line, quantity: goesTo === "stock" ? 0 - quantity : 0 });
      return line ? [{ line, quantity: 0 - quantity, amount: 0 - amount, cost }] : [];
    }),
    payments,
    discounts: 0,
    vat: vatLeft(ticket, returns.slice(0, place + 1)) - vatLeft(ticket, returns.slice(0, place)),
  };
}

const costOf = ({ cost, ...line }: Pick<TicketLine, "cost" | "quantity" | "isWeighed">) =>
  cost === undefined ? undefined : grossOfLine({ ...line, price: cost });

/** By the hotel's clock. After midnight, until the business date is closed, it goes on after 23. */
function hourOf(at: string, date: CivilDate, timeZone: string): number {
  const moment = hotelMoment(localTime(Date.parse(at), timeZone), date);
  return Number(moment.slice(11, 13)) + (moment.startsWith(addDays(date, 1)) ? 24 : 0);
}
