import { expect, it } from "vitest";

import {
  billingSettingsContract,
  type BillingSettingsDraft,
  billingSettingsId as id,
} from "@/contract/billing/billingSettings";
import { createClient } from "@/shared/api/createClient";

import { acme, bill, billingApi, openStay } from "../support/billingCalls";
import { book, hotelApi, hotelRefusalOf, openHotel } from "../support/hotelBackend";

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
});

it("says that somebody else was there before, and shows what they have set", async () => {
  openHotel();
  const { version } = await get();
  await save({ cashLimit: 1 });
  expect(await hotelRefusalOf(save({ cashLimit: 2 }, version))).toMatchObject({
    status: 409,
    codes: ["SETTINGS_STALE"],
  });
  expect((await get()).settings.cashLimit).toBe(1);
});

it("keeps the format of a series that has a document, and gives each kind of document a series of its own", async () => {
  const { draft } = openStay();
  await bill({ ...draft, customer: acme });
  const { settings, soFar } = await get();
  expect(soFar.numbered["F26-"]).toBeGreaterThan(0);
  const frozen = "Ya hay documentos de la serie F26-: su formato no se puede cambiar.";
  expect(await fieldsAt({ series: { full: "G{yy}-" } })).toEqual({ "series.full": frozen });
  const shared = { "series.proforma": "Otro tipo de documento tiene esta serie: cada uno necesita la suya." };
  expect(await fieldsAt({ series: { proforma: settings.series.full } })).toEqual(shared);
  expect(await fieldsAt({ series: { proforma: "F26-" } })).toEqual(shared);
  expect((await fieldsAt({ series: { proforma: "R<{yy}>" } }))!["series.proforma"]).toMatch(/solo admite letras/);
  expect((await get()).settings).toEqual(settings);
});

it("leaves a chain that has begun where it is, and VERI*FACTU not before the year is over", async () => {
  openHotel();
  const { soFar } = await get();
  expect(soFar.records).toBeGreaterThan(0);
  const begun = "Ya hay registros en la cadena: no se puede cambiar.";
  expect(await fieldsAt({ recordedFrom: "2026-04-01" })).toEqual({ recordedFrom: begun });
  expect(await fieldsAt({ isTest: false })).toEqual({ isTest: begun });
  for (const mode of ["none", "notVerifiable"] as const)
    expect((await fieldsAt({ mode }))!.mode).toMatch(/^VERI\*FACTU se mantiene hasta el 31 de diciembre/);
});

it("says what TicketBAI and SII would need, and does not go over to them", async () => {
  openHotel();
  expect((await fieldsAt({ mode: "ticketBai" }))!.mode).toMatch(/^TicketBAI necesita un certificado de firma/);
  expect((await fieldsAt({ mode: "sii" }))!.mode).toMatch(/^El SII necesita un certificado/);
});

it("sets limits of zero or more, and a term of up to 60 days", async () => {
  openHotel();
  const { settings } = await get();
  expect(await fieldsAt({ ticketLimit: -1, cashLimit: 0.5, cashLimitAbroad: NaN, termDays: 61 })).toEqual({
    ticketLimit: "Escriba un límite de cero o más.",
    cashLimit: "Escriba un límite de cero o más.",
    cashLimitAbroad: "Escriba un límite de cero o más.",
    termDays: "El plazo puede ser de 0 a 60 días.",
  });
  expect((await get()).settings).toEqual(settings);
});

it.each(["N1", "S1"] as const)(
  "bills a fee as it was charged, and charges the next by the setting of then",
  async (first) => {
    const { hotel } = openHotel();
    const cancelled = async () => {
      const { id: stay, version } = await book({ arrival: "2026-04-14", departure: "2026-04-16", ratePlanId: "NRF" });
      await hotelApi.actOnReservation({
        params: { id: stay, action: "cancel" },
        body: { version, cancelReason: "guestRequest" },
      });
      const { charges, nights } = hotel.get(stay);
      return { stay, fee: charges[0]!.amount, price: nights.reduce((sum, { price }) => sum + price, 0) };
    };
    const expectBilled = async ({ stay, fee, price }: Awaited<ReturnType<typeof cancelled>>, cause: "N1" | "S1") => {
      const kept = Math.round(price / 1.1);
      expect(fee).toBe(cause === "N1" ? kept : price);
      const { kind, taxes } = await bill({ reservationId: stay, window: "guest", customer: acme });
      const [rate, base] = [cause === "N1" ? 0 : 10, cause === "N1" ? fee : kept];
      expect([kind, taxes]).toEqual([
        cause === "N1" ? "receipt" : "F1",
        [{ cause, rate, base, vat: fee - base, gross: fee }],
      ]);
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
    for (const { stay: of } of [former, later]) {
      const { windows } = await billingApi.getAccountBilling({ params: { id: of } });
      expect(windows).toMatchObject([{ total: 0, corrections: 0 }]);
    }
  },
);
