import { rateLimits } from "@/contract/reservations/rateCalendar";
import { roundings } from "@/contract/reservations/rates";

const isText = (value: unknown) => typeof value === "string" && value.trim() !== "";
const isAtLeast0 = (value: unknown) => Number.isInteger(value) && Number(value) >= 0;
const isAtLeast1 = (value: unknown) => Number.isInteger(value) && Number(value) > 0;
const isPercent = (value: unknown) => typeof value === "number" && value >= 0 && value <= 100;
const isPercentChange = (value: unknown) => typeof value === "number" && value >= -100 && value <= rateLimits.percent;
const isFactor = (value: unknown) => typeof value === "number" && value > 0;

type Rules = Partial<Record<string, (value: unknown) => boolean>>;

/** Values that the contract allows, by the field: a name means the same in every book. */
const rules: Rules = {
  name: isText,
  code: isText,
  number: isText,
  price: isAtLeast0,
  floor: isAtLeast0,
  amount: isAtLeast0,
  extraAdultPrice: isAtLeast0,
  compensationLimit: isAtLeast0,
  cashLimit: isAtLeast0,
  cashLimitAbroad: isAtLeast0,
  overbookingAllowance: isAtLeast0,
  maxChildren: isAtLeast0,
  cots: isAtLeast0,
  singleUse: isPercent,
  daysBefore: isAtLeast0,
  hoursBefore: isAtLeast0,
  dueDaysBefore: (value) => value === null || isAtLeast0(value),
  upToAge: isAtLeast0,
  maxOccupancy: isAtLeast1,
  maxAdults: isAtLeast1,
  baseOccupancy: isAtLeast1,
  rank: isAtLeast1,
  nights: isAtLeast1,
  minStay: isAtLeast1,
  weekendMinStay: isAtLeast1,
  percent: isPercent,
  commissionPercent: isPercent,
  level: isFactor,
  weekendLevel: isFactor,
};

/** A room may be below the ground; the floor of a price is an amount. */
export const roomRules: Rules = { ...rules, floor: Number.isInteger };

/** A derivation may lower the price, by percent and by amount. */
const derivationRules: Rules = {
  percent: isPercentChange,
  amount: Number.isInteger,
  amountFor: isAtLeast1,
  rounding: (value) => roundings.some((one) => one === value),
};

/** Fields of an entry of the set-up whose values its contract forbids, its parts included. */
export const entryFaults = (entry: object, of: Rules = rules): string[] =>
  Object.entries(entry).flatMap(([field, value]: [string, unknown]) => {
    if (value === undefined) return [];
    const rule = of[field];
    if (rule) return rule(value) ? [] : [field];
    if (typeof value !== "object" || value === null) return [];
    return entryFaults(value, field === "derivedFrom" ? derivationRules : rules);
  });
