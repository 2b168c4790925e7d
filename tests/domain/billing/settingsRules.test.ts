import { expect, it } from "vitest";

import type { BilledSoFar, BillingSettingsDraft } from "@/contract/billing/billingSettings";
import { firstSettings } from "@/domain/billing/firstSettings";
import { settingsFaults } from "@/domain/billing/settingsRules";

const TODAY = "2026-11-27";
const { billing, ...cashLimits } = firstSettings();
const { simplifiedLimits, ...decided } = billing;
const former: BillingSettingsDraft = { ...decided, mode: "none", ticketLimit: simplifiedLimits.lodging, ...cashLimits };
const nothing: BilledSoFar = { numbered: {}, invoices: 0, records: 0, lastSentOn: "" };
const unrecorded: BilledSoFar = { ...nothing, numbered: { "F26-": 3 }, invoices: 3 };
const chained: BilledSoFar = { ...unrecorded, records: 3, lastSentOn: "2026-11-26" };

const NEXT_YEAR = "2027-01-01";
const verifactu = { mode: "verifactu" } as const;
const soon = { recordedFrom: TODAY };
const quiet = { mode: "notVerifiable" } as const;
const series = { series: { ...former.series, full: "G{yy}-" } };
const full = (format: string) => ({ series: { ...former.series, full: format } });
const proforma = (format: string) => ({ series: { ...former.series, proforma: format } });
const P27 = proforma("P27-");
const both = { series: { ...P27.series, full: "P{yy}-" } };
const formerly: BilledSoFar = { ...nothing, numbered: { "A-": 3 }, invoices: 3 };
const shared = "series.proforma SERIES_SHARED";
const later = "recordedFrom RECORDED_LATER";
const all = { ...verifactu, ...series, recordedFrom: "2026-01-01", isTest: false };

/** What the settings were and become, what was billed by then, and on which day. */
it.each<[string, Partial<BillingSettingsDraft>, Partial<BillingSettingsDraft>, BilledSoFar, string, ...string[]]>([
  ["a hotel that has billed nothing choose everything", {}, all, nothing, TODAY],
  ["no records begin without a date", {}, verifactu, unrecorded, TODAY, later],
  ["no records begin today", {}, { ...verifactu, recordedFrom: TODAY }, unrecorded, TODAY, later],
  ["records begin tomorrow", {}, { ...verifactu, recordedFrom: "2026-11-28" }, unrecorded, TODAY],
  ["no records begin sooner", { ...verifactu, recordedFrom: NEXT_YEAR }, soon, unrecorded, TODAY, later],
  ["no records begin on no date", {}, { recordedFrom: "30/02/2027" }, unrecorded, TODAY, "recordedFrom SETTINGS_DATE"],
  ["VERI*FACTU stay this year", verifactu, quiet, chained, TODAY, "mode VERIFACTU_YEAR"],
  ["VERI*FACTU stay, and records too", verifactu, { mode: "none" }, chained, TODAY, "mode VERIFACTU_YEAR"],
  ["VERI*FACTU go with the year", verifactu, quiet, chained, NEXT_YEAR],
  ["records stay for good", verifactu, { mode: "none" }, chained, NEXT_YEAR, "mode CHAIN_KEPT"],
  ["VERI*FACTU come back", quiet, verifactu, chained, TODAY],
  [
    "a chain stay where it began",
    verifactu,
    { recordedFrom: NEXT_YEAR, isTest: false },
    chained,
    TODAY,
    "recordedFrom CHAIN_BEGUN",
    "isTest CHAIN_BEGUN",
  ],
  ["the format of a series stay this year", {}, series, unrecorded, TODAY, "series.full SERIES_FROZEN"],
  ["the format of a series go with the year", {}, series, unrecorded, NEXT_YEAR],
  ["no kind take what another has now", {}, proforma("F26-"), nothing, TODAY, shared],
  ["no kind take what another has next year", {}, proforma("F27-"), nothing, TODAY, shared],
  ["no kind take what another has in ten years", {}, proforma("F36-"), nothing, TODAY, shared],
  ["no year bring a kind what another has", P27, both, nothing, TODAY, "series.full SERIES_SHARED"],
  ["a kind take letters that no other has in any year", {}, proforma("F-"), nothing, TODAY],
  ["no kind take letters that others have had", full("G{yy}-"), proforma("A-"), formerly, TODAY, shared],
])("lets %s", (_, from, to, soFar, on, ...expected) => {
  const found = settingsFaults({ ...former, ...from, ...to }, { ...former, ...from }, soFar, on);
  expect(found.map(({ field, reason }) => `${field} ${reason.code}`)).toEqual(expected);
});
