import { expect } from "vitest";

import { billingContract } from "@/contract/billing/billing";
import type {
  BillingDocument,
  DocumentAct,
  DocumentAction,
  DocumentDraft,
  Party,
} from "@/contract/billing/billingDocument";
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

/** A stay of the sample that nothing has billed yet, in house. */
export const unbilledStay = (hotel: Hotel): string =>
  [...hotel.all()].find(({ state, billing, departure }) => state === "inHouse" && !billing && departure > "2026-04-14")!
    .id;

export function openStay() {
  const opened = openHotel();
  const id = unbilledStay(opened.hotel);
  return { ...opened, id, draft: { reservationId: id, window: "guest" as const } };
}

/** An act at the folio of a stay; a posting is unique by its place among the calls. */
export async function onFolio(id: string, action: string, input: object) {
  const { version } = await hotelApi.getReservation({ params: { id } });
  calls += 1;
  return hotelApi.actOnFolio({ params: { id, action }, body: { version, sourceRef: `folio:${calls}`, ...input } });
}

export const charge = (id: string, unitPrice: number) =>
  onFolio(id, "charge", { description: "Spa", quantity: 1, unitPrice, vat: 21 });

/** A stay whose nights are billed, with a ticket of 50,00 €. */
export async function withTicket() {
  const stay = openStay();
  await bill({ ...stay.draft, customer: acme });
  await charge(stay.id, 5_000);
  return { ...stay, ticket: await bill(stay.draft) };
}

export const wholeChain = () => billingApi.checkChain({ query: { from: 0 } });

/** The chain holds, and each series has all numbers from 1 once. */
export async function expectNoGap(book: BillingBook) {
  const { count } = await billingApi.getChain();
  expect(await wholeChain()).toEqual({ checked: count, count });
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
