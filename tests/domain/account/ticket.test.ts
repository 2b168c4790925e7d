import { expect, it } from "vitest";

import { vatByRate } from "@/domain/account/vat";

import { act, dinner, done, move, ticketOf } from "./ticket";

const billing = { name: "Acme", taxId: "B12345674", email: "", routed: [] };

it("charges a ticket, and knows its VAT by rate", () => {
  const { charges, windows } = ticketOf(dinner());
  expect(windows).toEqual([{ window: "guest", total: 6_100, paid: 0, balance: 6_100 }]);
  expect(vatByRate(charges)).toEqual([
    { rate: 10, net: 4_091, vat: 409, gross: 4_500 },
    { rate: 21, net: 1_322, vat: 278, gross: 1_600 },
  ]);
});

it("takes a discount off, at most what the ticket comes to, with a reason", () => {
  expect(act(dinner(), "allow", { sourceRef: "till:3", amount: 6_101, reason: "Espera" })).toEqual([
    "ALLOWANCE_OVER_TOTAL",
  ]);
  expect(act(dinner(), "allow", { sourceRef: "till:3", amount: 610 })).toEqual(["FOLIO_REASON_MISSING"]);
  const discounted = done(act(dinner(), "allow", { sourceRef: "till:3", amount: 610, reason: "Espera" }));
  expect(ticketOf(discounted).windows[0]).toMatchObject({ total: 5_490, balance: 5_490 });
});

it("is paid by several means, once, and gives back by the means that paid", () => {
  const cash = { sourceRef: "pay:1", method: "cash" as const, amount: 2_000, tendered: 5_000 };
  const card = { sourceRef: "pay:2", method: "card" as const, amount: 4_100 };
  const paid = done(act(done(act(dinner(), "pay", cash)), "pay", card));
  expect(ticketOf(paid).windows[0]).toMatchObject({ paid: 6_100, balance: 0 });
  expect(act(paid, "pay", { sourceRef: "pay:3", method: "card", amount: 1 })).toEqual(["AMOUNT_OVER_BALANCE"]);
  expect(act(paid, "refund", { sourceRef: "pay:4", method: "receivable", amount: 1 })).toEqual(["REFUND_OVER_PAID"]);
  const refunded = done(act(paid, "refund", { sourceRef: "pay:4", method: "card", amount: 1_600 }));
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

it("corrects a line once, and takes nothing more once it is closed", () => {
  const corrected = done(act(dinner(), "correct", { chargeId: "till:2", reason: "Corcho" }));
  expect(ticketOf(corrected).windows[0]).toMatchObject({ total: 4_500 });
  const closed = { ...dinner(), isClosed: true };
  const bread = { sourceRef: "till:3", description: "Pan", quantity: 1, unitPrice: 150, vat: 10 as const };
  expect(act(closed, "charge", bread)).toEqual(["FOLIO_SETTLED"]);
});
