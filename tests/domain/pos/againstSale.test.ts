import { expect, it } from "vitest";

import type { Sale } from "@/contract/pos/till";
import type { Discount, TicketLine } from "@/contract/pos/tickets";
import { againstArticle, againstLines, againstPayments, changeOf } from "@/domain/pos/againstSale";

import { codesOf } from "../sampleCharge";
import { paid, sampleLine } from "./sampleTicket";

const off = (discount: Partial<Discount>): Discount => ({ reason: "Cortesía", ...discount });
const terms = { simplifiedLimit: 3_000_00, cashLimit: 1_000_00, currency: "EUR" } as const;

const ofLine = (more: Partial<TicketLine>, discount?: Discount) =>
  codesOf(againstLines({ lines: [sampleLine("coffee", more)], discount }, "EUR"));

const ofLines = (count: number) =>
  codesOf(againstLines({ lines: Array.from({ length: count }, () => sampleLine("coffee")) }, "EUR"));

it.each<[string, string[], string[]]>([
  ["a piece", ofLine({}), []],
  ["10,000 pieces", ofLine({ quantity: 10_000 }), []],
  ["10,001 pieces", ofLine({ quantity: 10_001 }), ["QUANTITY"]],
  ["10,000 kilos", ofLine({ quantity: 10_000_000, isWeighed: true }), []],
  ["no piece", ofLine({ quantity: 0 }), ["QUANTITY"]],
  ["half a piece", ofLine({ quantity: 0.5 }), ["QUANTITY"]],
  ["one less, by the minus key", ofLine({ quantity: -1 }), ["QUANTITY"]],
  ["a quantity that is no number", ofLine({ quantity: Number.NaN }), ["QUANTITY"]],
  ["a gift", ofLine({ price: 0 }), []],
  ["a price below zero", ofLine({ price: -320 }), ["PRICE"]],
  ["a price that is no number", ofLine({ price: Number.NaN }), ["PRICE"]],
  ["no lines", ofLines(0), ["TICKET_EMPTY"]],
  ["200 lines", ofLines(200), []],
  ["201 lines", ofLines(201), ["TICKET_LINES"]],
  ["100 % off", ofLine({ discount: off({ percent: 100 }) }), []],
  ["100.001 % off", ofLine({ discount: off({ percent: 100.001 }) }), ["DISCOUNT_PERCENT"]],
  ["100.0001 % off", ofLine({ discount: off({ percent: 100.0001 }) }), ["DISCOUNT_PERCENT"]],
  ["101 % off", ofLine({ discount: off({ percent: 101 }) }), ["DISCOUNT_PERCENT"]],
  ["−5 % off", ofLine({ discount: off({ percent: -5 }) }), ["DISCOUNT_PERCENT"]],
  ["four decimals of a percentage", ofLine({ discount: off({ percent: 5.0001 }) }), ["DISCOUNT_PERCENT"]],
  ["next to nothing off", ofLine({ discount: off({ percent: 1e-10 }) }), ["DISCOUNT_PERCENT"]],
  ["three decimals of a percentage", ofLine({ discount: off({ percent: 96.019 }) }), []],
  ["a percentage that is no number", ofLine({ discount: off({ percent: Number.NaN }) }), ["DISCOUNT_PERCENT"]],
  ["all of its amount off", ofLine({ discount: off({ amount: 320 }) }), []],
  ["more than its amount off", ofLine({ discount: off({ amount: 321 }) }), ["DISCOUNT_OVER"]],
  ["an amount below zero off", ofLine({ discount: off({ amount: -1 }) }), ["DISCOUNT_OVER"]],
  ["half a cent off", ofLine({ discount: off({ amount: 0.5 }) }), ["DISCOUNT_OVER"]],
  ["a discount without a reason", ofLine({ discount: off({ percent: 5, reason: " " }) }), ["DISCOUNT_REASON"]],
  ["a discount of nothing without a reason", ofLine({ discount: off({ percent: 0, reason: "" }) }), []],
  ["more than all off the ticket", ofLine({}, off({ amount: 321 })), ["DISCOUNT_OVER"]],
  [
    "more than is left off the ticket",
    ofLine({ discount: off({ amount: 1 }) }, off({ amount: 320 })),
    ["DISCOUNT_OVER"],
  ],
])("answers to %s", (_, codes, expected) => expect(codes).toEqual(expected));

it("sells nothing whose allergens are not declared", () => {
  const cake = { id: "cake", name: "Tarta", codes: [], category: "", vat: 10, price: 450, modifiers: [] } as const;
  expect(againstArticle({ ...cake, codes: [], modifiers: [] })).toEqual([]);
  const [reason] = againstArticle({ ...cake, codes: [], modifiers: [], isUndeclared: true });
  expect(reason?.message).toBe("Declare los alérgenos de Tarta.");
});

interface Paid extends Partial<Pick<Sale, "payments" | "tip" | "customer">> {
  total: number;
}
const sale = ({ total, payments = [], ...more }: Paid) => ({
  lines: [sampleLine("bill", { price: total })],
  payments,
  ...more,
});
const toPay = (of: Paid) =>
  againstPayments(sale(of), terms).map(({ code, values }) => `${code} ${values?.amount ?? ""}`);
const tip = (amount: number, method: "cash" | "card" = "cash") => ({ method, amount });
const handed = [paid("cash", 17_50, 20_00)];
const company = { name: "Acme", taxId: "B12345674", address: "Gran Vía 1", country: "ES" };

it.each<[string, Paid, string[]]>([
  ["cash and its change", { total: 75_00, payments: [paid("cash", 75_00, 100_00)] }, []],
  ["cash and card", { total: 97_00, payments: [paid("cash", 47_00, 50_00), paid("card", 50_00)] }, []],
  ["too little", { total: 20_00, payments: [paid("card", 19_99)] }, ["PAYMENT_SHORT 1"]],
  ["too little cash handed over", { total: 20_00, payments: [paid("cash", 20_00, 10_00)] }, ["PAYMENT_SHORT 1000"]],
  ["change of a card", { total: 20_00, payments: [paid("card", 25_00)] }, ["PAYMENT_OVER 500"]],
  ["one payment twice", { total: 40_00, payments: [paid("cash", 20_00), paid("cash", 20_00)] }, ["PAYMENT_OVER 2000"]],
  [
    "two on a paid ticket",
    { total: 20_00, payments: [paid("cash", 20_00), paid("card", 20_00)] },
    ["PAYMENT_OVER 2000"],
  ],
  ["cash out of a card", { total: 20_00, payments: [paid("card", 25_00), paid("cash", -5_00)] }, ["PAYMENT_INVALID "]],
  ["no number", { total: 20_00, payments: [paid("cash", Number.NaN)] }, ["PAYMENT_INVALID "]],
  ["halves of cents", { total: 20_00, payments: [paid("cash", 0.5), paid("card", 19_99.5)] }, ["PAYMENT_INVALID "]],
  ["0,00 besides the whole", { total: 20_00, payments: [paid("cash", 20_00), paid("card", 0)] }, ["PAYMENT_INVALID "]],
  ["nothing, for a ticket of 0,00", { total: 0 }, []],
  ["0,00 for a ticket of 0,00, with a tip", { total: 0, payments: [paid("cash", 0, 2_00)], tip: tip(2_00) }, []],
  ["a tip out of the change", { total: 17_50, payments: handed, tip: tip(2_50) }, []],
  ["a tip above the change", { total: 17_50, payments: handed, tip: tip(3_00) }, ["TIP_UNPAID 50"]],
  ["a tip by card, above the change", { total: 17_50, payments: handed, tip: tip(3_00, "card") }, []],
  ["a tip below zero", { total: 17_50, payments: handed, tip: tip(-1_00) }, ["PAYMENT_INVALID "]],
  ["999,99 in cash", { total: 999_99, payments: [paid("cash", 999_99)] }, []],
  ["1.000,00 in cash", { total: 1_000_00, payments: [paid("cash", 1_000_00)] }, ["CASH_OPERATION 100000"]],
  [
    "a part of 1.000,00 in cash",
    { total: 1_000_00, payments: [paid("cash", 1), paid("card", 999_99)] },
    ["CASH_OPERATION 100000"],
  ],
  ["a part to a room", { total: 20_00, payments: [paid("room", 10_00), paid("cash", 10_00)] }, ["PAYMENT_WHOLE "]],
  ["all to an account", { total: 3_000_01, payments: [paid("receivable", 3_000_01)] }, []],
  ["3.000,00 on a ticket", { total: 3_000_00, payments: [paid("card", 3_000_00)] }, []],
  ["3.000,01 on a ticket", { total: 3_000_01, payments: [paid("card", 3_000_01)] }, ["SIMPLIFIED_LIMIT 300000"]],
  ["3.000,01 on an invoice", { total: 3_000_01, payments: [paid("card", 3_000_01)], customer: company }, []],
])("takes or refuses %s", (_, of, codes) => expect(toPay(of)).toEqual(codes));

it.each([
  ["without a tip", { payments: handed }, 2_50],
  ["less a tip of it", { payments: handed, tip: tip(1_00) }, 1_50],
  ["whole beside a tip by card", { payments: handed, tip: tip(1_00, "card") }, 2_50],
  ["of all cash", { payments: [paid("cash", 400_00, 500_00), paid("cash", 700_00, 800_00)] }, 200_00],
  ["of no card", { payments: [paid("card", 20_00), paid("cash", 5_00)] }, 0],
])("gives change %s", (_, of, change) => expect(changeOf(of)).toBe(change));
