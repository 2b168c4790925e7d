import axios from "axios";
import { expect, it } from "vitest";

import { type AccountWindow, accountWindows } from "@/contract/account/accountWindows";
import type { DocumentDraft } from "@/contract/billing/billingDocument";
import type { ReservationAction } from "@/contract/reservations/reservationLife";
import { chargedTotal } from "@/domain/account/balance";
import { correctionOf } from "@/domain/account/corrections";
import { isOfFee, withoutTransfers } from "@/domain/account/vat";
import { inWindow } from "@/domain/account/windows";
import { validInvoices } from "@/domain/billing/billed";
import { isCancelled } from "@/fakeBackend/billing/book/StoredDocument";
import type { BillingBook } from "@/fakeBackend/billing/book/BillingBook";
import { randomFrom } from "@/fakeBackend/core/random";

import { acme as customer, billingApi as api, expectNoGap } from "../support/billingCalls";
import { hotelApi, openHotel } from "../support/hotelBackend";

/** In house, and two who did not come: their bill is the fee. Those of one hotel live at the same time. */
const PER_HOTEL = 12;
const STEPS = 29;
const hotels = Math.ceil(Number(process.env.MODEL_SEQUENCES ?? 60) / 5 / PER_HOTEL);
const seeds = Array.from({ length: hotels }, (_, place) => Number(process.env.MODEL_SEED ?? 2_027) + place);

it.each(seeds)(
  `bills each of ${PER_HOTEL} lives of ${STEPS} random acts once, without a gap or a broken chain, with seed %i`,
  { timeout: 120_000 },
  async (seed) => {
    const { hotel, db } = openHotel();
    const book = await db.billing.open();
    const inHouse = [...hotel.all()].filter(({ state, billing }) => state === "inHouse" && !billing);
    const { businessDate } = hotel.property;
    const missing = [...hotel.all()].filter(({ state, arrival }) => state === "confirmed" && arrival < businessDate);
    expect(missing).toHaveLength(2);
    const stays = [...missing, ...inHouse].slice(0, PER_HOTEL).map(({ id }) => id);
    expect(stays).toHaveLength(PER_HOTEL);
    const before = book.all().length;

    await Promise.all(stays.map((id, place) => live(id, book, seed * PER_HOTEL + place, stays)));
    for (const { id } of missing) await tried(onStay(id, "markNoShow"));
    for (const id of stays) {
      await billAll(id);
      await expectBilledOnce(
        id,
        book,
        missing.some((one) => one.id === id),
      );
    }
    await expectNoGap(book);
    expect(book.all().length - before).toBeGreaterThan(2 * PER_HOTEL);
  },
);

/** A refusal is an answer, too: it changes nothing. A fault is none. */
const tried = (call: Promise<unknown>) =>
  call.catch((error: unknown) => {
    if (!axios.isAxiosError(error) || !error.response || error.response.status >= 500) throw error;
  });

async function folio(id: string, action: string, input: object) {
  const { version } = await hotelApi.getReservation({ params: { id } });
  return hotelApi.actOnFolio({ params: { id, action }, body: { version, ...input } });
}

async function onStay(id: string, action: ReservationAction) {
  const { version } = await hotelApi.getReservation({ params: { id } });
  await hotelApi.actOnReservation({ params: { id, action }, body: { version } });
}

const billed = (id: string, clientId: string, window: AccountWindow, more: Partial<DocumentDraft> = {}) =>
  api.billAccount({ body: { clientId: `${id}-${clientId}`, draft: { reservationId: id, window, ...more } } });

async function live(id: string, book: BillingBook, seed: number, stays: string[]) {
  const { between, next, pick } = randomFrom(seed);
  const onDocument = async (action: string, input: object) => {
    const documents = book.ofStay(id);
    if (documents.length === 0) return;
    const { id: documentId, version } = pick(documents);
    await api.actOnDocument({ params: { id: documentId, action }, body: { version, ...input } });
  };
  const depositId = async () => {
    const { payments } = await hotelApi.getReservation({ params: { id } });
    const deposits = payments.filter(({ kind }) => kind === "deposit");
    return deposits.length > 0 ? pick(deposits).id : "";
  };
  for (let step = 0; step < STEPS; step += 1) {
    const { charges } = await hotelApi.getReservation({ params: { id } });
    const chargeId = charges.length > 0 ? pick(charges).id : "";
    const sourceRef = `act:${step}`;
    const amount = between(100, 9_000);
    const acts = [
      () =>
        folio(id, "charge", {
          sourceRef,
          description: "Spa",
          quantity: 1,
          unitPrice: amount,
          vat: next() < 0.5 ? 10 : 21,
        }),
      () => folio(id, "correct", { chargeId, reason: "Error" }),
      () => folio(id, "allow", { sourceRef, amount: between(1, 900), reason: "Queja" }),
      () => billed(id, `${step}`, pick(accountWindows), next() < 0.6 ? { customer } : {}),
      () => folio(id, "pay", { sourceRef, method: "card", amount, isDeposit: true }),
      () => folio(id, "pay", { sourceRef, method: "room", amount, stayId: pick(stays) }),
      () => folio(id, "refund", { sourceRef, method: "card", amount: between(1, 3_000) }),
      async () => billed(id, `${step}`, "guest", { depositId: await depositId() }),
      () => folio(id, "bill", { payer: "Acme", routed: next() < 0.3 ? ["room"] : [] }),
      () => folio(id, "unbill", {}),
      () => folio(id, "move", { chargeId, sourceRef, window: pick(accountWindows) }),
      () => folio(id, "move", { chargeId, sourceRef, window: pick(accountWindows), share: "amount", amount }),
      () => folio(id, "move", { chargeId, sourceRef, window: "company", share: "percent", percent: between(1, 99) }),
      () => folio(id, "halve", { sourceRef, payer: "Acme" }),
      () => onStay(id, "checkOut"),
      () => onStay(id, "reopen"),
      () => onStay(id, "markNoShow"),
      () => onStay(id, "reactivate"),
      () => onDocument("exchange", { customer }),
      () => onDocument("correct", { reason: "Error" }),
      () => onDocument("correct", { reason: "Error", lines: [{ place: 0, amount: between(0, 5_000) }] }),
      () => onDocument("correct", { reason: "Error", mode: "S", customer }),
      () => onDocument("cancel", { reason: "Error" }),
      () => onDocument("pay", { method: "card", amount: between(1, 5_000) }),
    ];
    await tried(pick(acts)());
  }
}

/** Bills all, and does what a window that cannot be billed asks for: no allowance is more than its charges. */
async function billAll(id: string) {
  for (let round = 0; ; round += 1) {
    for (const window of accountWindows) await tried(billed(id, `end-${window}-${round}`, window, { customer }));
    const { windows } = await api.getAccountBilling({ params: { id } });
    const over = windows.find(({ reasons }) => reasons.some(({ code }) => code === "ALLOWED_OVER_CHARGED"));
    if (!over) return;
    const { charges } = await hotelApi.getReservation({ params: { id } });
    const last = inWindow(charges, over.window).findLast(
      (line) => line.kind === "allowance" && !correctionOf(line, charges),
    )!;
    await folio(id, "correct", { chargeId: last.id, reason: "Error" });
  }
}

async function expectBilledOnce(id: string, book: BillingBook, isMissing: boolean) {
  const documents = book.ofStay(id);
  const lines = validInvoices(documents.filter((one) => !isCancelled(one))).flatMap((document) => document.lines);
  const deposits = new Set(documents.flatMap(({ depositId = "" }) => [depositId, `deduction:${depositId}`]));
  const account = await hotelApi.getReservation({ params: { id } });
  const charges = withoutTransfers(account.charges);
  const sumAt = (rate: number, of: readonly { amount: number; rate: number }[]) =>
    of.filter((one) => one.rate === rate).reduce((sum, { amount }) => sum + amount, 0);
  for (const rate of [10, 21]) {
    const ofCharges = lines.filter(({ sourceId = "" }) => !deposits.has(sourceId));
    const charged = charges.map(({ amount, vat = 10 }) => ({ amount, rate: vat }));
    expect([id, rate, sumAt(rate, ofCharges)]).toEqual([id, rate, sumAt(rate, charged)]);
    // what of a deposit no invoice has deducted yet
    expect(sumAt(rate, lines)).toBeGreaterThanOrEqual(sumAt(rate, charged));
  }
  const fees = charges.filter((line) => isOfFee(line, charges));
  const compensation = lines.filter(({ cause }) => cause === "N1");
  expect([id, chargedTotal(compensation)]).toEqual([id, chargedTotal(fees)]);
  expect([id, isMissing]).toEqual([id, fees.length > 0]);
}
