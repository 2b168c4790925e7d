import type { PosReason } from "@/contract/pos/posReasons";
import type { GiveBack } from "@/contract/pos/till";
import { moneyMethods, type Ticket, type TicketMethod, type TicketReturn } from "@/contract/pos/tickets";
import type { CurrencyCode } from "@/contract/formats";
import type { Cents } from "@/contract/property";

import { takesMoney } from "../account/takesMoney";
import { partWith } from "../loyalty/pointsWorth";
import { posReason } from "./posReason";
import { type LineAmount, sumOf, ticketAmounts } from "./ticketAmounts";

type Sold = Pick<Ticket, "lines" | "discount" | "payments" | "returns" | "owed">;

/** Pieces or grams of a line. */
export const returnedQuantity = (lineId: string, returns: readonly TicketReturn[]): number =>
  returns.flatMap(({ lines }) => lines).reduce((sum, one) => sum + (one.lineId === lineId ? one.quantity : 0), 0);

export interface ReturnableLine extends LineAmount {
  /** Pieces or grams that are not returned yet. */
  left: number;
}

export const returnableLines = (ticket: Sold): ReturnableLine[] =>
  ticketAmounts(ticket).lines.map((one) => ({
    ...one,
    left: one.line.quantity - returnedQuantity(one.line.id, ticket.returns),
  }));

/**
 * Cents that go back for each line: the paid part of what it is returned of. Returned in any parts and order, a line
 * comes to what was paid for it.
 */
export function returnAmounts(ticket: Sold, lines: GiveBack["lines"]): TicketReturn["lines"] {
  const returnable = returnableLines(ticket);
  return lines.flatMap(({ lineId, quantity }) => {
    const found = returnable.find(({ line }) => line.id === lineId);
    if (!found) return [];
    const { line, left, amount } = found;
    const paidFor = (pieces: number) => Math.round((amount * pieces) / line.quantity);
    const before = line.quantity - left;
    return [{ lineId, quantity, amount: paidFor(before + quantity) - paidFor(before) }];
  });
}

type Paid = Pick<Ticket, "payments" | "returns" | "owed">;

const isOnAccount = ({ payments }: Paid) => payments.some(({ method }) => method === "receivable");

/** The methods by which a refund counts against the same payments: a payment on account may go back by any method. */
const purseOf = (ticket: Paid, method: TicketMethod): TicketMethod[] =>
  isOnAccount(ticket) && method !== "receivable" ? [...moneyMethods] : [method];

/** Cents that a method has paid of a ticket, less what it has given back. A debt goes down before money goes back for it. */
export function leftByMethod(ticket: Paid, method: TicketMethod): Cents {
  const { payments, returns, owed } = ticket;
  const all = [...payments, ...returns.flatMap((one) => one.payments)];
  const left = (isIn: (one: TicketMethod) => boolean) =>
    sumOf(all.filter((one) => isIn(one.method)).map(({ amount }) => amount));
  if (!isOnAccount(ticket)) return left((one) => one === method);
  const whole = left(() => true);
  const debt = Math.min(owed ?? whole, whole);
  if (method === "receivable") return debt;
  return takesMoney(method) ? whole - debt : 0;
}

/** The methods by which a ticket can be given back: its own, cash last, so that the drawer keeps it. */
export const returnMethods = (ticket: Paid): TicketMethod[] =>
  (isOnAccount(ticket)
    ? ["receivable" as const, ...moneyMethods]
    : [...new Set(ticket.payments.map(({ method }) => method))]
  )
    .toSorted((one, other) => Number(one === "cash") - Number(other === "cash"))
    .filter((method) => leftByMethod(ticket, method) > 0);

/** Cents of a return that go back as points: the part that they have paid of the ticket. */
function pointsPart({ payments, returns }: Paid, amount: Cents): Cents {
  const inPoints = sumOf(payments.filter(({ method }) => method === "points").map((one) => one.amount));
  const before = sumOf(returns.flatMap(({ lines }) => lines).map((one) => one.amount));
  const paid = sumOf(payments.map((one) => one.amount));
  return inPoints === 0 ? 0 : partWith(inPoints, { paid, before, amount });
}

/** The methods by which an amount goes back, the ticket's own first: of an account that is owed nothing in cash. */
export function proposedReturn(ticket: Sold, amount: Cents): { method: TicketMethod; amount: Cents }[] {
  const inPoints = pointsPart(ticket, amount);
  let rest = amount - inPoints;
  return returnMethods(ticket)
    .filter((method) => !isOnAccount(ticket) || method === "receivable" || method === "cash")
    .map((method) => {
      if (method === "points") return { method, amount: inPoints };
      const part = Math.min(rest, leftByMethod(ticket, method));
      rest -= part;
      return { method, amount: part };
    })
    .filter((one) => one.amount > 0);
}

/** Why a return cannot be made. Its payments are above zero here: what each method gives back. */
export function againstReturn(
  ticket: Sold,
  { lines, payments }: Pick<GiveBack, "lines" | "payments">,
  currency: CurrencyCode,
): PosReason[] {
  const returnable = returnableLines(ticket);
  const returned = lines.filter(({ quantity }) => quantity !== 0);
  if (returned.length === 0) return [posReason("RETURN_NOTHING")];
  const over = returned.flatMap(({ lineId, quantity }) => {
    const { left = 0, line } = returnable.find((one) => one.line.id === lineId) ?? {};
    const isOnce = returned.filter((one) => one.lineId === lineId).length === 1;
    const isRight = isOnce && Number.isInteger(quantity) && quantity > 0 && quantity <= left;
    return isRight ? [] : [posReason("RETURN_OVER", { article: line?.name ?? "", max: left })];
  });
  if (over.length > 0) return over;
  const amount = returnAmounts(ticket, returned).reduce((sum, one) => sum + one.amount, 0);
  const given = payments.reduce((sum, one) => sum + one.amount, 0);
  if (given !== amount || !payments.every((one) => Number.isInteger(one.amount) && one.amount >= 0))
    return [posReason("RETURN_PAYMENT", { amount, currency })];
  const tooMuch = payments.flatMap(({ method }) => {
    const most = leftByMethod(ticket, method);
    const purse = purseOf(ticket, method);
    const its = sumOf(payments.filter((one) => purse.includes(one.method)).map((one) => one.amount));
    return its <= most ? [] : [posReason("RETURN_METHOD", { amount: most, currency })];
  });
  if (tooMuch.length > 0) return tooMuch.slice(0, 1);
  const inPoints = pointsPart(ticket, amount);
  const back = sumOf(payments.filter(({ method }) => method === "points").map((one) => one.amount));
  return back === inPoints ? [] : [posReason("RETURN_POINTS", { amount: inPoints, currency })];
}
