import fc from "fast-check";
import { expect, it } from "vitest";

import type { CashMovement } from "@/contract/pos/shifts";
import type { TicketPayment, Tip } from "@/contract/pos/tickets";
import { againstLines, againstPayments, changeOf } from "@/domain/pos/againstSale";
import { hasCheckDigit } from "@/domain/pos/articleCode";
import { countedCash, expectedCash } from "@/domain/pos/drawer";
import { againstReturn, leftByMethod, proposedReturn, returnableLines, returnAmounts } from "@/domain/pos/returns";
import { amountOfLine, equalParts, percentOff, ticketAmounts } from "@/domain/pos/ticketAmounts";

import { check, patience, percents, sales, sumOf, tickets, upTo } from "./randomSales";
import { paid, type Sold, withReturn } from "./sampleTicket";

it("shares a ticket over its lines to the cent, and no line falls below zero", () => {
  check(tickets, (ticket) => {
    const { lines: amounts, gross, discounts, total } = ticketAmounts(ticket);
    expect(againstLines(ticket, "EUR")).toEqual([]);
    expect(sumOf(amounts.map(({ amount }) => amount))).toBe(total);
    for (const { line, amount } of amounts) {
      expect(amount).toBeGreaterThanOrEqual(0);
      expect(amount).toBeLessThanOrEqual(amountOfLine(line));
    }
    expect(gross - discounts).toBe(total);
    const before = sumOf(ticket.lines.map(amountOfLine));
    const { percent, amount = 0 } = ticket.discount ?? { reason: "" };
    expect(total).toBe(percent === undefined ? before - amount : percentOff(before, percent));
  });
});

it("takes a percentage off as whole numbers without end do", () => {
  check(fc.tuple(upTo(1_000_000_00), percents), ([amount, percent]) => {
    const part = BigInt(amount) * BigInt(100_000 - Math.round(percent * 1000));
    expect(percentOff(amount, percent)).toBe(Number((part + 50_000n) / 100_000n));
    expect(percentOff(0 - amount, percent)).toBe(0 - percentOff(amount, percent));
  });
});

it("divides an amount into equal parts that differ by a cent at most, the larger first", () => {
  check(fc.tuple(upTo(1_000_000_00), upTo(40, 1)), ([amount, count]) => {
    const parts = equalParts(amount, count);
    expect(parts).toHaveLength(count);
    expect(sumOf(parts)).toBe(amount);
    expect(parts).toEqual(parts.toSorted((one, other) => other - one));
    expect(parts[0]! - parts.at(-1)!).toBeLessThanOrEqual(1);
  });
});

it(
  "gives back in any parts and order what was paid, by the methods that paid, and no more",
  () => {
    check(fc.tuple(sales, fc.infiniteStream(upTo(1_000))), ([sale, chance]) => {
      let ticket: Sold = { ...sale, returns: [] };
      const next = (most: number) => Number(chance.next().value) % most;
      for (let left = returnableLines(ticket); left.some((one) => one.left > 0); left = returnableLines(ticket)) {
        const open = left.filter((one) => one.left > 0);
        const one = open[next(open.length)]!;
        const part = { lineId: one.line.id, quantity: one.left < 40 ? 1 + next(one.left) : one.left - next(40) };
        const [back] = returnAmounts(ticket, [part]);
        expect(back!.amount).toBeGreaterThanOrEqual(0);
        const payments = proposedReturn(ticket, back!.amount).map(({ method, amount }) => paid(method, amount));
        expect(againstReturn(ticket, { lines: [part], payments }, "EUR")).toEqual([]);
        ticket = withReturn(ticket, [[part.lineId, part.quantity]], payments);
      }
      const amounts = new Map(ticketAmounts(ticket).lines.map(({ line, amount }) => [line.id, amount]));
      for (const [id, amount] of amounts) {
        const its = ticket.returns.flatMap((one) => one.lines).filter(({ lineId }) => lineId === id);
        expect(sumOf(its.map((one) => one.amount))).toBe(amount);
      }
      expect([leftByMethod(ticket, "cash"), leftByMethod(ticket, "card")]).toEqual([0, 0]);
    });
  },
  patience,
);

type Done =
  | { sale: typeof sales extends fc.Arbitrary<infer Told> ? Told : never }
  | { move: CashMovement["kind"]; of: number };
const acts: fc.Arbitrary<Done> = fc.oneof(
  sales.map((sale) => ({ sale })),
  fc.record({ move: fc.constantFrom("in" as const, "out" as const), of: upTo(200_00, 1) }),
);

it(
  "expects in a drawer the notes that went in and out of it",
  () => {
    check(fc.tuple(upTo(300_00), fc.array(acts), upTo(2)), ([float, done, every]) => {
      let drawer = float;
      const shift = { float, movements: [] as CashMovement[], payments: [] as TicketPayment[], tips: [] as Tip[] };
      for (const [place, act] of done.entries()) {
        if ("move" in act) {
          drawer += act.move === "in" ? act.of : 0 - act.of;
          shift.movements.push({ id: "", at: "", by: "", reason: "", kind: act.move, amount: act.of });
          continue;
        }
        const { sale } = act;
        const terms = { simplifiedLimit: 3_000_00, cashLimit: 0, currency: "EUR" };
        expect(againstPayments(sale, terms)).toEqual([]);
        drawer += sumOf(sale.payments.map(({ tendered = 0 }) => tendered)) - changeOf(sale);
        shift.payments.push(...sale.payments);
        if (sale.tip) shift.tips.push(sale.tip);
        if (place % 3 !== every) continue;
        const back = sale.payments.map((one) => ({ ...one, amount: 0 - one.amount }));
        drawer -= leftByMethod({ payments: sale.payments, returns: [] }, "cash");
        shift.payments.push(...back);
      }
      expect(expectedCash(shift)).toBe(drawer);
    });
  },
  patience,
);

it.each([
  ["the rest after change", 0, [paid("cash", 75_00, 100_00)], [], 75_00],
  ["of two sales", 0, [paid("cash", 400_00, 500_00), paid("cash", 700_00, 800_00)], [], 1_100_00],
  ["no card", 0, [paid("card", 50_00), paid("cash", 47_00, 50_00)], [], 47_00],
  ["a tip of the change", 0, [paid("cash", 17_50, 20_00)], [{ method: "cash", amount: 2_50 } as const], 20_00],
  ["no tip by card", 0, [paid("cash", 17_50, 20_00)], [{ method: "card", amount: 1_00 } as const], 17_50],
  ["nothing after a return", 0, [paid("cash", 25_84, 26_00), paid("cash", -25_84)], [], 0],
  ["the float as it was counted", 50_00, [paid("cash", 10_00)], [], 60_00],
  ["the float alone", 100_00, [], [], 100_00],
])("expects in a drawer %s", (_, float, payments, tips, cash) => {
  expect(expectedCash({ float, movements: [], payments, tips })).toBe(cash);
});

it("adds up notes and coins", () => {
  const none = { 50000: 0, 20000: 0, 10000: 0, 5000: 0, 2000: 0, 1000: 0, 500: 0, 200: 0, 100: 0, 50: 0, 20: 0 };
  expect(countedCash({ ...none, 10: 0, 5: 0, 2: 0, 1: 0 })).toBe(0);
  expect(countedCash({ ...none, 10000: 1, 500: 2, 10: 3, 5: 0, 2: 1, 1: 4 })).toBe(110_36);
});

it("refuses an EAN with any digit misread", () => {
  const eans = fc.tuple(fc.constantFrom(7, 11, 12), fc.infiniteStream(upTo(9))).map(([count, digits]) => {
    const first = [...digits.take(count)].join("");
    return Array.from({ length: 10 }, (_, last) => `${first}${last}`).filter(hasCheckDigit);
  });
  check(fc.tuple(eans, upTo(12), upTo(9, 1)), ([right, at, more]) => {
    expect(right).toHaveLength(1);
    const digits = Array.from(right[0]!, Number);
    const misread = digits.with(at % digits.length, (digits[at % digits.length]! + more) % 10).join("");
    expect(hasCheckDigit(misread)).toBe(false);
  });
});
