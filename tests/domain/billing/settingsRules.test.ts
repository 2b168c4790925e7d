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

const codes = (
  from: Partial<BillingSettingsDraft>,
  to: Partial<BillingSettingsDraft>,
  soFar: BilledSoFar,
  on = TODAY,
) =>
  settingsFaults({ ...former, ...from, ...to }, { ...former, ...from }, soFar, on).map(
    ({ field, reason }) => `${field} ${reason.code}`,
  );

it("lets a hotel that has billed nothing choose everything but the systems that it lacks", () => {
  const series = { ...former.series, full: "FAC{yy}-" };
  expect(codes({}, { mode: "verifactu", recordedFrom: "2026-01-01", isTest: false, series }, nothing)).toEqual([]);
  expect(codes({}, { mode: "sii" }, nothing)).toEqual(["mode SII_NEEDS"]);
  expect(codes({}, { mode: "ticketBai" }, nothing)).toEqual(["mode TICKETBAI_NEEDS"]);
});

it("begins records after the invoices that have none", () => {
  const later = ["recordedFrom RECORDED_LATER"];
  expect(codes({}, { mode: "verifactu" }, unrecorded)).toEqual(later);
  expect(codes({}, { mode: "verifactu", recordedFrom: TODAY }, unrecorded)).toEqual(later);
  expect(codes({}, { mode: "verifactu", recordedFrom: "2026-11-28" }, unrecorded)).toEqual([]);
  expect(codes({ mode: "verifactu", recordedFrom: "2027-01-01" }, { recordedFrom: TODAY }, unrecorded)).toEqual(later);
  expect(codes({}, { recordedFrom: "30/02/2027" }, unrecorded)).toEqual(["recordedFrom SETTINGS_DATE"]);
});

it("keeps VERI*FACTU until the year of the last record is over, and recording for good", () => {
  const from = { mode: "verifactu" } as const;
  expect(codes(from, { mode: "notVerifiable" }, chained)).toEqual(["mode VERIFACTU_YEAR"]);
  expect(codes(from, { mode: "none" }, chained)).toEqual(["mode VERIFACTU_YEAR"]);
  expect(codes(from, { mode: "notVerifiable" }, chained, "2027-01-01")).toEqual([]);
  expect(codes(from, { mode: "none" }, chained, "2027-01-01")).toEqual(["mode CHAIN_KEPT"]);
  expect(codes({ mode: "notVerifiable" }, from, chained)).toEqual([]);
});

it("keeps from when and where to a chain goes", () => {
  expect(codes({ mode: "verifactu" }, { recordedFrom: "2027-01-01", isTest: false }, chained)).toEqual([
    "recordedFrom CHAIN_BEGUN",
    "isTest CHAIN_BEGUN",
  ]);
});

it("lets go of the format of a series with its year", () => {
  const series = { ...former.series, full: "G{yy}-" };
  expect(codes({}, { series }, unrecorded)).toEqual(["series.full SERIES_FROZEN"]);
  expect(codes({}, { series }, unrecorded, "2027-01-01")).toEqual([]);
});
