import { describe, expect, it } from "vitest";

import type { ReceivableAct } from "@/contract/billing/receivable";

import { act, bill, billingApi as api, get, onFolio, openStay } from "../support/billingCalls";
import { hotelApi, hotelRefusalOf } from "../support/hotelBackend";

const accountCalled = async (name: string) =>
  (await api.listReceivables()).accounts.find(({ customer }) => customer.name.startsWith(name))!;

const accountOf = (id: string) => api.getReceivable({ params: { id } });
const openOf = (accountId: string) => api.exportDocuments({ query: { accountId } });

async function pay(id: string, paymentId: string, amount: number, documentIds?: string[]) {
  const { version } = await accountOf(id);
  const body: ReceivableAct = { version, paymentId, method: "transfer", amount, ...(documentIds && { documentIds }) };
  return api.actOnReceivable({ params: { id, action: "pay" }, body });
}

async function voidPayment(id: string, paymentId: string, more: Partial<ReceivableAct> = {}) {
  const { version } = await accountOf(id);
  return api.actOnReceivable({
    params: { id, action: "void" },
    body: { version, paymentId, reason: "Era de otra agencia", ...more },
  });
}

const paymentRows = async (text: string) => (await api.exportPayments({ query: { text } })).map(({ amount }) => amount);
const sorted = (amounts: readonly number[]) => amounts.toSorted((one, other) => one - other);
const added = (amounts: readonly number[]) => amounts.reduce((sum, amount) => sum + amount, 0);

describe("a payment booked at the wrong account", () => {
  it("is voided: its documents are open again, and the account's history says who and why", async () => {
    openStay();
    const { id, balance } = await accountCalled("Touristik");
    const [first] = await openOf(id);
    const paid = await pay(id, "wrong", balance + 5_000);
    expect(paid.payments).toMatchObject([{ id: "wrong", amount: balance + 5_000, unapplied: 5_000, reasons: [] }]);
    expect(added(paid.payments[0]!.shares.map(({ amount }) => amount))).toBe(balance);
    const after = await voidPayment(id, "wrong");
    expect(after).toMatchObject({ balance, unapplied: 0 });
    expect(after.history[0]).toMatchObject({ what: "void", note: "Era de otra agencia", by: "Marina Solé" });
    expect(after.payments).toMatchObject([
      { id: "wrong", amount: balance + 5_000, shares: [], unapplied: 0, voided: { reason: "Era de otra agencia" } },
    ]);
    expect(await get(first!.id)).toMatchObject({ open: first!.open, state: first!.state });
  });

  it("keeps its line on its day: the counter-payment is one of today, of the same method", async () => {
    openStay();
    const { id } = await accountCalled("Touristik");
    const [first] = await openOf(id);
    await pay(id, "wrong", first!.open + 700, [first!.id]);
    expect(sorted(await paymentRows("Touristik"))).toEqual([700, first!.open]);
    await voidPayment(id, "wrong");
    const rows = await api.exportPayments({ query: { text: "Touristik" } });
    expect(sorted(rows.map(({ amount }) => amount))).toEqual([-first!.open, -700, 700, first!.open]);
    expect(new Set(rows.map(({ method }) => method)).size).toBe(1);
  });

  it("is not applied any more, and what is paid after it is", async () => {
    openStay();
    const { id, balance } = await accountCalled("Touristik");
    await pay(id, "early", 4_000, []);
    await voidPayment(id, "early");
    expect((await accountOf(id)).actions.find(({ action }) => action === "apply")?.isApplicable).toBe(false);
    await pay(id, "right", 3_000, []);
    const { version } = await accountOf(id);
    const applied = await api.actOnReceivable({ params: { id, action: "apply" }, body: { version } });
    expect(applied).toMatchObject({ balance: balance - 3_000, unapplied: 0 });
  });

  it("leaves the money alone that another payment has at the same document, though it is corrected later", async () => {
    openStay();
    const { id } = await accountCalled("Touristik");
    const [first] = await openOf(id);
    await pay(id, "wrong", 1_000, [first!.id]);
    await pay(id, "right", first!.open - 1_000, [first!.id]);
    await voidPayment(id, "wrong");
    expect((await get(first!.id)).open).toBe(1_000);
    const lines = [{ place: 0, amount: (await get(first!.id)).lines[0]!.amount - 6_000 }];
    await act("correct", await get(first!.id), { mode: "I", cause: "R4", reason: "Precio", lines });
    expect(await accountOf(id)).toMatchObject({ unapplied: 5_000 });
    const { version } = await accountOf(id);
    const applied = await api.actOnReceivable({ params: { id, action: "apply" }, body: { version } });
    expect(applied.unapplied).toBe(0);
    expect(await get(first!.id)).toMatchObject({ open: 0 });
    expect(added(await paymentRows("Touristik"))).toBe(first!.open - 1_000);
  });
});

describe("a payment of an account is not voided", () => {
  it("twice, without a reason, or when it is not there", async () => {
    openStay();
    const { id } = await accountCalled("Touristik");
    await pay(id, "wrong", 1_000);
    expect((await hotelRefusalOf(voidPayment(id, "wrong", { reason: " " }))).fields).toHaveProperty("reason");
    expect((await hotelRefusalOf(voidPayment(id, "other"))).fields).toHaveProperty("paymentId");
    await voidPayment(id, "wrong");
    expect(await hotelRefusalOf(voidPayment(id, "wrong"))).toMatchObject({ status: 409, codes: ["PAYMENT_VOIDED"] });
    expect(added(await paymentRows("Touristik"))).toBe(0);
  });

  it("on an account that somebody else has changed", async () => {
    openStay();
    const { id } = await accountCalled("Touristik");
    const { version } = await pay(id, "wrong", 1_000);
    await pay(id, "other", 500);
    const refused = await hotelRefusalOf(voidPayment(id, "wrong", { version }));
    expect(refused).toMatchObject({ status: 409, codes: ["ACCOUNT_STALE"] });
    expect((await accountOf(id)).payments.every(({ voided }) => voided === undefined)).toBe(true);
  });

  it("while a part of it is at a folio: it goes back there", async () => {
    const opened = openStay();
    const account = await accountCalled("Clínica");
    const document = await bill({ ...opened.draft, customer: account.customer });
    const before = (await hotelApi.getReservation({ params: { id: opened.id } })).balance;
    const { payments } = await pay(account.id, "wrong", 5_000, [document.id]);
    expect(payments[0]).toMatchObject({ shares: [], folios: [{ reservationId: opened.id, amount: 5_000 }] });
    const refused = await hotelRefusalOf(voidPayment(account.id, "wrong"));
    expect(refused).toMatchObject({ status: 409, codes: ["PAYMENT_AT_FOLIO"] });
    expect((await hotelApi.getReservation({ params: { id: opened.id } })).balance).toBe(before - 5_000);
  });

  it("no longer, once the folio has refunded its part, as it does after the day of the payment", async () => {
    const opened = openStay();
    const account = await accountCalled("Clínica");
    await onFolio(opened.id, "bill", { payer: account.customer.name, taxId: account.customer.taxId, routed: [] });
    await onFolio(opened.id, "charge", {
      description: "Sala",
      quantity: 1,
      unitPrice: 9_000,
      vat: 21,
      window: "company",
    });
    const draft = { ...opened.draft, window: "company" as const, customer: account.customer };
    const document = await bill(draft);
    const balance = async () => (await hotelApi.getReservation({ params: { id: opened.id } })).balance;
    const before = await balance();
    const { payments } = await pay(account.id, "wrong", 9_000, [document.id]);
    expect(payments[0]).toMatchObject({ folios: [{ reservationId: opened.id, amount: 9_000 }] });
    const back = { method: "transfer", amount: 1, window: "company", reason: "Era de otra agencia" };
    await onFolio(opened.id, "refund", back);
    expect(await hotelRefusalOf(voidPayment(account.id, "wrong"))).toMatchObject({ codes: ["PAYMENT_AT_FOLIO"] });
    await onFolio(opened.id, "refund", { ...back, amount: 8_999 });
    const after = await voidPayment(account.id, "wrong");
    expect(after.payments[0]).toMatchObject({ voided: { reason: "Era de otra agencia" }, folios: [], unapplied: 0 });
    expect(await balance()).toBe(before);
    const moved = await api.exportPayments({ query: {} });
    const ofStay = moved.filter(({ reservationId }) => reservationId === opened.id);
    expect(sorted(ofStay.map(({ amount }) => amount)).slice(-1)).toEqual([9_000]);
    expect(added(await paymentRows("Clínica"))).toBe(0);
  });
});
