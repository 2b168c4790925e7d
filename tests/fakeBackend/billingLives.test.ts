import { expect, it } from "vitest";

import { billingContract } from "@/contract/billing/billing";
import { validInvoices } from "@/domain/billing/billable";
import { isCancelled } from "@/fakeBackend/billing/StoredDocument";
import { randomFrom } from "@/fakeBackend/core/random";
import { createClient } from "@/shared/api/createClient";

import { hotelApi, openHotel } from "../support/hotelBackend";

const api = createClient(billingContract);
const customer = { name: "Acme, S.L.", taxId: "B00000000", address: "Calle Mayor, 1 · Madrid", country: "ES" };
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
    const billed = (id: string, step: number) => {
      const draft = { reservationId: id, window: "guest", ...(next() < 0.6 && { customer }) } as const;
      return api.billAccount({ body: { clientId: `life-${step}`, draft } });
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
        () => billed(id, step),
        () => onDocument(id, "exchange", { customer }),
        () => onDocument(id, "correct", { reason: "Error" }),
        () => onDocument(id, "cancel", { reason: "Error" }),
        () => onDocument(id, "pay", { method: "card", amount: between(1, 5_000) }),
      ];
      await tried(pick(acts)());
    }
    for (const id of stays) {
      await tried(
        api.billAccount({ body: { clientId: `end-${id}`, draft: { reservationId: id, window: "guest", customer } } }),
      );
      const valid = validInvoices(book.ofStay(id).filter((one) => !isCancelled(one)));
      const { charges } = await hotelApi.getReservation({ params: { id } });
      for (const rate of [10, 21]) {
        const charged = charges.filter(({ vat = 10 }) => vat === rate).reduce((sum, { amount }) => sum + amount, 0);
        const lines = valid.flatMap((document) => document.lines).filter((line) => line.rate === rate);
        expect(lines.reduce((sum, { amount }) => sum + amount, 0)).toBe(charged);
      }
    }
    const { count } = await api.getChain();
    expect(await api.checkChain({ query: { from: 0 } })).toEqual({ checked: count, count });
    for (const series of new Set(book.all().map((one) => one.series))) {
      const its = book.all().filter((one) => one.series === series);
      const places = its.map(({ number }) => Number(number.slice(-6))).toSorted((one, other) => one - other);
      expect(places).toEqual(places.map((_, place) => place + 1));
    }
    expect(book.all().length).toBeGreaterThan(80);
  },
);
