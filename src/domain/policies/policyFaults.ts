import type { CancellationPolicy, ChildBand, Fee } from "@/contract/reservations/policies";
import {
  type PolicyDraft,
  policyLimits,
  type PolicyReason,
  type PolicyTerms,
  type RulesTerms,
} from "@/contract/reservations/policyRecords";

import { fieldReason } from "../definition/fieldFaults";
import { longer, missing } from "../definition/generalFaults";
import { type Fault, unless } from "../faults";
import { hoursOf } from "../reservations/fees";
import { folded } from "../text/folded";
import { policyReason } from "./policyLife";

type PolicyFault = Fault<PolicyReason>;

const CENTS = 100;

const isWithin = (value: number, first: number, max: number) =>
  Number.isInteger(value) && value >= first && value <= max;

export const numberFault = (value: number, field: string, first: number, max: number): PolicyFault[] =>
  unless(isWithin(value, first, max), field, () => fieldReason("FIELD_NUMBER", { first, second: max }));

export const amountFault = (amount: number, field: string): PolicyFault[] =>
  unless(isWithin(amount, 0, policyLimits.amount), field, () =>
    fieldReason("FIELD_AMOUNT", { least: 0, max: policyLimits.amount / CENTS }),
  );

/** Of a time of day, `HH:mm`. */
export const timeFault = (time: string, field: string): PolicyFault[] =>
  unless(/^([01]\d|2[0-3]):[0-5]\d$/.test(time), field, () => policyReason("POLICY_TIME"));

/** Of 0 to 100, with two decimals at most. As it was typed it is no number: "5e1" and " " would compare as 50 and 0. */
const isShare = (percent: number) =>
  Number.isFinite(percent) && percent >= 0 && percent <= 100 && Number(percent.toFixed(2)) === percent;

const percentFault = (percent: number, field: string): PolicyFault[] =>
  unless(isShare(percent), field, () => policyReason("POLICY_PERCENT"));

function feeFaults(fee: Fee, place: string): PolicyFault[] {
  if (fee.kind === "nights") return numberFault(fee.nights, `${place}.nights`, 1, policyLimits.nights);
  if (fee.kind === "percent") return percentFault(fee.percent, `${place}.percent`);
  return fee.kind === "fixed" ? amountFault(fee.amount, `${place}.amount`) : [];
}

/** The size of a fee among those of its kind; 0 for nothing. */
function sizeOf(fee: Fee): number {
  if (fee.kind === "nights") return fee.nights;
  if (fee.kind === "percent") return fee.percent;
  return fee.kind === "fixed" ? fee.amount : 0;
}

/** Whether a fee is more than another whatever the stay: which of a night and a percentage is more, depends on it. */
function isMore(one: Fee, other: Fee): boolean {
  if (sizeOf(other) === 0) return sizeOf(one) > 0;
  if (one.kind === other.kind) return sizeOf(one) > sizeOf(other);
  return one.kind === "percent" && one.percent === 100;
}

function tierFaults(
  { tiers, lateFee, noShowFee }: Pick<CancellationPolicy, "tiers" | "lateFee" | "noShowFee">,
  checkInTime: string,
) {
  const { tiers: max } = policyLimits;
  return [
    ...tiers.flatMap((tier, place): PolicyFault[] => {
      const [first, second] = [place, place + 1];
      const [former, next] = [tiers[place - 1], tiers[place + 1]];
      const at = `terms.tiers.${place}`;
      const [notice, field, most] =
        "hoursBefore" in tier
          ? ([tier.hoursBefore, `${at}.hoursBefore`, policyLimits.hours] as const)
          : ([tier.daysBefore, `${at}.daysBefore`, policyLimits.days] as const);
      const more = former ? hoursOf(tier, checkInTime) - hoursOf(former, checkInTime) : -1;
      return [
        ...numberFault(notice, field, 0, most),
        ...unless(more !== 0, field, () => policyReason("POLICY_OVERLAP", { first, second })),
        ...unless(!(more > 0), field, () => policyReason("POLICY_ORDER", { first, second })),
        ...feeFaults(tier.fee, `${at}.fee`),
        ...unless(!isMore(tier.fee, next?.fee ?? lateFee), `${at}.fee.kind`, () => policyReason("POLICY_FEE_GROWS")),
      ];
    }),
    ...unless(tiers.length <= max, "terms.lateFee.kind", () => policyReason("POLICY_TIERS", { max })),
    ...feeFaults(lateFee, "terms.lateFee"),
    ...feeFaults(noShowFee, "terms.noShowFee"),
  ];
}

/** Each band begins where the one before it ends, so that there can be a gap after the last one alone. */
function bandFaults(bands: readonly ChildBand[]): PolicyFault[] {
  const { age: max } = policyLimits;
  return bands.flatMap(({ upToAge, percent }, place) => {
    const [first, second] = [place, place + 1];
    const field = `terms.bands.${place}.upToAge`;
    const former = bands[place - 1];
    return [
      ...numberFault(upToAge, field, 0, max),
      ...unless(!(former && former.upToAge >= upToAge), field, () => policyReason("POLICY_OVERLAP", { first, second })),
      ...unless(bands[second] !== undefined || !(upToAge < max), field, () => policyReason("POLICY_AGES_GAP", { max })),
      ...percentFault(percent, `terms.bands.${place}.percent`),
    ];
  });
}

function rulesFaults(rules: RulesTerms): PolicyFault[] {
  const { checkInTime, checkOutTime, quietFrom, quietUntil, lateCheckOutUntil } = rules;
  const times = {
    checkInTime,
    checkOutTime,
    ...((quietFrom !== "" || quietUntil !== "") && { quietFrom, quietUntil }),
    ...(lateCheckOutUntil !== "" && { lateCheckOutUntil }),
  };
  return [
    ...Object.entries(times).flatMap(([field, time]) => timeFault(time, `terms.${field}`)),
    ...numberFault(rules.petKg, "terms.petKg", rules.petsAllowed ? 1 : 0, policyLimits.kg),
    ...amountFault(rules.petFee, "terms.petFee"),
    ...amountFault(rules.lateCheckOutFee, "terms.lateCheckOutFee"),
  ];
}

/**
 * Faults of what a policy says, each with its field in the draft: guests can be told of one without any. The check-in time,
 * `HH:mm`, is that of the hotel.
 */
export function termsFaults(terms: PolicyTerms, checkInTime: string): PolicyFault[] {
  if (terms.kind === "cancellation") return tierFaults(terms, checkInTime);
  if (terms.kind === "children") return bandFaults(terms.bands);
  if (terms.kind === "rules") return rulesFaults(terms);
  const { fee, dueDaysBefore } = terms;
  return [
    ...feeFaults(fee, "terms.fee"),
    ...(dueDaysBefore === null ? [] : numberFault(dueDaysBefore, "terms.dueDaysBefore", 0, policyLimits.days)),
  ];
}

/** Faults of a policy beside others of its kind with these names. */
export function policyFaults(
  { name, terms }: PolicyDraft,
  others: readonly string[],
  checkInTime: string,
): PolicyFault[] {
  const isTaken = others.some((other) => folded(other) === folded(name));
  return [
    ...missing(name !== "", "name"),
    ...longer({ name }, policyLimits.letters),
    ...unless(!isTaken, "name", () => policyReason("POLICY_NAME_TAKEN")),
    ...termsFaults(terms, checkInTime),
  ];
}
