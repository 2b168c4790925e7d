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
const rules: Extract<PolicyTerms, { kind: "rules" }> = {
  kind: "rules",
  checkInTime: "15:00",
  checkOutTime: "12:00",
  lateCheckOutUntil: "",
  lateCheckOutFee: 40_00,
  petsAllowed: true,
  petKg: 15,
  petFee: 12_00,
  smokingAllowed: false,
  quietFrom: "",
  quietUntil: "",
};
const named = (name: string): PolicyDraft => ({ name, terms: { kind: "deposit", fee: none, dueDaysBefore: null } });
const said = (terms: PolicyTerms): PolicyDraft => ({ name: "Nueva", terms });

const faultsIn = (draft: PolicyDraft) =>
  policyFaults(draft, ["Flexible"], "15:00").map(({ field, reason }) => `${field}: ${reason.message}`);

const feeGrows = "Cancelar antes no puede costar más que cancelar después.";
const share = "Escriba un porcentaje de 0 a 100, con dos decimales como máximo.";

it.each<[what: string, draft: PolicyDraft, faults: string[]]>([
  ["no name", named(""), ["name: Escriba un nombre."]],
  ["a name that differs by its accents", named("FLEXÍBLE"), ["name: Ya hay una política con este nombre."]],
  ["a long name", named("a".repeat(61)), ["name: Escriba un nombre de hasta 60 caracteres."]],
  ["no tier", said(tiers()), []],
  ["tiers in order", said(tiers({ daysBefore: 14, fee: none }, { daysBefore: 3, fee: percent(30) })), []],
  [
    "two tiers of one day",
    said(tiers({ daysBefore: 3, fee: none }, { daysBefore: 3, fee: none })),
    ["terms.tiers.1.daysBefore: Los tramos se solapan: 1 y 2."],
  ],
  [
    "days and hours that end at one midnight",
    said(tiers({ daysBefore: 3, fee: none }, { hoursBefore: 63, fee: none })),
    ["terms.tiers.1.hoursBefore: Los tramos se solapan: 1 y 2."],
  ],
  [
    "24 hours, which end at the check-in, and then the day",
    said(tiers({ hoursBefore: 24, fee: none }, { daysBefore: 1, fee: none })),
    [],
  ],
  [
    "hours that end on the day which the tier before them has whole",
    said(tiers({ daysBefore: 1, fee: none }, { hoursBefore: 20, fee: percent(30) })),
    ["terms.tiers.1.hoursBefore: Ordene los tramos: el 1 va después del 2."],
  ],
  [
    "tiers out of order",
    said(tiers({ daysBefore: 1, fee: none }, { hoursBefore: 48, fee: none })),
    ["terms.tiers.1.hoursBefore: Ordene los tramos: el 1 va después del 2."],
  ],
  [
    "a share that a form has kept as it was typed",
    said(tiers({ daysBefore: 3, fee: percent("5e1" as never) })),
    [`terms.tiers.0.fee.percent: ${share}`],
  ],
  [
    "more nights for the earlier cancellation",
    said(tiers({ daysBefore: 5, fee: nights(2) }, { daysBefore: 3, fee: nights(1) })),
    [`terms.tiers.0.fee.kind: ${feeGrows}`],
  ],
  [
    "everything, and then a night",
    said(tiers({ daysBefore: 5, fee: percent(100) }, { daysBefore: 3, fee: nights(1) })),
    [`terms.tiers.0.fee.kind: ${feeGrows}`],
  ],
  [
    "a night, and then a part: which is more depends",
    said(tiers({ daysBefore: 5, fee: nights(1) }, { daysBefore: 3, fee: percent(30) })),
    [],
  ],
  ["a fee of 0 %, and then none", said(tiers({ daysBefore: 5, fee: percent(0) }, { daysBefore: 3, fee: none })), []],
  [
    "no number of days",
    said(tiers({ daysBefore: Number.NaN, fee: none })),
    ["terms.tiers.0.daysBefore: Escriba un número entero de 0 a 365."],
  ],
  [
    "a negative and a huge notice",
    said(tiers({ hoursBefore: 9_999, fee: none }, { daysBefore: -1, fee: none })),
    [
      "terms.tiers.0.hoursBefore: Escriba un número entero de 0 a 720.",
      "terms.tiers.1.daysBefore: Escriba un número entero de 0 a 365.",
    ],
  ],
  [
    "a percentage above 100",
    said(tiers({ daysBefore: 1, fee: percent(100.5) })),
    [`terms.tiers.0.fee.percent: ${share}`, `terms.tiers.0.fee.kind: ${feeGrows}`],
  ],
  [
    "a percentage of three decimals",
    said({ kind: "deposit", fee: percent(33.333), dueDaysBefore: null }),
    [`terms.fee.percent: ${share}`],
  ],
  ["one of two", said({ kind: "deposit", fee: percent(33.33), dueDaysBefore: null }), []],
  [
    "a percentage below 0",
    said({ kind: "deposit", fee: percent(-1), dueDaysBefore: null }),
    [`terms.fee.percent: ${share}`],
  ],
  [
    "a negative amount",
    said({ kind: "deposit", fee: fixed(-1), dueDaysBefore: null }),
    ["terms.fee.amount: Escriba un importe de 0 a 99999."],
  ],
  [
    "a huge amount",
    said({ kind: "deposit", fee: fixed(9_999_901), dueDaysBefore: null }),
    ["terms.fee.amount: Escriba un importe de 0 a 99999."],
  ],
  [
    "half a night",
    said({ kind: "deposit", fee: nights(0.5), dueDaysBefore: 0 }),
    ["terms.fee.nights: Escriba un número entero de 1 a 30."],
  ],
  [
    "a deposit due after the arrival",
    said({ kind: "deposit", fee: none, dueDaysBefore: -2 }),
    ["terms.dueDaysBefore: Escriba un número entero de 0 a 365."],
  ],
  ["bands up to 17", said(bands([2, 0], [11, 50], [17, 100])), []],
  [
    "bands that overlap",
    said(bands([2, 0], [2, 50], [17, 100])),
    ["terms.bands.1.upToAge: Los tramos se solapan: 1 y 2."],
  ],
  [
    "bands that end too soon",
    said(bands([2, 0], [11, 50])),
    ["terms.bands.1.upToAge: Falta un tramo hasta los 17 años."],
  ],
  ["ages of an adult", said(bands([18, 50])), ["terms.bands.0.upToAge: Escriba un número entero de 0 a 17."]],
  ["a share above 100", said(bands([17, 101])), [`terms.bands.0.percent: ${share}`]],
  ["rules without optional times", said(rules), []],
  ["half a quiet time", said({ ...rules, quietFrom: "23:00" }), ["terms.quietUntil: Escriba una hora válida."]],
  [
    "a time that no clock shows",
    said({ ...rules, checkInTime: "25:00" }),
    ["terms.checkInTime: Escriba una hora válida."],
  ],
  ["pets of no weight", said({ ...rules, petKg: 0 }), ["terms.petKg: Escriba un número entero de 1 a 100."]],
])("says what is wrong with %s", (_, draft, faults) => {
  expect(faultsIn(draft)).toEqual(faults);
});

it("allows six tiers at most", () => {
  const many = Array.from({ length: 7 }, (_, place) => ({ daysBefore: 20 - place, fee: none }));
  expect(faultsIn(said(tiers(...many)))).toEqual(["terms.lateFee.kind: Escriba hasta 6 tramos."]);
});
