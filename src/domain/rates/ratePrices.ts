import type { ChildBand, ChildPolicy } from "@/contract/reservations/policies";
import type { Cents, RoomType } from "@/contract/property";
import type { Derivation, RatePlan } from "@/contract/reservations/rates";

import type { People } from "./peopleReasons";
import { checkedPrice, percentOf, rounded } from "./prices";

/**
 * The plan and those that it derives from, up to the one with its own prices. Undefined if the chain is a cycle or ends
 * at an unknown plan: such a plan has no price.
 */
export function rateChain(plans: readonly RatePlan[], ratePlanId: string): RatePlan[] | undefined {
  const chain: RatePlan[] = [];
  for (let id: string | undefined = ratePlanId; id !== undefined; id = chain.at(-1)?.derivedFrom?.ratePlanId) {
    const plan = plans.find((candidate) => candidate.id === id);
    if (!plan || chain.includes(plan)) return undefined;
    chain.push(plan);
  }
  return chain;
}

/** Whether plans derive alike; null for a plan with prices of its own. */
export const isSameDerivation = (one: Derivation | null, other: Derivation | null): boolean =>
  one?.ratePlanId === other?.ratePlanId &&
  one?.percent === other?.percent &&
  one?.amount === other?.amount &&
  one?.rounding === other?.rounding;

/**
 * A plan's price of a night by that of the plan that it derives from: first by percent, then by amount, then rounded; in
 * cents, at least 0. Throws a RangeError for a negative price.
 */
export function derivedPrice({ percent, amount, rounding }: Derivation, parentPrice: Cents): Cents {
  const price = percentOf(checkedPrice(parentPrice), 100 + percent) + amount;
  return Math.max(0, rounded(price, rounding));
}

/**
 * Supplement of a night for the people whom its price does not include, in cents. The included places go to the
 * adults, then to the children who would pay most; each one left pays an extra adult's price or its band's share.
 * Throws a RangeError for a negative price.
 */
export function occupancySupplement(
  { adults, childrenAges }: People,
  { baseOccupancy, extraAdultPrice }: Pick<RoomType, "baseOccupancy" | "extraAdultPrice">,
  { bands }: ChildPolicy,
): Cents {
  const shares = childrenAges.map((age) => childShare(bands, age)).toSorted((one, other) => other - one);
  const extraPrice = checkedPrice(extraAdultPrice);
  const extraAdults = Math.max(0, adults - baseOccupancy);
  const extraChildren = shares.slice(Math.max(0, baseOccupancy - adults));
  const children = extraChildren.reduce((sum, share) => sum + percentOf(extraPrice, share), 0);
  return extraAdults * extraPrice + children;
}

/** Percent of an extra adult's price; 100 for ages above every band. */
function childShare(bands: readonly ChildBand[], age: number): number {
  const fitting = bands.filter(({ upToAge }) => age <= upToAge);
  const band = fitting.toSorted((one, other) => one.upToAge - other.upToAge)[0];
  return band?.percent ?? 100;
}
