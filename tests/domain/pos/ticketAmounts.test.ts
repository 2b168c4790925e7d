import { expect, it } from "vitest";

import type { Discount, TicketLine } from "@/contract/pos/tickets";
import { amountOfLine, equalParts, percentOff, ratesOfTicket, ticketAmounts } from "@/domain/pos/ticketAmounts";

import { sampleLine } from "./sampleTicket";

const off = (discount: Partial<Discount>): Discount => ({ reason: "Cortesía", ...discount });
const line = (price: number, more: Partial<TicketLine> = {}) => sampleLine(`of ${price}`, { price, ...more });
const amountsOf = (lines: TicketLine[], discount?: Discount) => {
  const { lines: amounts, total } = ticketAmounts({ lines, discount });
  return [...amounts.map(({ amount }) => amount), total];
};

it.each([
  ["half a cent up", 230, 5, 219],
  ["half a cent up, of another sum", 5895, 10, 5306],
  ["three decimals of a percentage", 82_900, 96.019, 3300],
  ["the least percentage", 1_000, 0.001, 1_000],
  ["the least percentage of much", 100_000_00, 0.001, 99_999_00],
  ["all of it", 7_50, 100, 0],
  ["what is below zero by its magnitude", -230, 5, -219],
])("takes a percentage off, rounding %s", (_, amount, percent, rest) => {
  expect(percentOff(amount, percent)).toBe(rest);
});

it.each<[string, TicketLine, number]>([
  ["pieces", line(320, { quantity: 10_000 }), 32_000_00],
  ["a weight", line(2990, { quantity: 333, isWeighed: true }), 9_96],
  ["half a cent of a weight", line(1, { quantity: 500, isWeighed: true }), 1],
  ["a percentage", line(230, { discount: off({ percent: 5 }) }), 2_19],
  ["all of it", line(230, { discount: off({ percent: 100 }) }), 0],
  ["an amount", line(750, { discount: off({ amount: 50 }) }), 7_00],
])("knows a line's amount with %s", (_, of, amount) => expect(amountOfLine(of)).toBe(amount));

it.each<[string, TicketLine[], Discount | undefined, number[]]>([
  ["the larger remainder", [line(50_00), line(30_00)], off({ amount: 15_00 }), [40_62, 24_38, 65_00]],
  ["the first of two equal lines", [line(1_00), line(1_00)], off({ amount: 1 }), [99, 1_00, 1_99]],
  ["no line without an amount", [line(0), line(1_00)], off({ amount: 1 }), [0, 99, 99]],
  ["all lines", [line(50_00), line(30_00)], off({ percent: 100 }), [0, 0, 0]],
  ["none", [line(28_90, { vat: 21 }), line(1_25)], undefined, [28_90, 1_25, 30_15]],
  ["a line before the ticket", [line(230, { discount: off({ percent: 5 }) })], off({ percent: 10 }), [1_97, 1_97]],
])("shares the discount of a ticket over its lines: the odd cent to %s", (_, lines, discount, expected) => {
  expect(amountsOf(lines, discount)).toEqual(expected);
});

it("adds up lines of one object, and three of 95 to 285", () => {
  const one = line(95);
  expect(amountsOf([one, one, one])).toEqual([95, 95, 95, 285]);
});

it("knows the cents at each rate after the discount, and all that was taken off", () => {
  const lines = [line(50_00, { vat: 21, discount: off({ amount: 1_00 }) }), line(30_00), line(1_00)];
  const amounts = ticketAmounts({ lines, discount: off({ amount: 8_00 }) });
  expect([...ratesOfTicket(amounts)]).toEqual([
    [21, 44_10],
    [10, 27_90],
  ]);
  expect(amounts).toMatchObject({ gross: 81_00, discounts: 9_00, total: 72_00 });
});

it.each([
  [100_00, 3, [33_34, 33_33, 33_33]],
  [47_35, 4, [11_84, 11_84, 11_84, 11_83]],
  [2, 3, [1, 1, 0]],
  [0, 2, [0, 0]],
  [5, 1, [5]],
])("divides %d cents by %d, the odd cents first", (amount, parts, expected) => {
  expect(equalParts(amount, parts)).toEqual(expected);
});
