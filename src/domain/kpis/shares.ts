import type { Dimension, Segment } from "@/contract/figures/period";
import type { SalesChannel } from "@/contract/property";

import { addPart, type FigureStay, isNight, keyOf, partSums, type StayPart } from "./figureStay";
import { type Figured, partsIn } from "./nightSums";
import type { Nights } from "./period";

interface KeySums extends Omit<StayPart, "date" | "roomTypeId" | "commissionBase" | "percents" | "sale"> {
  key: string;
  /** Reservations with a night in the period; one that has changed rooms is in both types. */
  inHouse: number;
}

/**
 * The sums of a period by the values of a dimension, the largest room revenue first. They add up to those of the period,
 * to the cent; its shares are of that sum.
 */
export function sumsByKey({ stays, filter = {} }: Omit<Figured, "roomsOn">, period: Nights, by: Dimension): KeySums[] {
  const sums = new Map<string, KeySums>();
  const sumsOf = (key: string): KeySums => {
    const known = sums.get(key) ?? { key, inHouse: 0, ...partSums };
    sums.set(key, known);
    return known;
  };
  for (const stay of stays) {
    const parts = partsIn(stay, period, filter);
    for (const part of parts) addPart(sumsOf(keyOf(by, stay, part)), part);
    for (const key of keysSlept(by, stay, parts)) sumsOf(key).inHouse += 1;
  }
  return [...sums.values()].toSorted(byRevenue);
}

const keysSlept = (by: Dimension, stay: FigureStay, parts: readonly StayPart[]) =>
  new Set(parts.filter(isNight).map((part) => keyOf(by, stay, part)));

const byRevenue = (one: KeySums, other: KeySums) =>
  other.roomRevenue - one.roomRevenue || other.sold - one.sold || (one.key < other.key ? -1 : 1);

/** Facts of a reservation that tell its segment. */
export interface SegmentFacts {
  isGroup: boolean;
  channel?: SalesChannel["kind"];
  /** The company pays, or guarantees. */
  isForCompany: boolean;
  isMember: boolean;
}

/**
 * USALI's segment, as far as a reservation tells: a group by its folio; contract, the nights of an agency's agreement;
 * negotiated, the rate of a company; qualified, a member's who books with the hotel, for elsewhere no member's rate is
 * sold; discount, what an online agency offers to all; else retail.
 */
export function segmentOf({ isGroup, channel, isForCompany, isMember }: SegmentFacts): Segment {
  if (isGroup) return "group";
  if (channel === "agency") return "contract";
  if (channel === "company" || isForCompany) return "negotiated";
  if (channel === "onlineAgency") return "discount";
  return isMember ? "qualified" : "retail";
}
