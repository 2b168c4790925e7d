import type { CivilDate, RoomBlock } from "@/contract/property";
import type { BlockMove } from "@/contract/reservations/planning";
import type { StayMove } from "@/contract/reservations/stayMoves";

import { addDays } from "../civilDate";

interface RoomDay {
  date: CivilDate;
  roomId?: string;
}

interface Nights {
  from: CivilDate;
  to: CivilDate;
}

/**
 * The nights `[from, to)` of a stay that a block meets, and those that follow them in the room: who makes way does not come
 * back. Undefined where it meets none. Nights before the business date have been slept.
 */
export function nightsInTheWay(
  days: readonly RoomDay[],
  { roomId, from, to }: Pick<RoomBlock, "roomId" | "from" | "to">,
  businessDate: CivilDate,
): Nights | undefined {
  const inRoom = days.filter((day) => day.roomId === roomId && day.date >= from && day.date >= businessDate);
  const met = inRoom.filter(({ date }) => date < to);
  if (met.length === 0) return undefined;
  let end = addDays(met.at(-1)!.date, 1);
  while (inRoom.some(({ date }) => date === end)) end = addDays(end, 1);
  return { from: met[0]!.date, to: end };
}

/** The move of a stay that makes way: on these nights, at its agreed price. */
export const moveOut = (
  move: BlockMove,
  { arrival, departure }: Pick<StayMove, "arrival" | "departure">,
  nights: Nights,
): StayMove => ({ ...move, arrival, departure, ...nights, isRepriced: false });
