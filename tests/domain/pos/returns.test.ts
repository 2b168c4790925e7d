import { expect, it } from "vitest";

import { againstReturn, leftByMethod, proposedReturn, returnableLines, returnAmounts } from "@/domain/pos/returns";

import { paid, sampleLine, type Sold, withReturn } from "./sampleTicket";

const ticket = (more: Partial<Sold> = {}): Sold => ({
  lines: [sampleLine("wine", { price: 50_00 }), sampleLine("water", { price: 30_00 })],
  payments: [paid("cash", 80_00)],
  returns: [],
  ...more,
});
const amountsOf = (of: Sold, ...lines: [string, number][]) =>
  returnAmounts(
    of,
    lines.map(([lineId, quantity]) => ({ lineId, quantity })),
  ).map(({ amount }) => amount);
const against = (of: Sold, lines: [string, number][], payments: ReturnType<typeof paid>[]) =>
  againstReturn(of, { lines: lines.map(([lineId, quantity]) => ({ lineId, quantity })), payments }, "EUR").map(
    ({ code, values }) => `${code} ${values?.max ?? values?.amount ?? ""}`,
  );

const discounted = () => ticket({ discount: { amount: 15_00, reason: "Espera" }, payments: [paid("cash", 65_00)] });
const two = () => ticket({ lines: [sampleLine("beer", { quantity: 2 })], payments: [paid("cash", 6_40)] });
const rounded = () =>
  ticket({
    lines: [sampleLine("spa", { price: 7_50, discount: { amount: 50, reason: "Redondeo" } })],
    payments: [paid("cash", 7_00)],
  });
const handed = () => ticket({ lines: [sampleLine("a", { price: 25_84 })], payments: [paid("cash", 25_84, 26_00)] });
const onAccount = () => ticket({ lines: [sampleLine("a", { price: 20_00 })], payments: [paid("receivable", 20_00)] });
/** Of 20,00 the account has paid 8,00 since. */
const halfPaid = () => ({ ...onAccount(), owed: 12_00 });

it("gives back a line's share of the discount, in any order", () => {
  expect(amountsOf(discounted(), ["wine", 1], ["water", 1])).toEqual([40_62, 24_38]);
  const rest = withReturn(discounted(), [["water", 1]], [paid("cash", 24_38)]);
  expect(amountsOf(rest, ["wine", 1])).toEqual([40_62]);
});

it("gives back four parts of a weighed line, and no cent more than was paid", () => {
  const grams = [83, 83, 83, 84];
  let cheese = ticket({ lines: [sampleLine("cheese", { price: 29_90, quantity: 333, isWeighed: true })] });
  const back = grams.map((quantity) => {
    const [amount = 0] = amountsOf(cheese, ["cheese", quantity]);
    cheese = withReturn(cheese, [["cheese", quantity]], []);
    return amount;
  });
  expect(back).toEqual([2_48, 2_49, 2_48, 2_51]);
  expect(returnableLines(cheese)).toMatchObject([{ left: 0 }]);
});

const once = (of: Sold) => withReturn(of, [[of.lines[0]!.id, 1]], []);

it.each<[string, string[], string[]]>([
  ["what was paid after a rounded discount", against(rounded(), [["spa", 1]], [paid("cash", 7_00)]), []],
  ["more than that", against(rounded(), [["spa", 1]], [paid("cash", 8_00)]), ["RETURN_PAYMENT 700"]],
  ["what was handed over", against(handed(), [["a", 1]], [paid("cash", 26_00)]), ["RETURN_PAYMENT 2584"]],
  ["the second of two", against(once(two()), [["beer", 1]], [paid("cash", 3_20)]), []],
  ["a third of two", against(once(once(two())), [["beer", 1]], [paid("cash", 3_20)]), ["RETURN_OVER 0"]],
  ["three of two", against(two(), [["beer", 3]], [paid("cash", 9_60)]), ["RETURN_OVER 2"]],
  [
    "a line twice at once",
    against(two(), [["beer", 2], ["beer", 2]], [paid("cash", 12_80)]), // prettier-ignore
    ["RETURN_OVER 2", "RETURN_OVER 2"],
  ],
  ["half a piece", against(two(), [["beer", 0.5]], [paid("cash", 1_60)]), ["RETURN_OVER 2"]],
  ["one less than none", against(two(), [["beer", -1]], [paid("cash", -3_20)]), ["RETURN_OVER 2"]],
  ["no number", against(two(), [["beer", Number.NaN]], []), ["RETURN_OVER 2"]],
  ["a line of another ticket", against(two(), [["wine", 1]], []), ["RETURN_OVER 0"]],
  ["nothing", against(two(), [["beer", 0]], []), ["RETURN_NOTHING "]],
  ["cash for what is owed", against(onAccount(), [["a", 1]], [paid("cash", 20_00)]), ["RETURN_METHOD 0"]],
  ["what is owed, to the account", against(onAccount(), [["a", 1]], [paid("receivable", 20_00)]), []],
  ["what each has paid", against(halfPaid(), [["a", 1]], [paid("receivable", 12_00), paid("cash", 8_00)]), []],
  [
    "more cash than came in",
    against(halfPaid(), [["a", 1]], [paid("receivable", 11_99), paid("cash", 8_01)]),
    ["RETURN_METHOD 800"],
  ],
  ["halves of cents", against(two(), [["beer", 1]], [paid("cash", 319.5), paid("cash", 0.5)]), ["RETURN_PAYMENT 320"]],
  [
    "less than nothing by a method",
    against(halfPaid(), [["a", 1]], [paid("receivable", 21_00), paid("cash", -1_00)]),
    ["RETURN_PAYMENT 2000"],
  ],
])("gives back or refuses %s", (_, codes, expected) => expect(codes).toEqual(expected));

it("proposes the ticket's own methods, cash last, and never more than is left of each", () => {
  expect(proposedReturn(halfPaid(), 15_00)).toEqual([
    { method: "receivable", amount: 12_00 },
    { method: "cash", amount: 3_00 },
  ]);
  const back = { ...withReturn(halfPaid(), [], [paid("receivable", 12_00), paid("cash", 3_00)]), owed: 0 };
  expect(proposedReturn(back, 5_00)).toEqual([{ method: "cash", amount: 5_00 }]);
  expect(leftByMethod(back, "receivable")).toBe(0);
  expect(proposedReturn(handed(), 25_84)).toEqual([{ method: "cash", amount: 25_84 }]);
});
