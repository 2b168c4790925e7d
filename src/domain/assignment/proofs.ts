import type { AssignmentPlan } from "@/contract/reservations/assignment";
import type { CivilDate } from "@/contract/property";

import { dateOfDay, dayNumber } from "../civilDate";
import type { RoomGrid } from "./RoomGrid";

/**
 * Why a stay has no room. `notFound` is no proof. With `othersStay` it would have one if guests moved who have a room. With `shortage` more stays than rooms are left for each other on
 * a night, `combinations` is a search of all of them.
 */
export type WhyNoRoom =
  | { kind: "noRoom" }
  | { kind: "held" }
  | { kind: "shortage"; date: CivilDate; stays: number; rooms: number }
  | { kind: "combinations" }
  | { kind: "othersStay"; guests: string[] }
  | { kind: "notFound" };

/** Proof, without a search, that a stay without a room cannot have one while all others keep one. */
export function proofOf(
  stay: number,
  plan: AssignmentPlan,
  grid: RoomGrid,
  candidatesOf: (stay: number) => readonly number[],
): WhyNoRoom | undefined {
  const candidates = candidatesOf(stay);
  const span = grid.spans[stay]!;
  if (candidates.length === 0) return { kind: "noRoom" };
  for (let night = span.start; night < span.end; night += 1) {
    const crowd = crowdOn(night, stay, grid, candidatesOf);
    if (crowd) return { kind: "shortage", date: dateOfDay(dayNumber(plan.businessDate) + night), ...crowd };
  }
  return candidates.every((room) => grid.isHeld(room, span)) ? { kind: "held" } : undefined;
}

/**
 * Stays that have only rooms of each other on a night, and are one more than those (a violator of Hall's condition): who
 * has the candidates of the first, who has theirs, and so on, until no other room is found. None where one is free.
 */
function crowdOn(
  night: number,
  first: number,
  grid: RoomGrid,
  candidatesOf: (stay: number) => readonly number[],
): { stays: number; rooms: number } | undefined {
  const stays = new Set([first]);
  const rooms = new Set<number>();
  const seen = new Set<readonly number[]>(); // most stays share the list of a type
  for (const stay of stays) {
    const candidates = candidatesOf(stay);
    if (seen.has(candidates)) continue;
    seen.add(candidates);
    for (const room of candidates) {
      const owner = grid.stayIn(room, night);
      if (owner === undefined) return undefined;
      if (owner === null) continue;
      rooms.add(room);
      stays.add(owner);
    }
  }
  return { stays: stays.size, rooms: rooms.size };
}
