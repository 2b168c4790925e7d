import { expect, it } from "vitest";

import type { Charge } from "@/contract/account/account";
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
  stayOf,
  takeOff,
  withSpa,
  withTicket,
} from "../support/billingCalls";
import { hotelRefusalOf } from "../support/hotelBackend";
import { expectRefused } from "./folioCalls";

const documentsOf = async (id: string) => (await api.getAccountBilling({ params: { id } })).windows;
const ofSpa = (charges: readonly Charge[]) => vatByRate(charges).find(({ rate }) => rate === 21)!.gross;
const reason = "Precio pactado";

/** A stay with a spa of 84,60 € on an invoice of its own. */
const withInvoice = () => withSpa(8_460, acme);

async function expectAgreement(id: string) {
  for (const { total, corrections, reasons } of await documentsOf(id))
    expect([total, corrections, reasons]).toMatchObject([0, 0, [{ code: "DOCUMENT_EMPTY" }]]);
}

const lastCharge = async (id: string) => (await stayOf(id)).charges.at(-1)!;

it("that is corrected takes as much off the account, with number and reason", async () => {
  const { id, document, spa } = await withInvoice();
  const before = await stayOf(id);
  const corrected = await takeOff(document.id, 2_460);
  const { charges, balance, history } = await stayOf(id);
  expect(charges.at(-1)).toMatchObject({ kind: "allowance", amount: -2_460, vat: 21, takesOff: spa.id, reason });
  expect(charges.at(-1)!.description).toBe(`Rectificativa ${corrected.followers[0]!.number}`);
  expect([balance, history[0]]).toMatchObject([before.balance - 2_460, { what: "allow", note: reason }]);
  await expectAgreement(id);
  const corrective = await get(corrected.followers[0]!.id);
  expect(ofSpa(charges)).toBe(ofSpa(before.charges) + corrective.total);
  await act("cancel", corrective, { reason: "Emitida por error" });
  expect((await stayOf(id)).balance).toBe(before.balance);
  await expectAgreement(id);
});

it("that is corrected twice takes off each part once, also where the second call is sent again", async () => {
  const { id, document } = await withInvoice();
  const once = await takeOff(document.id, 2_460);
  const again = { reason, lines: [{ place: 0, amount: 1_000 }] };
  const twice = await act("correct", once, again);
  await expectRefused(act("correct", once, again), "DOCUMENT_STALE");
  const { charges } = await stayOf(id);
  expect(charges.slice(-2).map(({ amount }) => amount)).toEqual([-2_460, -5_000]);
  await expectAgreement(id);
  expect(await act("correct", twice, { reason })).toMatchObject({ state: "corrected" });
  await expectAgreement(id);
});

it("that is substituted takes off the difference, and nothing for another customer", async () => {
  const { id, document } = await withInvoice();
  const { charges } = await stayOf(id);
  const renamed = await act("correct", document, { reason, mode: "S", customer: { ...acme, name: "Acme, S.A." } });
  expect((await stayOf(id)).charges).toHaveLength(charges.length);
  await takeOff(renamed.followers[0]!.id, 2_460, { mode: "S" });
  expect(await lastCharge(id)).toMatchObject({ kind: "allowance", amount: -2_460 });
  await expectAgreement(id);
});

it("in exchange for a ticket takes off the account, too", async () => {
  const { id, ticket } = await withTicket();
  const { followers } = await act("exchange", ticket, { customer: acme });
  await takeOff(followers[0]!.id, 1_000);
  expect(await lastCharge(id)).toMatchObject({ kind: "allowance", amount: -1_000 });
  await expectAgreement(id);
});

it("takes nothing off twice where the account had corrected the charge before", async () => {
  const { id, document, spa } = await withInvoice();
  const { charges } = await onFolio(id, "correct", { chargeId: spa.id, reason: "Error" });
  await act("correct", document, { reason });
  expect((await stayOf(id)).charges).toHaveLength(charges.length);
  await expectAgreement(id);
});

it("has its charge corrected at the account by what is left of it", async () => {
  const { id, document, spa } = await withInvoice();
  await takeOff(document.id, 2_460);
  const { balance } = await stayOf(id);
  expect((await onFolio(id, "correct", { chargeId: spa.id, reason: "Error" })).balance).toBe(balance - 6_000);
  expect((await documentsOf(id))[0]).toMatchObject({ total: 0, corrections: -6_000 });
});

it("of a company follows its charge, which is billed to the guest at what is left of it", async () => {
  const { id, draft } = openStay();
  await bill({ ...draft, customer: acme });
  await onFolio(id, "bill", { payer: "Acme", routed: ["posted"] });
  const { charges } = await charge(id, 8_460);
  const document = await bill({ ...draft, window: "company", customer: acme });
  await takeOff(document.id, 2_460);
  await expectAgreement(id);
  await onFolio(id, "move", {
    chargeId: charges.find(({ description }) => description === "Spa")!.id,
    window: "guest",
  });
  const [guest, company] = await documentsOf(id);
  expect([guest!.total, company!.corrections]).toEqual([6_000, -6_000]);
});

it.each<[string, Partial<Record<"cause" | "mode", string>>]>([
  ["cause", { cause: "R5" }],
  ["cause", { cause: "F1" }],
  ["mode", { mode: "X" }],
])("that is corrected by an unknown %s stays as it is: %j", async (field, unknown) => {
  const { document, db } = await withInvoice();
  const corrected = act("correct", document, { reason, ...(unknown as object) });
  expect(await hotelRefusalOf(corrected)).toMatchObject({
    status: 422,
    fields: { [field]: "That value is not possible here." },
  });
  expect(db.billing.book.followersOf(document.id)).toEqual([]);
});

it("that is a ticket takes no unknown cause either, and is never replaced by substitution", async () => {
  const { ticket, db } = await withTicket();
  const substituted = act("correct", ticket, { reason, mode: "S", ...({ cause: "R5" } as object) });
  expect((await hotelRefusalOf(substituted)).fields).toHaveProperty("cause");
  await expectRefused(act("correct", ticket, { reason, mode: "S", cause: "R1" }), "SUBSTITUTION_FULL_ONLY");
  expect(db.billing.book.followersOf(ticket.id)).toEqual([]);
});
