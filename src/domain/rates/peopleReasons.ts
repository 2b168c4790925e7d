import type { Room, RoomType } from "@/contract/property";
import type { Reason } from "@/contract/reservations/reservationReasons";

import { reasonFor } from "../reasonFor";

export interface People {
  adults: number;
  /** In years. */
  childrenAges: readonly number[];
}

/** Why a room of the type cannot take these people. */
export function peopleReasons(
  { adults, childrenAges }: People,
  { maxOccupancy, maxAdults, maxChildren }: Pick<RoomType, "maxOccupancy" | "maxAdults" | "maxChildren">,
): Reason[] {
  const children = childrenAges.length;
  const people = adults + children;
  if (people > maxOccupancy) return [reasonFor("TOO_MANY_PEOPLE", { max: maxOccupancy, people })];
  if (adults > maxAdults) return [reasonFor("TOO_MANY_ADULTS", { max: maxAdults, people: adults })];
  if (children > maxChildren) return [reasonFor("TOO_MANY_CHILDREN", { max: maxChildren, people: children })];
  return [];
}

/**
 * Why a room is not one for these people, whatever is free: it is simpler than the type sold (a better one is an upgrade)
 * and not accepted as that (`isDowngradeAccepted`), or does not take all of them.
 */
export const roomFitReasons = (
  { number }: Pick<Room, "number">,
  type: RoomType,
  sold: Pick<RoomType, "rank">,
  people: People,
  isAccepted = false,
): Reason[] => [
  ...(type.rank < sold.rank && !isAccepted ? [reasonFor("ROOM_OF_OTHER_TYPE", { room: number })] : []),
  ...peopleReasons(people, type),
];
