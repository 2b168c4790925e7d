import type { Room, RoomType } from "@/contract/property";
import type { Reason } from "@/contract/reservations/reservationReasons";

import { reasonFor } from "../reasonFor";
import { inBeds, type Party } from "./cots";

const codeOf = {
  maxOccupancy: "TOO_MANY_PEOPLE",
  maxAdults: "TOO_MANY_ADULTS",
  maxChildren: "TOO_MANY_CHILDREN",
} as const;

/** The limits of a type, in the order in which they are told. */
export const peopleLimits = ["maxOccupancy", "maxAdults", "maxChildren"] as const;
export type PeopleLimit = (typeof peopleLimits)[number];

/** The people whom each limit counts: babies in a cot take no place. */
export function peopleIn(party: Party, type: Pick<RoomType, "cots">): Record<PeopleLimit, number> {
  const people = inBeds(party, type);
  return { maxOccupancy: people, maxAdults: party.adults, maxChildren: people - party.adults };
}

/** Why a room of the type cannot take these people. */
export function peopleReasons(party: Party, type: Pick<RoomType, PeopleLimit | "cots">): Reason[] {
  const counted = peopleIn(party, type);
  const limit = peopleLimits.find((one) => counted[one] > type[one]);
  return limit ? [reasonFor(codeOf[limit], { max: type[limit], people: counted[limit] })] : [];
}

/**
 * Why a room is not one for these people, whatever is free: it is simpler than the type sold (a better one is an upgrade)
 * and not accepted as that (`isDowngradeAccepted`), or does not take all of them.
 */
export const roomFitReasons = (
  { number }: Pick<Room, "number">,
  type: RoomType,
  sold: Pick<RoomType, "rank">,
  people: Party,
  isAccepted = false,
): Reason[] => [
  ...(type.rank < sold.rank && !isAccepted ? [reasonFor("ROOM_OF_OTHER_TYPE", { room: number })] : []),
  ...peopleReasons(people, type),
];
