import { expect, it } from "vitest";

import { type AccountWindow, accountWindows } from "@/contract/account/accountWindows";
import type { DocumentDraft } from "@/contract/billing/billingDocument";
import type { ReservationAction } from "@/contract/reservations/reservationLife";
import { chargedTotal } from "@/domain/account/balance";
import { correctionOf } from "@/domain/account/corrections";
import { isOfFee } from "@/domain/account/vat";
import { inWindow } from "@/domain/account/windows";
import { validInvoices } from "@/domain/billing/billed";
import { isCancelled } from "@/fakeBackend/billing/StoredDocument";
import { randomFrom } from "@/fakeBackend/core/random";

import { acme as customer, billingApi as api, expectNoGap } from "../support/billingCalls";
import { hotelApi, openHotel } from "../support/hotelBackend";

const SEED = Number(process.env.BILLING_SEED ?? 2_027);
const STEPS = Number(process.env.BILLING_STEPS ?? 200);

it(
  `leaves no gap, no broken chain and nothing billed twice in ${STEPS} random acts`,
  { timeout: 120_000 },
  async () => {
    const { hotel, db } = openHotel();
    const book = await db.billing.open();
    const { between, next, pick } = randomFrom(SEED);
    const ids = [...hotel.all()].filter(({ state, billing }) => state === "inHouse" && !billing).map(({ id }) => id);
    const { businessDate } = hotel.property;
    // those who do not come have a bill, too: the fee
    const missing = [...hotel.all()]
      .filter(({ state, arrival }) => state === "confirmed" && arrival < businessDate)
      .map(({ id }) => id);
    expect(missing).toHaveLength(2);
    const stays = [...ids.slice(0, 5), ...missing];
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
    /** Bills all, and does what a window that cannot be billed asks for: no allowance is more than its charges. */
    const billAll = async (id: string) => {
      for (let round = 0; ; round += 1) {
        for (const window of accountWindows)
          await tried(billed(id, `end-${id}-${window}-${round}`, window, { customer }));
        const { windows } = await api.getAccountBilling({ params: { id } });
        const over = windows.find(({ reasons }) => reasons.some(({ code }) => code === "ALLOWED_OVER_CHARGED"));
        if (!over) return;
        const { charges } = await hotelApi.getReservation({ params: { id } });
        const last = inWindow(charges, over.window).findLast(
          (line) => line.kind === "allowance" && !correctionOf(line, charges),
        )!;
        await folio(id, "correct", { chargeId: last.id, reason: "Error" });
      }
    };
    for (let step = 0; step < STEPS; step += 1) {
      const id = pick(stays);
      const { charges } = await hotelApi.getReservation({ params: { id } });
      const chargeId = charges.length > 0 ? pick(charges).id : "";
      const acts = [
        () =>
          folio(id, "charge", {
            sourceRef: `spa:${step}`,
            description: "Spa",
            quantity: 1,
            unitPrice: between(100, 9_000),
            vat: next() < 0.5 ? 10 : 21,
          }),
        () => folio(id, "correct", { chargeId, reason: "Error" }),
        () => folio(id, "allow", { sourceRef: `less:${step}`, amount: between(1, 900), reason: "Queja" }),
        () => billed(id, `life-${step}`, pick(accountWindows), next() < 0.6 ? { customer } : {}),
        () =>
          folio(id, "pay", { sourceRef: `on:${step}`, method: "card", amount: between(100, 9_000), isDeposit: true }),
        async () => billed(id, `life-${step}`, "guest", { depositId: await depositOf(id) }),
        () => folio(id, "bill", { payer: "Acme", routed: [] }),
        () => folio(id, "move", { chargeId, sourceRef: `move:${step}`, window: pick(accountWindows) }),
        () => onStay(id, "checkOut"),
        () => onStay(id, "reopen"),
        () => onStay(id, "markNoShow"),
        () => onStay(id, "reactivate"),
        () => onDocument(id, "exchange", { customer }),
        () => onDocument(id, "correct", { reason: "Error" }),
        () => onDocument(id, "cancel", { reason: "Error" }),
        () => onDocument(id, "pay", { method: "card", amount: between(1, 5_000) }),
      ];
      await tried(pick(acts)());
    }
    for (const id of missing) await tried(onStay(id, "markNoShow"));
    for (const id of stays) {
      await billAll(id);
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
      const fees = charges.filter((line) => isOfFee(line, charges));
      const compensation = lines.filter(({ cause }) => cause === "N1");
      expect([id, chargedTotal(compensation)]).toEqual([id, chargedTotal(fees)]);
      expect(missing.includes(id)).toBe(fees.length > 0);
    }
    await expectNoGap(book);
    expect(book.all().length).toBeGreaterThan(80);
  },
);
