import type { AssignmentPlan } from "@/contract/reservations/assignment";
import type { CivilDate } from "@/contract/property";

import { dateOfDay, dayNumber } from "../civilDate";
import { peopleReasons } from "../rates/peopleReasons";
import type { RoomGrid } from "./RoomGrid";

/** Ways out for a stay without a room, for a person to choose. Rooms by their numbers. */
export type WayOut =
  | { kind: "upgrade" | "simpler"; roomTypeId: string; room: string }
  | { kind: "split"; room: string; nextRoom: string; date: CivilDate };

/** A free room of a better type, two rooms one after the other, a free room of a simpler type. */
export function waysOut(stay: number, { stays, rooms, roomTypes, businessDate }: AssignmentPlan, grid: RoomGrid) {
  const { roomTypeId, preferences, ...people } = stays[stay]!;
  const span = grid.spans[stay]!;
  const typeOf = new Map(roomTypes.map((type) => [type.id, type]));
  const sold = typeOf.get(roomTypeId);
  const needsAccess = preferences.includes("accessible");
  const fitting = rooms.flatMap((room, place) => {
    const type = typeOf.get(room.roomTypeId);
    const isEnough = type && peopleReasons(people, type).length === 0;
    return isEnough && (!needsAccess || room.features.includes("accessible")) ? [{ room, place, rank: type.rank }] : [];
  });
  const free = fitting.filter(({ place }) => grid.isFree(place, span)).toSorted((a, b) => a.rank - b.rank);
  const rank = sold?.rank ?? 0;
  const ways: WayOut[] = [];
  const better = free.find((one) => one.rank > rank);
  if (better) ways.push({ kind: "upgrade", roomTypeId: better.room.roomTypeId, room: better.room.number });

  const own = fitting.filter(({ room }) => room.roomTypeId === roomTypeId);
  const [first] = own
    .map((one) => ({ ...one, until: span.start + freeNights(one.place) }))
    .toSorted((one, other) => other.until - one.until);
  const second = first && own.find(({ place }) => grid.isFree(place, { start: first.until, end: span.end }));
  if (first && second) {
    const date = dateOfDay(dayNumber(businessDate) + first.until);
    ways.push({ kind: "split", room: first.room.number, nextRoom: second.room.number, date });
  }
  const simpler = free.toReversed().find((one) => one.rank < rank);
  if (simpler) ways.push({ kind: "simpler", roomTypeId: simpler.room.roomTypeId, room: simpler.room.number });
  return ways;

  /** Free nights of a room from the arrival on. */
  function freeNights(place: number): number {
    let nights = 0;
    while (span.start + nights < span.end && grid.stayIn(place, span.start + nights) === undefined) nights += 1;
    return nights;
  }
}
