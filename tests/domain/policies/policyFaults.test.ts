import { expect, it } from "vitest";

import type { CancellationTier, Fee } from "@/contract/reservations/policies";
import type { PolicyDraft, PolicyTerms } from "@/contract/reservations/policyRecords";
import { policyFaults } from "@/domain/policies/policyFaults";

const none: Fee = { kind: "none" };
const nights = (count: number): Fee => ({ kind: "nights", nights: count });
const percent = (share: number): Fee => ({ kind: "percent", percent: share });
const fixed = (amount: number): Fee => ({ kind: "fixed", amount });

const tiers = (...all: CancellationTier[]): PolicyTerms => ({
  kind: "cancellation",
  tiers: all,
  lateFee: percent(100),
  noShowFee: percent(100),
});
const bands = (...all: [upToAge: number, share: number][]): PolicyTerms => ({
  kind: "children",
  bands: all.map(([upToAge, share]) => ({ upToAge, percent: share })),
});
const times = { checkInTime: "15:00", checkOutTime: "12:00", lateCheckOutUntil: "", quietFrom: "", quietUntil: "" };
const pets = { petsAllowed: true, petKg: 15, petFee: 12_00 };
const rules = { kind: "rules", ...times, ...pets, lateCheckOutFee: 40_00, smokingAllowed: false } as const;
const deposit = (fee: Fee, dueDaysBefore: number | null = null): PolicyDraft =>
  said({ kind: "deposit", fee, dueDaysBefore });
const named = (name: string): PolicyDraft => ({ name, terms: { kind: "deposit", fee: none, dueDaysBefore: null } });
const said = (terms: PolicyTerms): PolicyDraft => ({ name: "Nueva", terms });

const faultsIn = (draft: PolicyDraft) =>
  policyFaults(draft, ["Flexible"], "15:00").map(({ field, reason }) => `${field}: ${reason.message}`);

const feeGrows = "terms.tiers.0.fee.kind: Cancelar antes no puede costar más que cancelar después.";
const share = "percent: Escriba un porcentaje de 0 a 100, con dos decimales como máximo.";
const shareOfTier = `terms.tiers.0.fee.${share}`;
const wrongOrder = "terms.tiers.1.hoursBefore: Ordene los tramos: el 1 va después del 2.";
const overlap = "Los tramos se solapan: 1 y 2.";
const upTo = (least: number, most: number) => `Escriba un número entero de ${least} a ${most}.`;
const days = (daysBefore: number, fee: Fee = none) => ({ daysBefore, fee });
const hours = (hoursBefore: number, fee: Fee = none) => ({ hoursBefore, fee });
const cancelling = (...all: CancellationTier[]) => said(tiers(...all));
const sevenTiers = Array.from({ length: 7 }, (_, place) => days(20 - place));

it.each<[what: string, draft: PolicyDraft, ...faults: string[]]>([
  ["no name", named(""), "name: Falta este dato."],
  ["a name that differs by its accents", named("FLEXÍBLE"), "name: Ya hay una política con este nombre."],
  ["a long name", named("a".repeat(61)), "name: Como máximo, 60 caracteres."],
  ["no tier", cancelling()],
  ["seven tiers", cancelling(...sevenTiers), "terms.lateFee.kind: Escriba hasta 6 tramos."],
  ["tiers in order", cancelling(days(14), days(3, percent(30)))],
  ["two tiers of a day", cancelling(days(3), days(3)), `terms.tiers.1.daysBefore: ${overlap}`],
  ["days and hours that end together", cancelling(days(3), hours(63)), `terms.tiers.1.hoursBefore: ${overlap}`],
  ["24 hours, which end at the check-in, and then the day", cancelling(hours(24), days(1))],
  ["hours that end on the day which the tier before has", cancelling(days(1), hours(20, percent(30))), wrongOrder],
  ["tiers out of order", cancelling(days(1), hours(48)), wrongOrder],
  ["a share kept as it was typed", cancelling(days(3, percent("5e1" as never))), shareOfTier],
  ["more nights for the earlier", cancelling(days(5, nights(2)), days(3, nights(1))), feeGrows],
  ["everything, and then a night", cancelling(days(5, percent(100)), days(3, nights(1))), feeGrows],
  ["a night, and then a part: which is more depends", cancelling(days(5, nights(1)), days(3, percent(30)))],
  ["a fee of 0 %, and then none", cancelling(days(5, percent(0)), days(3))],
  ["no number of days", cancelling(days(Number.NaN)), `terms.tiers.0.daysBefore: ${upTo(0, 365)}`],
  ["a huge notice", cancelling(hours(9_999)), `terms.tiers.0.hoursBefore: ${upTo(0, 720)}`],
  ["a negative notice", cancelling(days(-1)), `terms.tiers.0.daysBefore: ${upTo(0, 365)}`],
  ["a percentage above 100", cancelling(days(1, percent(100.5))), shareOfTier, feeGrows],
  ["a percentage of three decimals", deposit(percent(33.333)), `terms.fee.${share}`],
  ["a percentage of two", deposit(percent(33.33))],
  ["a percentage below 0", deposit(percent(-1)), `terms.fee.${share}`],
  ["a negative amount", deposit(fixed(-1)), "terms.fee.amount: Escriba un importe de 0 a 99999."],
  ["a huge amount", deposit(fixed(9_999_901)), "terms.fee.amount: Escriba un importe de 0 a 99999."],
  ["half a night", deposit(nights(0.5), 0), `terms.fee.nights: ${upTo(1, 30)}`],
  ["a deposit due after the arrival", deposit(none, -2), `terms.dueDaysBefore: ${upTo(0, 365)}`],
  ["bands up to 17", said(bands([2, 0], [11, 50], [17, 100]))],
  ["bands that overlap", said(bands([2, 0], [2, 50], [17, 100])), `terms.bands.1.upToAge: ${overlap}`],
  ["bands that end soon", said(bands([2, 0], [11, 50])), "terms.bands.1.upToAge: Falta un tramo hasta los 17 años."],
  ["ages of an adult", said(bands([18, 50])), `terms.bands.0.upToAge: ${upTo(0, 17)}`],
  ["a share above 100", said(bands([17, 101])), `terms.bands.0.${share}`],
  ["rules without optional times", said(rules)],
  ["half a quiet time", said({ ...rules, quietFrom: "23:00" }), "terms.quietUntil: Escriba una hora válida."],
  ["a time of no clock", said({ ...rules, checkInTime: "25:00" }), "terms.checkInTime: Escriba una hora válida."],
  ["pets of no weight", said({ ...rules, petKg: 0 }), `terms.petKg: ${upTo(1, 100)}`],
])("says what is wrong with %s", (_, draft, ...faults) => {
  expect(faultsIn(draft)).toEqual(faults);
});
