import { describe, expect, it } from "vitest";

import { billingSettingsContract, billingSettingsId } from "@/contract/billing/billingSettings";
import type { ReservationDraft } from "@/contract/reservations/reservationDraft";
import { vatIn } from "@/domain/account/vat";
import { createClient } from "@/shared/api/createClient";

import {
  accountCalled,
  acme,
  act,
  bill,
  billingApi as api,
  charge,
  get,
  onFolio,
  openOf,
  openStay,
  payAccount,
  stayOf,
  takeOff,
  withSpa,
} from "../support/billingCalls";
import { book, hotelApi, hotelRefusalOf, openHotel } from "../support/hotelBackend";
import { expectRefused } from "./folioCalls";

const toReturn = async () => (await api.exportDocuments({ query: { view: "toReturn" } })).map(({ id }) => id);
const refunds = async (text: string) =>
  (await api.exportPayments({ query: { text, view: "refunds" } })).map(({ amount, method }) => [amount, method]);
const refund = async (id: string, input: object) => act("refund", await get(id), input);

async function endStay(id: string, action: "checkOut" | "markNoShow") {
  const { version } = await stayOf(id);
  await hotelApi.actOnReservation({ params: { id, action }, body: { version } });
}

/** A guest who has left, with a spa of 84,60 € on an invoice of its own; the bill was settled by this method. */
async function leftGuest(method: "card" | "receivable") {
  const stay = await withSpa(8_460, acme);
  const { id } = stay;
  const { balance } = await stayOf(id);
  await onFolio(id, "pay", { method, amount: balance, reason: "A crédito" });
  await endStay(id, "checkOut");
  const left = await stayOf(id); // nights that were paid and not slept
  if (left.balance < 0) await onFolio(id, "refund", { method, amount: 0 - left.balance });
  return stay;
}

const settingsApi = createClient(billingSettingsContract);

async function setCashLimit(cashLimit: number) {
  const params = { id: billingSettingsId };
  const { settings, version } = await settingsApi.getBillingSettings({ params });
  const draft = { ...settings, cashLimit, cashLimitAbroad: cashLimit };
  await settingsApi.updateBillingSettings({ params, body: { version, draft } });
}

it("is listed where a guest has left, and given back at the folio where it was paid", async () => {
  const { id, document } = await leftGuest("card");
  const { balance } = await stayOf(id);
  expect(await toReturn()).not.toContain(document.id);
  expect(await takeOff(document.id, 2_460)).toMatchObject({ open: -2_460, owedBack: 2_460 });
  expect((await stayOf(id)).balance).toBe(balance - 2_460); // of an account that is closed
  expect(await toReturn()).toContain(document.id);
  const over = await expectRefused(refund(document.id, { method: "cash", amount: 2_461 }), "REFUND_OVER_OWED");
  expect(over.status).toBe(422);
  const back = { paymentId: "back", method: "card", amount: 2_000 } as const;
  const once = await refund(document.id, back);
  expect(await refund(document.id, back)).toEqual(once); // as after a reload
  expect(once).toMatchObject({ open: -460, owedBack: 460, history: [{ what: "refund" }, {}, {}, {}] });
  const { owedBack, actions } = await refund(document.id, { method: "card", amount: 460 });
  expect(owedBack).toBeUndefined();
  expect(actions.find(({ action }) => action === "refund")?.isApplicable).toBe(false);
  expect(await toReturn()).not.toContain(document.id);
  const after = await stayOf(id);
  expect(after.balance).toBe(balance);
  expect(after.payments.slice(-2).map(({ kind, amount }) => [kind, amount])).toEqual([
    ["refund", -2_000],
    ["refund", -460],
  ]);
  const rows = await refunds(document.number);
  expect(rows.map(String).toSorted()).toEqual(["-2000,card", "-460,card"]);
});

/** Pays all documents of a stay, as those do who have taken its debt over. */
async function payAll(id: string) {
  const documents = await api.exportDocuments({ query: { reservationId: id } });
  for (const { id: documentId, open } of documents)
    await act("pay", await get(documentId), { paymentId: documentId, method: "transfer", amount: open });
}

it("pays what else its stay owes before it is given back", async () => {
  const { id, document } = await leftGuest("receivable");
  await act("pay", document, { method: "transfer", amount: document.open });
  const nights = (await api.exportDocuments({ query: { reservationId: id } })).find(({ open }) => open > 0)!;
  await takeOff(document.id, 2_460);
  const corrected = await get(document.id);
  expect([corrected.open, corrected.owedBack]).toEqual([0, undefined]);
  expect(await get(nights.id)).toMatchObject({ paid: 2_460, open: nights.open - 2_460 });
  expect((await stayOf(id)).balance).toBe(0);
});

it("is given back at the document where its debt had been handed over and paid there", async () => {
  const { id, document } = await leftGuest("receivable");
  await payAll(id);
  expect((await stayOf(id)).balance).toBe(0);
  await takeOff(document.id, 2_460);
  expect(await get(document.id)).toMatchObject({ open: -2_460, owedBack: 2_460 });
  const done = await refund(document.id, { method: "transfer", amount: 2_460, reference: "SEPA 12" });
  expect(done).toMatchObject({ open: 0, state: "paid", paid: 6_000 });
  expect((await stayOf(id)).balance).toBe(0);
  expect(await refunds(document.number)).toEqual([[-2_460, "transfer"]]);
  expect(await toReturn()).not.toContain(document.id);
});

it("is given back in cash no more than the folio would, of an operation that reaches the limit", async () => {
  const { id, document } = await leftGuest("receivable");
  await payAll(id);
  await takeOff(document.id, 2_460);
  const billed = (await api.exportDocuments({ query: {} })).filter((one) => one.reservationId === id);
  const operation = billed.reduce((sum, { total }) => sum + total, 0); // by now; it was 24,60 € more
  await setCashLimit(operation + 2_460);
  const inCash = () => refund(document.id, { method: "cash", amount: 100 });
  const refused = await hotelRefusalOf(inCash());
  expect(refused.fields?.method).toMatch(/^No se puede devolver en efectivo/);
  await refund(document.id, { method: "card", amount: 60 });
  expect((await hotelRefusalOf(inCash())).fields?.method).toBe(refused.fields?.method);
  await setCashLimit(operation + 2_461);
  expect(await inCash()).toMatchObject({ open: -2_300 });
});

it("is not what an account on credit has paid too much: that is its unapplied money", async () => {
  openStay();
  const { id } = await accountCalled("Touristik");
  const [first] = await openOf(id);
  await payAccount(id, first!.open, [first!.id]);
  const corrected = await takeOff(first!.id, 1_000);
  expect([corrected.open, corrected.owedBack]).toEqual([-1_000, undefined]);
  expect(await toReturn()).not.toContain(first!.id);
  await expectRefused(act("refund", corrected, { method: "card", amount: 1_000 }), "NOTHING_OWED");
});

describe("of a guest who does not come", () => {
  /** Two nights from today, all of which was paid ahead. */
  async function prepaid(changes: Partial<ReservationDraft> = {}) {
    openHotel({ at: "2026-04-14T21:00:00.000Z", reservations: 60 });
    const { id, balance, nights } = await book({ arrival: "2026-04-14", departure: "2026-04-16", ...changes });
    const { payments } = await onFolio(id, "pay", { method: "card", amount: balance, isDeposit: true });
    const draft = { reservationId: id, window: "guest" as const, customer: acme };
    return { id, balance, nights, draft, depositId: payments[0]!.id };
  }

  const negotiatedPrice = { perNight: 11_000, reason: "Cliente habitual" };

  it.each<[string, Partial<ReservationDraft>, (night: number) => number]>([
    ["all but a night without its VAT", {}, (night) => night - vatIn(night)],
    ["the VAT of 220,00 € that are not refundable", { ratePlanId: "NRF", negotiatedPrice }, () => 200_00],
  ])("is %s, once the VAT of what is kept is taken back", async (_, changes, kept) => {
    const { id, balance, nights, draft, depositId } = await prepaid(changes);
    const fee = kept(nights[0]!.price);
    const owed = balance - fee;
    const deposit = await bill({ ...draft, depositId });
    const preview = await hotelApi.previewNoShow({ params: { id } });
    expect(preview).toMatchObject({ fee, refund: owed, feeCause: "N1" });
    await endStay(id, "markNoShow");
    expect(await stayOf(id)).toMatchObject({ total: fee, balance: -owed });
    expect(await get(deposit.id)).toMatchObject({ paid: balance, open: -owed, owedBack: owed });
    const receipt = await bill(draft);
    const { followers, ...billed } = await get(deposit.id);
    const corrective = await get(followers[0]!.id);
    const { base, vat, gross } = deposit.taxes[0]!;
    expect({ base, vat, gross }).toEqual({ base: balance - vatIn(balance), vat: vatIn(balance), gross: balance });
    expect([corrective, receipt]).toMatchObject([
      { series: "R26-", taxes: [{ cause: "S1", base: -base, vat: -vat, gross: -gross }] },
      { series: "RC26-", kind: "receipt", taxes: [{ cause: "N1", base: fee, vat: 0, gross: fee }] },
    ]);
    expect([await toReturn(), billed]).toMatchObject([[deposit.id], { paid: owed, open: -owed, owedBack: owed }]);
    await refund(deposit.id, { method: "card", amount: owed });
    expect([await toReturn(), (await stayOf(id)).balance]).toEqual([[], 0]);
    expect(await refunds(deposit.number)).toEqual([[-owed, "card"]]);
    expect(await get(receipt.id)).toMatchObject({ paid: fee, open: 0, state: "paid" });
  });

  it("is listed beside the accounts until it is given back at the folio or billed", async () => {
    const { id, draft } = await prepaid();
    const listed = async () =>
      (await api.listReceivables()).owedBack.filter(({ reservationId }) => reservationId === id);
    expect(await listed()).toEqual([]);
    await endStay(id, "markNoShow");
    const amount = 0 - (await stayOf(id)).balance;
    expect(await listed()).toMatchObject([{ window: "guest", amount, since: "2026-04-14" }]);
    await onFolio(id, "refund", { method: "card", amount: 1_000 });
    expect(await listed()).toMatchObject([{ amount: amount - 1_000 }]);
    const receipt = await bill(draft);
    expect([await listed(), await toReturn()]).toEqual([[], [receipt.id]]);
  });
});

it("is no part of a debt that is not paid yet, and then what three payers paid too much", async () => {
  const { id, draft } = openStay();
  await charge(id, 8_460);
  await onFolio(id, "pay", { method: "card", amount: 5_000 });
  const { balance } = await onFolio(id, "pay", { method: "cash", amount: 2_000, tendered: 2_000 });
  await onFolio(id, "pay", { method: "receivable", amount: balance, reason: "A crédito" });
  await endStay(id, "checkOut");
  const { id: documentId, total, taxes } = await bill({ ...draft, customer: acme });
  expect(taxes.map(({ rate }) => rate)).toEqual([10, 21]);
  await takeOff(documentId, 1_000);
  expect(await get(documentId)).toMatchObject({ paid: 7_000, open: total - 8_000 });
  expect(await toReturn()).toEqual([]);
  const paid = await act("pay", await get(documentId), { method: "transfer", amount: total - 8_000 });
  expect(paid).toMatchObject({ open: 0, state: "paid" });
  await takeOff(documentId, 1_000);
  expect(await get(documentId)).toMatchObject({ open: -1_000, owedBack: 1_000 });
  expect(await refund(documentId, { method: "cash", amount: 1_000 })).toMatchObject({ open: 0, state: "paid" });
  expect(await toReturn()).toEqual([]);
});
