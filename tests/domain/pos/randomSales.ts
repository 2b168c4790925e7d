import fc from "fast-check";

import type { Discount, TicketLine, TicketPayment, Tip } from "@/contract/pos/tickets";
import { amountOfLine, grossOfLine, percentOff, ticketAmounts } from "@/domain/pos/ticketAmounts";

import { paid, sampleLine } from "./sampleTicket";

/** `npm run model -- --only pos --sequences 20000` for more. */
const numRuns = Number(process.env.MODEL_SEQUENCES ?? 300);

/** In ms, of a test of many sales. */
export const patience = 20_000 + 10 * numRuns;

export const check = <Told>(of: fc.Arbitrary<Told>, holds: (told: Told) => void) =>
  fc.assert(fc.property(of, holds), { seed: 48, numRuns });

export const upTo = (max: number, min = 0) => fc.integer({ min, max });
export const percents = upTo(100_000).map((thousandths) => thousandths / 1000);
export const sumOf = (amounts: readonly number[]) => amounts.reduce((sum, amount) => sum + amount, 0);

/** None, a percentage, or a part of the amount. */
const discountOf = (most: number): fc.Arbitrary<Discount | undefined> =>
  fc.option(
    fc.oneof(
      percents.map((percent) => ({ percent, reason: "Espera" })),
      upTo(most).map((amount) => ({ amount, reason: "Espera" })),
    ),
    { nil: undefined },
  );

const lines: fc.Arbitrary<TicketLine[]> = fc
  .array(
    fc
      .record({ price: upTo(50_00), quantity: upTo(12, 1), isWeighed: fc.constantFrom(true as const, undefined) })
      .map(({ isWeighed, quantity, price }) => ({
        price,
        quantity: isWeighed ? quantity * 83 : quantity,
        ...(isWeighed && { isWeighed }),
      }))
      .chain((line) => discountOf(grossOfLine(sampleLine("", line))).map((discount) => ({ ...line, discount }))),
    { minLength: 1, maxLength: 6 },
  )
  .map((all) => all.map((line, place) => sampleLine(`L${place}`, line)));

export const tickets = lines.chain((all) =>
  fc.record({ lines: fc.constant(all), discount: discountOf(sumOf(all.map(amountOfLine))) }),
);

/** A ticket that is paid by cash and card, with more cash than its part, and a tip of what is over. */
export const sales = fc
  .record({ ticket: tickets, cashPart: percents, over: upTo(50_00), tipPart: percents })
  .map((told) => {
    const { total } = ticketAmounts(told.ticket);
    const cash = total - percentOff(total, told.cashPart);
    const all: TicketPayment[] = [paid("cash", cash, cash + told.over), paid("card", total - cash)];
    const tip: Tip = { method: "cash", amount: told.over - percentOff(told.over, told.tipPart) };
    return { ...told.ticket, payments: all.filter(({ amount }) => amount > 0), tip: cash > 0 ? tip : undefined };
  });
