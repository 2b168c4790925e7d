import { expect, it } from "vitest";

import {
  billingSettingsContract,
  type BillingSettingsDraft,
  billingSettingsId as id,
} from "@/contract/billing/billingSettings";
import { createClient } from "@/shared/api/createClient";

import {
  acme,
  act,
  bill,
  billingApi,
  charge,
  get as getDocument,
  onFolio,
  openStay,
  withTicket,
} from "../support/billingCalls";
import { book, hotelRefusalOf, openHotel } from "../support/hotelBackend";
import { actOn, expectRefused } from "./folioCalls";

const api = createClient(billingSettingsContract);
const get = () => api.getBillingSettings({ params: { id } });

type Changes = Partial<Omit<BillingSettingsDraft, "series">> & { series?: Partial<BillingSettingsDraft["series"]> };

async function save({ series, ...changes }: Changes, upon?: number) {
  const { settings, version } = await get();
  const draft = { ...settings, ...changes, series: { ...settings.series, ...series } };
  return api.updateBillingSettings({ params: { id }, body: { version: upon ?? version, draft } });
}

const fieldsAt = async (changes: Changes) => (await hotelRefusalOf(save(changes))).fields;

it("keeps what a manager sets up, with who and when, and bills by it from then on", async () => {
  const { hotel, draft } = openStay();
  const { settings, version } = await get();
  const saved = await save({ ticketLimit: 20_000, cashLimit: 50_000, series: { proforma: " PRO{yy}- " } });
  expect(saved).toMatchObject({
    version: version + 1,
    settings: { ticketLimit: 20_000, series: { proforma: "PRO{yy}-" } },
  });
  expect(saved.history[0]).toMatchObject({
    by: "Marina Solé",
    changes: [
      { field: "ticketLimit", before: String(settings.ticketLimit), after: "20000" },
      { field: "cashLimit", before: String(settings.cashLimit), after: "50000" },
      { field: "series.proforma", before: settings.series.proforma, after: "PRO{yy}-" },
    ],
  });
  expect(hotel.property.billing.simplifiedLimits).toEqual({ lodging: 20_000, restaurant: 300_000, shop: 300_000 });
  expect(await bill({ ...draft, isProforma: true })).toMatchObject({ number: "PRO26-000001" });
  // somebody else was there before
  const stale = await expectRefused(save({ cashLimit: 2 }, version), "RECORD_STALE");
  expect([stale.status, (await get()).settings.cashLimit]).toEqual([409, 50_000]);
});

it("keeps the format of a series that has a document, and gives each kind of document its own", async () => {
  const { draft } = openStay();
  await bill({ ...draft, customer: acme });
  const { settings, soFar } = await get();
  expect(soFar.numbered["F26-"]).toBeGreaterThan(0);
  const frozen = "Ya hay documentos de la serie F26-: su formato no se puede cambiar.";
  expect(await fieldsAt({ series: { full: "G{yy}-" } })).toEqual({ "series.full": frozen });
  const shared = { "series.proforma": "Otro tipo de documento tiene esta serie: cada uno necesita la suya." };
  for (const proforma of [settings.series.full, "F26-"])
    expect(await fieldsAt({ series: { proforma } })).toEqual(shared);
  expect((await fieldsAt({ series: { proforma: "R<{yy}>" } }))!["series.proforma"]).toMatch(/solo admite letras/);
  expect((await get()).settings).toEqual(settings);
});

it("limits new tickets: those from before are corrected at the document and by the account", async () => {
  const { id: stay, draft, ticket } = await withTicket();
  await charge(stay, 6_000);
  const other = await bill(draft);
  await save({ ticketLimit: 1_000 });
  expect(await act("correct", other, { reason: "Error" })).toMatchObject({ followers: [{ kind: "R5" }] });
  const [spa] = ticket.lines;
  await onFolio(stay, "correct", { chargeId: spa!.sourceId, reason: "Error" });
  await bill(draft);
  expect(await getDocument(ticket.id)).toMatchObject({ followers: [{ kind: "R5" }] });
  await charge(stay, 1_001);
  expect((await hotelRefusalOf(bill(draft))).codes).toEqual(["SIMPLIFIED_LIMIT"]);
});

it("corrects a ticket from before though what is new is over the limit of a ticket", async () => {
  const { id: stay, draft, spa, ticket } = await withTicket();
  await save({ ticketLimit: 1_000 });
  await onFolio(stay, "correct", { chargeId: spa.id, reason: "Error" });
  await charge(stay, 1_001);
  expect(await bill(draft)).toMatchObject({ kind: "R5", total: 0 - ticket.total, corrects: { id: ticket.id } });
  expect((await hotelRefusalOf(bill(draft))).codes).toEqual(["SIMPLIFIED_LIMIT"]);
  expect(await bill({ ...draft, customer: acme })).toMatchObject({ kind: "F1", total: 1_001 });
});

const begun = "Ya hay registros en la cadena: no se puede cambiar.";
const kept = expect.stringMatching(/^VERI\*FACTU se mantiene hasta el 31 de diciembre/) as string;
const limit = "Escriba un límite de cero o más.";

it.each<[string, Changes, Record<string, string>]>([
  ["moves no chain that has begun", { recordedFrom: "2026-04-01" }, { recordedFrom: begun }],
  ["keeps a chain with the agency", { isTest: false }, { isTest: begun }],
  ["keeps VERI*FACTU for the year", { mode: "none" }, { mode: kept }],
  ["keeps it verifiable, too", { mode: "notVerifiable" }, { mode: kept }],
  [
    "sets limits of zero or more, and a term of up to 60 days",
    { ticketLimit: -1, cashLimit: 0.5, cashLimitAbroad: NaN, termDays: 61 },
    { ticketLimit: limit, cashLimit: limit, cashLimitAbroad: limit, termDays: "El plazo puede ser de 0 a 60 días." },
  ],
])("%s, and changes nothing else", async (_, changes, fields) => {
  openHotel({ reservations: 60 });
  const before = await get();
  expect(before.soFar.records).toBeGreaterThan(0);
  expect(await fieldsAt(changes)).toEqual(fields);
  expect(await get()).toEqual(before);
});

it.each(["N1", "S1"] as const)(
  "bills a fee as it was charged, and the next by the setting of then: %s",
  async (first) => {
    const { hotel } = openHotel({ reservations: 1 });
    const cancelled = async () => {
      const booked = await book({ arrival: "2026-04-14", departure: "2026-04-16", ratePlanId: "NRF" });
      const { charges } = await actOn(booked, "cancel", { cancelReason: "guestRequest" });
      const price = hotel.get(booked.id).nights.reduce((sum, night) => sum + night.price, 0);
      return { stay: booked.id, fee: charges[0]!.amount, price };
    };
    const expectBilled = async ({ stay, fee, price }: Awaited<ReturnType<typeof cancelled>>, cause: "N1" | "S1") => {
      const net = Math.round(price / 1.1);
      const { kind, taxes } = await bill({ reservationId: stay, window: "guest", customer: acme });
      expect({ fee, kind, taxes }).toEqual(
        cause === "N1"
          ? { fee: net, kind: "receipt", taxes: [{ cause, rate: 0, base: net, vat: 0, gross: net }] }
          : { fee: price, kind: "F1", taxes: [{ cause, rate: 10, base: net, vat: price - net, gross: price }] },
      );
    };
    const other = first === "N1" ? "S1" : "N1";
    await save({ feeCause: first });
    const former = await cancelled();
    await save({ feeCause: other });
    const later = await cancelled();
    await expectBilled(former, first);
    await save({ feeCause: first });
    await expectBilled(later, other);
    // and nothing is left to be billed, or to be taken back
    for (const { stay } of [former, later]) {
      const { windows } = await billingApi.getAccountBilling({ params: { id: stay } });
      expect(windows).toMatchObject([{ total: 0, corrections: 0 }]);
    }
  },
);
