import { expect, it } from "vitest";

import type { Charge } from "@/contract/account/account";
import type { BillingDocument } from "@/contract/billing/billingDocument";
import { vatByRate } from "@/domain/account/vat";

import {
  acme,
  act,
  bill,
  billingApi as api,
  charge,
  get,
  onFolio,
  openStay,
  withTicket,
} from "../support/billingCalls";
import { hotelApi, hotelRefusalOf } from "../support/hotelBackend";

const stayOf = (id: string) => hotelApi.getReservation({ params: { id } });
const documentsOf = async (id: string) => (await api.getAccountBilling({ params: { id } })).windows;
const ofSpa = (charges: readonly Charge[]) => vatByRate(charges).find(({ rate }) => rate === 21)!.gross;
const reason = "Precio pactado";

/** A stay with a spa of 84,60 € on an invoice of its own. */
async function withSpa() {
  const stay = openStay();
  await bill({ ...stay.draft, customer: acme });
  await charge(stay.id, 8_460);
  const document = await bill({ ...stay.draft, customer: acme });
  const { charges } = await stayOf(stay.id);
  return { ...stay, document, spa: charges.find(({ description }) => description === "Spa")! };
}

const less = (document: BillingDocument, amount: number, more = {}) =>
  act("correct", document, { reason, lines: [{ place: 0, amount }], ...more });

async function expectAgreement(id: string) {
  for (const { total, corrections, reasons } of await documentsOf(id))
    expect([total, corrections, reasons]).toMatchObject([0, 0, [{ code: "DOCUMENT_EMPTY" }]]);
}

it("that is corrected takes as much off the account, with its number and reason, and nothing is billed again", async () => {
  const { id, document, spa } = await withSpa();
  const before = await stayOf(id);
  const corrected = await less(document, 6_000);
  const { charges, balance, history } = await stayOf(id);
  expect(charges.at(-1)).toMatchObject({ kind: "allowance", amount: -2_460, vat: 21, takesOff: spa.id, reason });
  expect(charges.at(-1)!.description).toBe(`Rectificativa ${corrected.followers[0]!.number}`);
  expect([balance, history[0]]).toMatchObject([before.balance - 2_460, { what: "allow", note: reason }]);
  await expectAgreement(id);
  expect(ofSpa(charges)).toBe(ofSpa(before.charges) + (await get(corrected.followers[0]!.id)).total);
});

it("that is corrected twice takes off each part once, also where the second call is sent again", async () => {
  const { id, document } = await withSpa();
  const once = await less(document, 6_000);
  const twice = await less(once, 1_000);
  expect((await hotelRefusalOf(less(once, 1_000))).codes).toEqual(["DOCUMENT_STALE"]);
  const { charges } = await stayOf(id);
  expect(charges.slice(-2).map(({ amount }) => amount)).toEqual([-2_460, -5_000]);
  await expectAgreement(id);
  expect(await act("correct", twice, { reason })).toMatchObject({ state: "corrected" });
  await expectAgreement(id);
});

it("that is substituted takes the difference off the account, and nothing where only the customer was wrong", async () => {
  const { id, document } = await withSpa();
  const { charges } = await stayOf(id);
  const renamed = await act("correct", document, { reason, mode: "S", customer: { ...acme, name: "Acme, S.A." } });
  expect((await stayOf(id)).charges).toHaveLength(charges.length);
  await less(await get(renamed.followers[0]!.id), 6_000, { mode: "S" });
  expect((await stayOf(id)).charges.at(-1)).toMatchObject({ kind: "allowance", amount: -2_460 });
  await expectAgreement(id);
});

it("in exchange for a ticket takes off the account, too", async () => {
  const { id, ticket } = await withTicket();
  const exchanged = await act("exchange", ticket, { customer: acme });
  await less(await get(exchanged.followers[0]!.id), 4_000);
  expect((await stayOf(id)).charges.at(-1)).toMatchObject({ kind: "allowance", amount: -1_000 });
  await expectAgreement(id);
});

it("gives it back to the account where the corrective invoice is cancelled", async () => {
  const { id, document } = await withSpa();
  const before = await stayOf(id);
  const corrected = await less(document, 6_000);
  await act("cancel", await get(corrected.followers[0]!.id), { reason: "Emitida por error" });
  expect((await stayOf(id)).balance).toBe(before.balance);
  await expectAgreement(id);
});

it("takes nothing off twice where the account had corrected the charge before", async () => {
  const { id, document, spa } = await withSpa();
  await onFolio(id, "correct", { chargeId: spa.id, reason: "Error" });
  const { charges } = await stayOf(id);
  await act("correct", document, { reason });
  expect((await stayOf(id)).charges).toHaveLength(charges.length);
  await expectAgreement(id);
});

it("has its charge corrected at the account by what is left of it", async () => {
  const { id, document, spa } = await withSpa();
  await less(document, 6_000);
  const { balance } = await stayOf(id);
  await onFolio(id, "correct", { chargeId: spa.id, reason: "Error" });
  expect((await stayOf(id)).balance).toBe(balance - 6_000);
  expect((await documentsOf(id))[0]).toMatchObject({ total: 0, corrections: -6_000 });
});

it("of an account that is closed is corrected there, and what was paid too much can go back", async () => {
  const { id, document } = await withSpa();
  const { balance } = await stayOf(id);
  await onFolio(id, "pay", { method: "card", amount: balance });
  const { version } = await stayOf(id);
  await hotelApi.actOnReservation({ params: { id, action: "checkOut" }, body: { version } });
  const before = await stayOf(id);
  await less(await get(document.id), 6_000);
  expect((await stayOf(id)).balance).toBe(before.balance - 2_460);
  const amount = 2_460 - before.balance;
  expect((await onFolio(id, "refund", { method: "card", amount })).balance).toBe(0);
});

it("of a company follows its charge, which is billed to the guest at what is left of it", async () => {
  const { id, draft } = openStay();
  await bill({ ...draft, customer: acme });
  await onFolio(id, "bill", { payer: "Acme", routed: ["posted"] });
  await charge(id, 8_460);
  const document = await bill({ ...draft, window: "company", customer: acme });
  await less(document, 6_000);
  await expectAgreement(id);
  const { charges } = await stayOf(id);
  const spa = charges.find(({ description }) => description === "Spa")!;
  await onFolio(id, "move", { chargeId: spa.id, window: "guest" });
  const [guest, company] = await documentsOf(id);
  expect([guest!.total, company!.corrections]).toEqual([6_000, -6_000]);
});
