import { describe, expect, it } from "vitest";

import type { ReceivableAccount, ReceivableAct } from "@/contract/billing/receivable";

import {
  accountCalled,
  accountOf,
  added,
  bill,
  get,
  onAccount,
  onFolio,
  openOf,
  openStay,
  payAccount,
  paymentRows,
  stayOf,
  takeOff,
} from "../support/billingCalls";
import { hotelRefusalOf } from "../support/hotelBackend";
import { expectRefused } from "./folioCalls";

const pay = (id: string, paymentId: string, amount: number, documentIds?: string[]) =>
  payAccount(id, amount, documentIds, { paymentId });
const voidPayment = (id: string, paymentId: string, more: Partial<ReceivableAct> = {}) =>
  onAccount(id, "void", { paymentId, reason: "Era de otra agencia", ...more });

const amounts = (rows: readonly { amount: number }[]) =>
  rows.map(({ amount }) => amount).toSorted((one, other) => one - other);

/** Whether there is a payment that can be voided. */
const isOffered = ({ actions }: ReceivableAccount) => actions.find(({ action }) => action === "void")?.isApplicable;

/** An account with several documents, none of a stay. */
async function openAccount() {
  openStay();
  const account = await accountCalled("Touristik");
  const [first] = await openOf(account.id);
  return { ...account, first: first! };
}

describe("a payment booked at the wrong account", () => {
  it("is voided: its documents are open again, and a counter-payment of today stands beside it", async () => {
    const { id, balance, first } = await openAccount();
    const paid = await pay(id, "wrong", balance + 5_000);
    expect(paid.payments).toMatchObject([{ id: "wrong", amount: balance + 5_000, unapplied: 5_000, reasons: [] }]);
    expect(added(paid.payments[0]!.shares)).toBe(balance);
    const before = amounts(await paymentRows("Touristik"));
    expect(before.reduce((sum, amount) => sum + amount, 0)).toBe(balance + 5_000);
    const after = await voidPayment(id, "wrong");
    expect(after).toMatchObject({ balance, unapplied: 0 });
    expect([isOffered(paid), isOffered(after)]).toEqual([true, false]);
    expect(after.history[0]).toMatchObject({ what: "void", note: "Era de otra agencia", by: "Marina Solé" });
    expect(after.payments).toMatchObject([
      { id: "wrong", amount: balance + 5_000, shares: [], unapplied: 0, voided: { reason: "Era de otra agencia" } },
    ]);
    expect(await get(first.id)).toMatchObject({ open: first.open, state: first.state });
    const rows = await paymentRows("Touristik");
    expect(amounts(rows)).toEqual([...before.map((amount) => -amount).toReversed(), ...before]);
    expect(new Set(rows.map(({ method }) => method)).size).toBe(1);
  });

  it("is not applied any more, and what is paid after it is", async () => {
    const { id, balance } = await openAccount();
    await pay(id, "early", 4_000, []);
    await voidPayment(id, "early");
    expect((await accountOf(id)).actions.find(({ action }) => action === "apply")?.isApplicable).toBe(false);
    await pay(id, "right", 3_000, []);
    expect(await onAccount(id, "apply")).toMatchObject({ balance: balance - 3_000, unapplied: 0 });
  });

  it("leaves the money of another payment at the same document, though that is corrected later", async () => {
    const { id, first } = await openAccount();
    await pay(id, "wrong", 1_000, [first.id]);
    await pay(id, "right", first.open - 1_000, [first.id]);
    expect(isOffered(await voidPayment(id, "wrong"))).toBe(true); // the other one
    expect((await get(first.id)).open).toBe(1_000);
    await takeOff(first.id, 6_000);
    expect(await accountOf(id)).toMatchObject({ unapplied: 5_000 });
    expect(await onAccount(id, "apply")).toMatchObject({ unapplied: 0 });
    expect(await get(first.id)).toMatchObject({ open: 0 });
    expect(added(await paymentRows("Touristik"))).toBe(first.open - 1_000);
  });
});

describe("a payment of an account is not voided", () => {
  it("twice, without a reason, when it is not there, or on an account that has changed since", async () => {
    const { id } = await openAccount();
    const { version } = await pay(id, "wrong", 1_000);
    const { version: newest } = await pay(id, "other", 500);
    expect((await expectRefused(voidPayment(id, "wrong", { version }), "ACCOUNT_STALE")).status).toBe(409);
    expect((await hotelRefusalOf(voidPayment(id, "wrong", { reason: " " }))).fields).toHaveProperty("reason");
    expect((await hotelRefusalOf(voidPayment(id, "unknown"))).fields).toHaveProperty("paymentId");
    expect((await accountOf(id)).version).toBe(newest);
    await voidPayment(id, "wrong");
    expect((await expectRefused(voidPayment(id, "wrong"), "PAYMENT_VOIDED")).status).toBe(409);
    expect(added(await paymentRows("Touristik"))).toBe(500);
  });

  it("while a folio has a part of it, and is once the folio has refunded that, as on a later day", async () => {
    const { id, draft } = openStay();
    const { customer, id: accountId } = await accountCalled("Clínica");
    await onFolio(id, "bill", { payer: customer.name, taxId: customer.taxId, routed: [] });
    const hall = { description: "Sala", quantity: 1, unitPrice: 9_000, vat: 21, window: "company" };
    const { balance } = await onFolio(id, "charge", hall);
    const document = await bill({ ...draft, window: "company", customer });
    const { payments } = await pay(accountId, "wrong", 9_000, [document.id]);
    expect(payments[0]).toMatchObject({ shares: [], folios: [{ reservationId: id, amount: 9_000 }] });
    expect((await expectRefused(voidPayment(accountId, "wrong"), "PAYMENT_AT_FOLIO")).status).toBe(409);
    expect((await stayOf(id)).balance).toBe(balance - 9_000);
    const back = { method: "transfer", amount: 1, window: "company", reason: "Era de otra agencia" };
    await onFolio(id, "refund", back);
    await expectRefused(voidPayment(accountId, "wrong"), "PAYMENT_AT_FOLIO");
    await onFolio(id, "refund", { ...back, amount: 8_999 });
    const after = await voidPayment(accountId, "wrong");
    expect(after.payments[0]).toMatchObject({ voided: { reason: "Era de otra agencia" }, folios: [], unapplied: 0 });
    expect((await stayOf(id)).balance).toBe(balance);
    const ofStay = (await paymentRows("")).filter(({ reservationId }) => reservationId === id);
    expect(amounts(ofStay).at(-1)).toBe(9_000);
    expect(added(await paymentRows("Clínica"))).toBe(0);
  });
});
