import { expect, it } from "vitest";

import { type AccountWindow, accountWindows } from "@/contract/account/accountWindows";
import type { DocumentDraft } from "@/contract/billing/billingDocument";
import type { ReservationAction } from "@/contract/reservations/reservationLife";
import { validInvoices } from "@/domain/billing/billed";
import { isCancelled } from "@/fakeBackend/billing/StoredDocument";
import { randomFrom } from "@/fakeBackend/core/random";

import { acme as customer, billingApi as api, expectNoGap } from "../support/billingCalls";
import { hotelApi, openHotel } from "../support/hotelBackend";

const STEPS = Number(process.env.BILLING_STEPS ?? 200);

it(
  `leaves no gap, no broken chain and nothing billed twice in ${STEPS} random acts`,
  { timeout: 120_000 },
  async () => {
    const { hotel, db } = openHotel();
    const book = await db.billing.open();
    const { between, next, pick } = randomFrom(2_027);
    const ids = [...hotel.all()].filter(({ state, billing }) => state === "inHouse" && !billing).map(({ id }) => id);
    const stays = ids.slice(0, 5);
    /** A refusal is an answer, too: it changes nothing. */
    const tried = (call: Promise<unknown>) => call.catch(() => {});
    const folio = async (id: string, action: string, input: object) => {
      const { version } = await hotelApi.getReservation({ params: { id } });
      return hotelApi.actOnFolio({ params: { id, action }, body: { version, ...input } });
    };
    const billed = (id: string, clientId: string, window: AccountWindow, more: Partial<DocumentDraft> = {}) =>
      api.billAccount({ body: { clientId, draft: { reservationId: id, window, ...more } } });
    const onStay = async (id: string, action: ReservationAction) => {
      const { version } = await hotelApi.getReservation({ params: { id } });
      await hotelApi.actOnReservation({ params: { id, action }, body: { version } });
    };
    const depositOf = async (id: string) => {
      const { payments } = await hotelApi.getReservation({ params: { id } });
      return pick(payments.filter(({ kind }) => kind === "deposit")).id;
    };
    const onDocument = async (id: string, action: string, input: object) => {
      const documents = book.ofStay(id);
      if (documents.length === 0) return;
      const { id: documentId, version } = pick(documents);
      await api.actOnDocument({ params: { id: documentId, action }, body: { version, ...input } });
    };
    for (let step = 0; step < STEPS; step += 1) {
      const id = pick(stays);
      const { charges } = await hotelApi.getReservation({ params: { id } });
      const acts = [
        () =>
          folio(id, "charge", {
            sourceRef: `spa:${step}`,
            description: "Spa",
            quantity: 1,
            unitPrice: between(100, 9_000),
            vat: next() < 0.5 ? 10 : 21,
          }),
        () => folio(id, "correct", { chargeId: pick(charges).id, reason: "Error" }),
        () => folio(id, "allow", { sourceRef: `less:${step}`, amount: between(1, 900), reason: "Queja" }),
        () => billed(id, `life-${step}`, pick(accountWindows), next() < 0.6 ? { customer } : {}),
        () =>
          folio(id, "pay", { sourceRef: `on:${step}`, method: "card", amount: between(100, 9_000), isDeposit: true }),
        async () => billed(id, `life-${step}`, "guest", { depositId: await depositOf(id) }),
        () => folio(id, "bill", { payer: "Acme", routed: [] }),
        () =>
          folio(id, "move", { chargeId: pick(charges).id, sourceRef: `move:${step}`, window: pick(accountWindows) }),
        () => onStay(id, "checkOut"),
        () => onStay(id, "reopen"),
        () => onDocument(id, "exchange", { customer }),
        () => onDocument(id, "correct", { reason: "Error" }),
        () => onDocument(id, "cancel", { reason: "Error" }),
        () => onDocument(id, "pay", { method: "card", amount: between(1, 5_000) }),
      ];
      await tried(pick(acts)());
    }
    for (const id of stays) {
      for (const window of accountWindows) await tried(billed(id, `end-${id}-${window}`, window, { customer }));
      const valid = validInvoices(book.ofStay(id).filter((one) => !isCancelled(one)));
      const deposits = new Set(book.ofStay(id).flatMap(({ depositId = "" }) => [depositId, `deduction:${depositId}`]));
      const lines = valid.flatMap((document) => document.lines);
      const { charges } = await hotelApi.getReservation({ params: { id } });
      const sumAt = (rate: number, of: readonly { amount: number; rate: number }[]) =>
        of.filter((one) => one.rate === rate).reduce((sum, { amount }) => sum + amount, 0);
      for (const rate of [10, 21]) {
        const ofCharges = lines.filter(({ sourceId = "" }) => !deposits.has(sourceId));
        const charged = charges.map(({ amount, vat = 10 }) => ({ amount, rate: vat }));
        expect([id, rate, sumAt(rate, ofCharges)]).toEqual([id, rate, sumAt(rate, charged)]);
        // what of a deposit no invoice has deducted yet
        expect(sumAt(rate, lines)).toBeGreaterThanOrEqual(sumAt(rate, charged));
      }
    }
    await expectNoGap(book);
    expect(book.all().length).toBeGreaterThan(80);
  },
);
