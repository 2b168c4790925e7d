import type { ChildPolicy } from "@/contract/reservations/policies";
import type { Cents, RoomType } from "@/contract/property";
import type { Derivation, RatePlan } from "@/contract/reservations/rates";

import { inBeds, type Party } from "./cots";
import { childShare } from "./childBands";
import type { People } from "./people";
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
  one?.amountFor === other?.amountFor &&
  one?.rounding === other?.rounding;

/** For whom a night is priced. */
export interface Guests {
  /** Hundredths of the people who eat: a child counts by its band's share. */
  meals: number;
  /** The same of those whom the price of the calendar is for: the type's base occupancy. */
  base: number;
  /** Percent off the room for one person alone. */
  discount: number;
}

/** Those whom the calendar's price of a type is for. */
export function baseGuests(type: Pick<RoomType, "baseOccupancy"> | undefined): Guests {
  const base = 100 * (type?.baseOccupancy ?? 2);
  return { meals: base, base, discount: 0 };
}

/** A party in a room of a type. A baby in a cot leaves the room to one person alone. */
function guestsOf(
  party: Party,
  type: Pick<RoomType, "baseOccupancy" | "singleUse" | "cots">,
  { bands }: Pick<ChildPolicy, "bands">,
): Guests {
  const children = party.childrenAges.reduce((sum, age) => sum + childShare(bands, age), 0);
  const isAlone = inBeds(party, type) === 1 && type.baseOccupancy > 1;
  const { base } = baseGuests(type);
  return { meals: 100 * party.adults + children, base, discount: isAlone ? (type.singleUse ?? 0) : 0 };
}

/** All by which people change the price of a night: `priceFor` the guests, and the supplement that comes on top of it. */
export function pricedFor(party: Party, type: RoomType, children: ChildPolicy) {
  return { guests: guestsOf(party, type, children), supplement: occupancySupplement(party, type, children) };
}

/** The amount that a derivation adds for so many hundredths of people, in cents, half a cent rounded up. */
export const amountOf = ({ amount, amountFor }: Derivation, people: number): Cents =>
  amountFor === undefined ? amount : Math.floor((2 * amount * people + 100 * amountFor) / (200 * amountFor));

/**
 * A plan's price of a night by that of the plan that it derives from: first by percent, then by amount, then rounded; in
 * cents, at least 0. `people` in hundredths, those whom the amount is for unless given. Throws a RangeError for a
 * negative price.
 */
export function derivedPrice(derivation: Derivation, parentPrice: Cents, people?: number): Cents {
  const { percent, amount, rounding } = derivation;
  const added = people === undefined ? amount : amountOf(derivation, people);
  return Math.max(0, rounded(percentOf(checkedPrice(parentPrice), 100 + percent) + added, rounding));
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
