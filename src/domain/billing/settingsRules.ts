import {
  type BilledSoFar,
  type BillingSettingsDraft,
  type BillingSettingsField,
  type SettingsReason,
  settingsReasonTexts,
} from "@/contract/billing/billingSettings";
import { tillSeries } from "@/contract/outlets";
import type { CivilDate, DocumentSeries } from "@/contract/property";

import { isCivilDate } from "../civilDate";
import { type Fault, unless } from "../faults";
import { reasonsFrom } from "../reasonFor";
import { lettersOf, seriesReasons } from "./seriesRules";
import { limitFaults, termFaults } from "./settingReasons";

const settingsReason = reasonsFrom(settingsReasonTexts);

type SettingsFault = Fault<SettingsReason, BillingSettingsField>;

const kindsOf = ({ series }: Pick<BillingSettingsDraft, "series">) => Object.keys(series) as DocumentSeries[];

export function flatSettings({ series, ...settings }: BillingSettingsDraft) {
  const formats = Object.entries(series).map(([kind, format]) => [`series.${kind}`, format]);
  return { ...settings, ...Object.fromEntries(formats) } as Record<BillingSettingsField, string | number | boolean>;
}

/**
 * Settings that stay as they are, each with its reason: from when and where to the records of a chain go, and the format of a
 * series of this year that has a document (RD 1619/2012 art. 6.1.a). After a change of the agency's site, records would follow
 * some that the agency does not have.
 */
export function frozenSettings(
  former: BillingSettingsDraft,
  { numbered, records }: BilledSoFar,
  businessDate: CivilDate,
): SettingsFault[] {
  const begun = () => settingsReason("CHAIN_BEGUN");
  return [
    ...unless(records === 0, "recordedFrom", begun),
    ...unless(records === 0, "isTest", begun),
    ...kindsOf(former).flatMap((kind) => {
      const series = lettersOf(former.series[kind], businessDate);
      return unless(!numbered[series], `series.${kind}`, () => settingsReason("SERIES_FROZEN", { series }));
    }),
  ];
}

/** Why the hotel cannot change to a mode: records of the present one exist. */
export function againstMode(
  mode: BillingSettingsDraft["mode"],
  former: Pick<BillingSettingsDraft, "mode">,
  { records, lastSentOn }: BilledSoFar,
  businessDate: CivilDate,
): SettingsReason[] {
  if (mode === former.mode) return [];
  const isSentThisYear = lastSentOn.slice(0, 4) === businessDate.slice(0, 4);
  if (former.mode === "verifactu" && isSentThisYear) return [settingsReason("VERIFACTU_YEAR")];
  return mode === "none" && records > 0 ? [settingsReason("CHAIN_KEPT")] : [];
}

export function settingsFaults(
  next: BillingSettingsDraft,
  former: BillingSettingsDraft,
  soFar: BilledSoFar,
  businessDate: CivilDate,
): SettingsFault[] {
  const [now, before] = [flatSettings(next), flatSettings(former)];
  const frozen = frozenSettings(former, soFar, businessDate).filter(({ field }) => now[field] !== before[field]);
  return [
    ...frozen,
    ...againstMode(next.mode, former, soFar, businessDate).map((reason) => ({ field: "mode" as const, reason })),
    ...(frozen.some(({ field }) => field === "recordedFrom") ? [] : dateFaults(next, former, soFar, businessDate)),
    ...kindsOf(former)
      .filter((kind) => next.series[kind] !== former.series[kind])
      .flatMap((kind) => seriesFaults(kind, next, former, soFar, businessDate)),
    ...termFaults(next.termDays),
    ...(["ticketLimit", "cashLimit", "cashLimitAbroad"] as const).flatMap((field) => limitFaults(next[field], field)),
  ];
}

/** Records begin after the invoices that have no record. */
function dateFaults(
  next: BillingSettingsDraft,
  former: BillingSettingsDraft,
  { invoices, records }: BilledSoFar,
  businessDate: CivilDate,
): SettingsFault[] {
  const { mode, recordedFrom } = next;
  if (!isCivilDate(recordedFrom)) return [{ field: "recordedFrom", reason: settingsReason("SETTINGS_DATE") }];
  const isChanged = mode !== former.mode || recordedFrom !== former.recordedFrom;
  const isBeginning = isChanged && records === 0 && invoices > 0 && mode !== "none";
  return unless(!isBeginning || recordedFrom > businessDate, "recordedFrom", () => settingsReason("RECORDED_LATER"));
}

/** The years that `{yy}` tells apart. */
const years = Array.from({ length: 100 }, (_, year) => `20${String(year).padStart(2, "0")}-01-01`);
const isSameInAYear = (one: string, other: string) =>
  years.some((year) => lettersOf(one, year) === lettersOf(other, year));

/** Each kind of document has a series of its own, in each year: also apart from those that have documents. */
function seriesFaults(
  kind: DocumentSeries,
  { series }: BillingSettingsDraft,
  former: BillingSettingsDraft,
  { numbered }: BilledSoFar,
  businessDate: CivilDate,
) {
  const letters = lettersOf(series[kind], businessDate);
  const isOwn = letters === lettersOf(former.series[kind], businessDate);
  const isShared =
    (!isOwn && Boolean(numbered[letters])) ||
    kindsOf({ series }).some((other) => other !== kind && isSameInAYear(series[kind], series[other])) ||
    Object.values(tillSeries).some((its) => isSameInAYear(series[kind], its));
  const reasons: SettingsReason[] = [...(isShared ? [settingsReason("SERIES_SHARED")] : []), ...seriesReasons(letters)];
  return reasons.map((reason): SettingsFault => ({ field: `series.${kind}`, reason }));
}
