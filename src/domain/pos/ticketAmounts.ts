import type { Discount, Ticket, TicketLine } from "@/contract/pos/tickets";
import type { Cents, VatRate } from "@/contract/property";

import { sharedOver } from "../account/ratesLeft";

const GRAMS = 1000;

/** Half a cent is rounded away from 0: the magnitude is rounded, then it gets its sign. */
function rounded(part: number, of: number): Cents {
  const magnitude = Math.floor((2 * Math.abs(part) + of) / (2 * of));
  return part < 0 ? 0 - magnitude : magnitude;
}

/** An amount less a percentage with up to three decimals: 2,30 less 5 % is 2,185, which is 2,19. */
export const percentOff = (amount: Cents, percent: number): Cents =>
  rounded(amount * (100_000 - Math.round(percent * 1000)), 100_000);

export const discounted = (amount: Cents, discount: Discount | undefined): Cents =>
  discount?.percent !== undefined ? percentOff(amount, discount.percent) : amount - (discount?.amount ?? 0);

type PricedLine = Pick<TicketLine, "quantity" | "isWeighed" | "price">;

/** Of all its pieces or grams, before any discount. */
export const grossOfLine = ({ quantity, isWeighed, price }: PricedLine): Cents =>
  isWeighed ? rounded(quantity * price, GRAMS) : quantity * price;

/** The rest of a line after its own discount. */
export const amountOfLine = (line: PricedLine & Pick<TicketLine, "discount">): Cents =>
  discounted(grossOfLine(line), line.discount);

export interface LineAmount {
  line: TicketLine;
  /** To be paid: the discount of the ticket is shared over its lines, so that each can be returned by itself. */
  amount: Cents;
}

export interface TicketAmounts {
  lines: LineAmount[];
  /** At their prices. */
  gross: Cents;
  discounts: Cents;
  total: Cents;
}

/** The amounts of a ticket, VAT included: the lines' come to the total to the cent. */
export function ticketAmounts({ lines, discount }: Pick<Ticket, "lines" | "discount">): TicketAmounts {
  const before = new Map(lines.map((line, place) => [place, amountOfLine(line)]));
  const sum = sumOf(before.values());
  const off = sharedOver(sum - discounted(sum, discount), before);
  const gross = sumOf(lines.map(grossOfLine));
  const amounts = lines.map((line, place) => ({ line, amount: (before.get(place) ?? 0) - (off.get(place) ?? 0) }));
  const total = sumOf(amounts.map(({ amount }) => amount));
  return { lines: amounts, gross, discounts: gross - total, total };
}

/** An amount in equal parts, of which the first have the odd cents: 100,00 in three is 33,34, 33,33 and 33,33. */
export const equalParts = (amount: Cents, parts: number): Cents[] =>
  Array.from({ length: parts }, (_, place) => Math.floor(amount / parts) + (place < amount % parts ? 1 : 0));

/** Cents of a ticket at each rate of VAT. */
export function ratesOfTicket({ lines }: Pick<TicketAmounts, "lines">): Map<VatRate, Cents> {
  const rates = new Map<VatRate, Cents>();
  for (const { line, amount } of lines) rates.set(line.vat, (rates.get(line.vat) ?? 0) + amount);
  return rates;
}

export const sumOf = (amounts: Iterable<Cents>): Cents => [...amounts].reduce((sum, amount) => sum + amount, 0);
