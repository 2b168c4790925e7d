import type { CandidatesOf } from "./candidateRooms";
import type { RoomGrid } from "./RoomGrid";

/** Looks at a room that one search may take, and all searches together. */
export const searchLimits = { looks: 100_000, allLooks: 10_000_000, moves: 40 } as const;

interface Search {
  isSeated: boolean;
  /** Whether every combination was tried. */
  isWhole: boolean;
  looks: number;
}

/** First those who need few moves: most stays find a room when one or two others make way. */
const moveLimits = [2, 3, 4, 6, searchLimits.moves];

/**
 * Gives a stay a room by moving other stays, each to one of its candidates; a moved stay may move more. All keep a room. A
 * stay is moved at most once, so the search ends. Without its limits it finds every solution that there is.
 */
export function seatByMoving(
  stay: number,
  grid: RoomGrid,
  candidatesOf: CandidatesOf,
  withUpgrades: boolean,
  looksLeft: number,
): Search {
  let looks = 0;
  const most = Math.min(searchLimits.looks, looksLeft);

  for (const [place, moves] of moveLimits.entries()) {
    let wasCut = false;
    const settled = new Set<number>();

    function seatAll(waiting: readonly number[]): boolean {
      const [first, ...others] = waiting;
      if (first === undefined) return true;
      if (looks >= most) {
        wasCut = true;
        return false;
      }
      const span = grid.spans[first]!;
      settled.add(first);
      const options = candidatesOf(first, withUpgrades).flatMap((room) => {
        looks += 1;
        if (grid.isHeld(room, span)) return [];
        const inTheWay = grid.staysIn(room, span);
        if (inTheWay.some((other) => settled.has(other))) return [];
        const isTooMany = settled.size + others.length + inTheWay.length > moves; // each moves once at least
        wasCut ||= isTooMany;
        return isTooMany ? [] : [{ room, inTheWay }];
      });
      for (const { room, inTheWay } of options.toSorted((a, b) => a.inTheWay.length - b.inTheWay.length)) {
        const rooms = inTheWay.map((other) => grid.roomOf[other]!);
        for (const other of inTheWay) grid.take(other);
        grid.put(first, room);
        if (seatAll([...others, ...inTheWay])) return true;
        grid.take(first);
        for (const [at, other] of inTheWay.entries()) grid.put(other, rooms[at]!);
      }
      settled.delete(first);
      return false;
    }

    if (seatAll([stay])) return { isSeated: true, isWhole: true, looks };
    if (!wasCut) return { isSeated: false, isWhole: true, looks };
    if (looks >= most || place === moveLimits.length - 1) break;
  }
  return { isSeated: false, isWhole: false, looks };
}
