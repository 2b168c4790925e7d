import type { RoomType } from "@/contract/property";
import type { ChildPolicy } from "@/contract/reservations/policies";
import type { Reservation } from "@/contract/reservations/reservations";

import type { People } from "./people";
import { bandOf } from "./childBands";

/** The people of a room, and how many of them are babies: by the rule for their age they sleep in a cot. */
export interface Party extends People {
  babies: number;
}

export const partyOf = <Ages extends readonly number[]>(
  { adults, childrenAges }: { adults: number; childrenAges: Ages },
  { bands }: Pick<ChildPolicy, "bands">,
) => ({
  adults,
  childrenAges,
  babies: childrenAges.filter((age) => bandOf(bands, age)?.inCot).length,
});

/** Those of a stay, by the rule that it has agreed. */
export const partyIn = ({ policies, ...stay }: Pick<Reservation, "adults" | "childrenAges" | "policies">) =>
  partyOf(stay, policies.children);

/** The babies who have a cot: each further one needs a bed. */
const inCots = ({ babies }: Party, { cots = 0 }: Pick<RoomType, "cots">): number => Math.min(babies, cots);

/** The number of people who fill a bed. */
export const inBeds = (party: Party, type: Pick<RoomType, "cots">): number =>
  party.adults + party.childrenAges.length - inCots(party, type);
