const isText = (value: unknown) => typeof value === "string" && value.trim() !== "";
const isAtLeast0 = (value: unknown) => Number.isInteger(value) && Number(value) >= 0;
const isAtLeast1 = (value: unknown) => Number.isInteger(value) && Number(value) > 0;
const isPercent = (value: unknown) => typeof value === "number" && value >= 0 && value <= 100;
const isFactor = (value: unknown) => typeof value === "number" && value > 0;

/** Values that the contract allows, by the field: a name means the same in every book. */
const rules: Partial<Record<string, (value: unknown) => boolean>> = {
  name: isText,
  code: isText,
  number: isText,
  price: isAtLeast0,
  floor: isAtLeast0,
  amount: isAtLeast0,
  extraAdultPrice: isAtLeast0,
  compensationLimit: isAtLeast0,
  overbookingAllowance: isAtLeast0,
  maxChildren: isAtLeast0,
  daysBefore: isAtLeast0,
  dueDaysBefore: isAtLeast0,
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

/** Fields of an entry of the set-up whose values its contract forbids, its parts included. A derivation has its own rules. */
export const entryFaults = (entry: object): string[] =>
  Object.entries(entry).flatMap(([field, value]: [string, unknown]) => {
    if (field === "derivedFrom") return [];
    if (typeof value === "object") return value === null ? [] : entryFaults(value);
    return value === undefined || (rules[field]?.(value) ?? true) ? [] : [field];
  });
