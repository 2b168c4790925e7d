import { cheapestCover, type SpanBundle } from "./cheapestCover";
import type { RoomGrid } from "./RoomGrid";

/** Stays that have the same rooms to choose from. */
interface Choice {
  rooms: ReadonlySet<number>;
  stays: number[];
}

/**
 * The stays that have to do without a room when the rooms do not suffice: as few as possible, and of the same number those
 * with the fewest nights. Of equal ones the last of the given order. Stays that have a room keep one.
 *
 * Exact where all have the same rooms to choose from and no room is held for a part of the time. Else it is a bound from
 * counts of each night: some of those who are not named may find no room either, and some who are may find one.
 */
export function leftOut(
  stays: readonly number[],
  grid: RoomGrid,
  candidatesOf: (stay: number) => readonly number[],
): Set<number> {
  const out = new Set<number>();
  const choices = choicesOf(stays, candidatesOf);
  // the smaller choice first: whom it leaves out takes no room of a larger one that contains it
  for (const { rooms } of choices) {
    const within = choices
      .filter((other) => [...other.rooms].every((room) => rooms.has(room)))
      .flatMap((other) => other.stays);
    for (const stay of tooMany(
      within.filter((one) => !out.has(one)),
      rooms,
      grid,
    ))
      out.add(stay);
  }
  return out;
}

function choicesOf(stays: readonly number[], candidatesOf: (stay: number) => readonly number[]): Choice[] {
  const known = new Map<readonly number[], string>(); // most stays share the list of a type
  const choices = new Map<string, Choice>();
  for (const stay of stays) {
    const candidates = candidatesOf(stay);
    if (candidates.length === 0) continue;
    const key = known.get(candidates) ?? candidates.join();
    known.set(candidates, key);
    const choice = choices.get(key) ?? { rooms: new Set(candidates), stays: [] };
    choice.stays.push(stay);
    choices.set(key, choice);
  }
  return [...choices.values()].toSorted((a, b) => a.rooms.size - b.rooms.size);
}

/** Those of the stays for whom the free rooms do not suffice. */
function tooMany(stays: readonly number[], rooms: ReadonlySet<number>, grid: RoomGrid): number[] {
  const bundles = new Map<string, SpanBundle & { stays: number[] }>();
  const demand: number[] = [];
  for (const stay of stays) {
    const { start, end } = grid.spans[stay]!;
    const bundle = bundles.get(`${start}-${end}`) ?? { start, end, count: 0, stays: [] };
    bundle.count += 1;
    bundle.stays.push(stay);
    bundles.set(`${start}-${end}`, bundle);
    while (demand.length < end) demand.push(-freeRooms(rooms, demand.length, grid));
    for (let night = start; night < end; night += 1) demand[night]! += 1;
  }
  const excess = demand.map((missing) => Math.max(0, missing));
  if (excess.every((missing) => missing === 0)) return [];
  const spans = [...bundles.values()];
  const counts = cheapestCover(excess, spans);
  return spans.flatMap(({ stays: equal, count }, place) => equal.slice(count - counts[place]!));
}

function freeRooms(rooms: ReadonlySet<number>, night: number, grid: RoomGrid): number {
  let free = 0;
  for (const room of rooms) if (grid.stayIn(room, night) === undefined) free += 1;
  return free;
}
