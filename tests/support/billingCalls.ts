import { expect } from "vitest";

import { billingContract } from "@/contract/billing/billing";
import type {
  BillingDocument,
  DocumentAct,
  DocumentAction,
  DocumentDraft,
  Party,
} from "@/contract/billing/billingDocument";
import type { ReceivableAct } from "@/contract/billing/receivable";
import type { BillingBook } from "@/fakeBackend/billing/book/BillingBook";
import type { Hotel } from "@/fakeBackend/hotel/Hotel";
import { createClient } from "@/shared/api/createClient";

import { hotelApi, openHotel } from "./hotelBackend";

export const billingApi = createClient(billingContract);
export const acme: Party = {
  name: "Acme, S.L.",
  taxId: "B00000000",
  address: "Calle Mayor, 1 · Madrid",
  country: "ES",
};

let calls = 0;

export function bill(draft: DocumentDraft) {
  calls += 1;
  return billingApi.billAccount({ body: { clientId: `billing-${calls}`, draft } });
}

export const act = (
  action: DocumentAction,
  { id, version }: Pick<BillingDocument, "id" | "version">,
  input: Partial<DocumentAct> = {},
) => billingApi.actOnDocument({ params: { id, action }, body: { version, ...input } });

export const get = (id: string) => billingApi.getDocument({ params: { id } });
export const stayOf = (id: string) => hotelApi.getReservation({ params: { id } });

/** A stay of the sample that nothing has billed yet, in house. */
export const unbilledStay = (hotel: Hotel): string =>
  [...hotel.all()].find(({ state, billing, departure }) => state === "inHouse" && !billing && departure > "2026-04-14")!
    .id;

export function openStay(reservations = 60) {
  const opened = openHotel({ reservations });
  const id = unbilledStay(opened.hotel);
  return { ...opened, id, draft: { reservationId: id, window: "guest" as const } };
}

/** An act at the folio of a stay; a posting is unique by its place among the calls. */
export async function onFolio(id: string, action: string, input: object) {
  const { version } = await stayOf(id);
  calls += 1;
  return hotelApi.actOnFolio({ params: { id, action }, body: { version, sourceRef: `folio:${calls}`, ...input } });
}

export const charge = (id: string, unitPrice: number) =>
  onFolio(id, "charge", { description: "Spa", quantity: 1, unitPrice, vat: 21 });

/** A stay whose nights are billed, with a spa of this price on a document of its own: a ticket without a customer. */
export async function withSpa(cents: number, customer?: Party) {
  const stay = openStay();
  await bill({ ...stay.draft, customer: acme });
  await charge(stay.id, cents);
  const document = await bill({ ...stay.draft, ...(customer && { customer }) });
  const spa = (await stayOf(stay.id)).charges.find(({ description }) => description === "Spa")!;
  return { ...stay, document, spa };
}

/** The same with a ticket of 50,00 €. */
export async function withTicket() {
  const { document: ticket, ...stay } = await withSpa(5_000);
  return { ...stay, ticket };
}

/** Takes as much off the first line of a document by a corrective invoice. */
export async function takeOff(id: string, cents: number, input: Partial<DocumentAct> = {}) {
  const document = await get(id);
  const [line] = document.left ?? document.lines;
  const lines = [{ place: 0, amount: line!.amount - cents }];
  return act("correct", document, { mode: "I", cause: "R4", reason: "Precio pactado", lines, ...input });
}

/** An account on credit of the sample, and the documents that it has to pay. */
export const accountCalled = async (name: string) =>
  (await billingApi.listReceivables()).accounts.find(({ customer }) => customer.name.startsWith(name))!;
export const accountOf = (id: string) => billingApi.getReceivable({ params: { id } });
export const openOf = (accountId: string) => billingApi.exportDocuments({ query: { accountId } });

/** An act upon the newest version of an account. */
export async function onAccount(
  id: string,
  action: "pay" | "apply" | "void" | "remind",
  input: Partial<ReceivableAct> = {},
) {
  const { version } = await accountOf(id);
  return billingApi.actOnReceivable({ params: { id, action }, body: { version, ...input } });
}

/** A transfer of an account, under an id of its own unless told: for these documents, or for those due first. */
export function payAccount(id: string, amount: number, documentIds?: string[], input: Partial<ReceivableAct> = {}) {
  calls += 1;
  const chosen = documentIds && { documentIds };
  return onAccount(id, "pay", { paymentId: `money-${calls}`, method: "transfer", amount, ...chosen, ...input });
}

/** A stay in house whose invoice is one of the account's, which owes an older one besides. */
export async function billedStay() {
  const opened = openStay();
  const account = await accountCalled("Clínica");
  const [older] = await openOf(account.id);
  const document = await bill({ ...opened.draft, customer: account.customer });
  return { ...opened, account, older: older!, document };
}

export const paymentRows = (text: string) => billingApi.exportPayments({ query: { text } });
export const added = (rows: readonly { amount: number }[]) => rows.reduce((sum, { amount }) => sum + amount, 0);

/** The chain holds as long as it is. */
export async function expectWholeChain() {
  const { count } = await billingApi.getChain();
  expect(await billingApi.checkChain({ query: { from: 0 } })).toEqual({ checked: count, count });
}

/** The chain holds, and each series has all numbers from 1 once. */
export async function expectNoGap(book: BillingBook) {
  await expectWholeChain();
  expectAllNumbers(book);
}

export function expectAllNumbers(book: BillingBook) {
  const issued = book.all().filter(({ number }) => number !== "");
  for (const series of new Set(issued.map((one) => one.series))) {
    const its = issued.filter((one) => one.series === series);
    const places = its.map(({ number }) => Number(number.slice(-6))).toSorted((one, other) => one - other);
    expect([series, places]).toEqual([series, places.map((_, place) => place + 1)]);
  }
}
