import { expect, it } from "vitest";

import { holdsCardNumber } from "@/domain/account/cardNumber";
import { vatByRate } from "@/domain/account/vat";

import { act, dinner, done, move, ticketOf } from "./ticket";

const billing = { name: "Acme", taxId: "B12345674", email: "", routed: [] };
const cash = { sourceRef: "pay:1", method: "cash" as const, amount: 2_000, tendered: 5_000 };
const card = { sourceRef: "pay:2", method: "card" as const, amount: 4_100 };
const discount = { sourceRef: "till:3", amount: 610, reason: "Espera" };
const paid = () => done(act(done(act(dinner(), "pay", cash)), "pay", card));

it("charges a ticket, and knows its VAT by rate", () => {
  const { charges, windows } = ticketOf(dinner());
  expect(windows).toEqual([{ window: "guest", total: 6_100, paid: 0, balance: 6_100 }]);
  expect(vatByRate(charges)).toEqual([
    { rate: 10, net: 4_091, vat: 409, gross: 4_500 },
    { rate: 21, net: 1_322, vat: 278, gross: 1_600 },
  ]);
});

it.each([
  ["a discount above the ticket", () => act(dinner(), "allow", { ...discount, amount: 6_101 }), "ALLOWANCE_OVER_TOTAL"],
  ["a discount without a reason", () => act(dinner(), "allow", { ...discount, reason: "" }), "FOLIO_REASON_MISSING"],
  ["a payment once it is paid", () => act(paid(), "pay", { ...card, amount: 1 }), "AMOUNT_OVER_BALANCE"],
  ["a refund to an account", () => act(paid(), "refund", { method: "receivable", amount: 1 }), "REFUND_OVER_PAID"],
  ["a charge once it is closed", () => act({ ...dinner(), isClosed: true }, "charge", bread), "FOLIO_SETTLED"],
])("refuses %s", (_, acted, code) => expect(acted()).toEqual([code]));

const bread = { sourceRef: "till:3", description: "Pan", quantity: 1, unitPrice: 150, vat: 10 as const };

it("takes a discount and a corrected line off, and gives back by the means that paid", () => {
  expect(ticketOf(done(act(dinner(), "allow", discount))).windows[0]).toMatchObject({ total: 5_490, balance: 5_490 });
  const corrected = done(act(dinner(), "correct", { chargeId: "till:2", reason: "Corcho" }));
  expect(ticketOf(corrected).windows[0]).toMatchObject({ total: 4_500 });
  expect(ticketOf(paid()).windows[0]).toMatchObject({ paid: 6_100, balance: 0 });
  const refunded = done(act(paid(), "refund", { sourceRef: "pay:4", method: "card", amount: 1_600 }));
  expect(ticketOf(refunded).windows[0]).toMatchObject({ paid: 4_500, balance: 1_600 });
});

it("is split with a company to the cent, and each pays its part", () => {
  const shared = { ...dinner(), billing };
  const share = { sourceRef: "move:1", chargeId: "till:1", window: "company", share: "percent", percent: 33 } as const;
  const split = done(move(shared, share));
  expect(ticketOf(split).windows).toEqual([
    { window: "guest", total: 4_615, paid: 0, balance: 4_615 },
    { window: "company", total: 1_485, paid: 0, balance: 1_485 },
  ]);
  const ofCompany = { sourceRef: "pay:1", method: "transfer", amount: 1_485, window: "company" } as const;
  expect(ticketOf(done(act(split, "pay", ofCompany))).windows[1]).toMatchObject({ balance: 0 });
  expect(move(shared, { ...share, share: "nights", nights: 1 })).toEqual(["SHARE_WHOLE"]);
});

it.each([
  ["4111111111111111", true],
  ["4111 1111 1111 1111", true],
  ["4111-1111-1111-1111 04/27", true],
  ["VISA 4111 1111 1111 1111 04 27", true],
  ["378282246310005", true], // 15 digits
  ["6304000000000000000", true], // 19 digits
  ["٤١١١١١١١١١١١١١١١", true],
  ["４１１１１１１１１１１１１１１１", true],
  ["4111111111111112", false], // not by Luhn's rule
  ["1111", false],
  ["AUT 123456", false],
  ["411111111111", false], // 12 digits
  ["", false],
])("knows whether %j holds a card number: %s", (text, holds) => {
  expect(holdsCardNumber(text)).toBe(holds);
});
