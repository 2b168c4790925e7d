import type { AssignmentPlan, PlannedStay } from "@/contract/reservations/assignment";

import { candidateRooms, type CandidatesOf } from "./candidateRooms";
import type { Criteria } from "./criteria";
import { leftOut } from "./leftOut";
import { type MoveReason, moveReasons } from "./moveReasons";
import { type Merits, meritsOf } from "./merits";
import { proofOf, type WhyNoRoom } from "./proofs";
import { type Gaps, RoomGrid } from "./RoomGrid";
import { searchLimits, seatByMoving } from "./seatByMoving";
import { type WayOut, waysOut } from "./waysOut";

export interface ProposedMove {
  stay: PlannedStay;
  roomId: string;
  reasons: MoveReason[];
}

export interface Unsolved {
  stay: PlannedStay;
  why: WhyNoRoom;
  waysOut: WayOut[];
}

/** Who should have which room; nothing is changed by it. */
export interface Proposal {
  asOf: number;
  /** Stays that get a room, or another one, by arrival. */
  moves: ProposedMove[];
  unsolved: Unsolved[];
  /** Idle nights between two guests, as it is and as it would be. */
  gaps: { before: Gaps; after: Gaps };
}

/** Stays between two reports of how far it is. */
const TURN = 200;
const PASSES = 3;

/**
 * Gives the stays of a plan their rooms: by arrival, then by moving others, then improved room by room. The same plan and
 * criteria have the same result. Yields how far it is, from 0 to 1, and ends soon when it is told to stop.
 */
export function* solveAssignment(plan: AssignmentPlan, criteria: Criteria): Generator<number, Proposal, boolean> {
  const grid = new RoomGrid(plan);
  const merits = meritsOf(plan, grid, criteria);
  const candidatesOf = candidateRooms(plan, criteria, grid);
  const movableTo = candidateRooms(plan, { movesRooms: true }, grid);
  let isStopped = false;

  /** Does the work for each, until it is stopped. */
  function* each(stays: readonly number[], from: number, to: number, work: (stay: number) => void) {
    for (const [place, stay] of stays.entries()) {
      if (isStopped) return;
      work(stay);
      if (place % TURN === TURN - 1) isStopped = yield from + ((to - from) * place) / stays.length;
    }
  }

  seatWhereTheyAre(plan, grid);
  const before = grid.gaps();
  const byArrival = inOrder(plan, grid, (stay) => candidatesOf(stay, false).length);
  const seatIn = (stay: number, withUpgrades: boolean) => {
    const room = bestRoom(stay, candidatesOf(stay, withUpgrades), grid, merits);
    if (room !== undefined) grid.put(stay, room);
  };
  const isLeft = (stay: number) => grid.roomOf[stay]! < 0;
  const last = lastOnes(byArrival.filter(isLeft), grid, candidatesOf, criteria.upgrades);
  yield* each(
    byArrival.filter((stay) => isLeft(stay) && !last.has(stay)),
    0,
    0.4,
    (stay) => seatIn(stay, false),
  );

  let looksLeft: number = searchLimits.allLooks;
  const proofs = new Map<number, WhyNoRoom>();
  for (const withUpgrades of criteria.upgrades ? [false, true] : [false]) {
    const left = byArrival.filter(isLeft).toSorted((a, b) => (last.get(a) ?? 0) - (last.get(b) ?? 0));
    for (const [place, stay] of left.entries()) {
      isStopped ||= yield 0.4 + (0.3 * place) / left.length;
      if (isStopped) break;
      seatIn(stay, withUpgrades);
      if (!isLeft(stay)) continue;
      const proof = proofOf(stay, plan, grid, (other) => candidatesOf(other, withUpgrades));
      if (proof) {
        proofs.set(stay, proof);
        continue;
      }
      const { isWhole, looks } = seatByMoving(stay, grid, candidatesOf, withUpgrades, looksLeft);
      looksLeft -= looks;
      proofs.set(stay, { kind: isWhole ? "combinations" : "notFound" });
    }
  }

  if (criteria.makesRoom && !criteria.movesRooms)
    for (const stay of byArrival.filter(isLeft)) {
      isStopped ||= yield 0.7;
      if (isStopped) break;
      const { isWhole, looks } = seatByMoving(stay, grid, movableTo, criteria.upgrades, looksLeft);
      looksLeft -= looks;
      if (!isWhole && proofs.get(stay)?.kind === "combinations") proofs.set(stay, { kind: "notFound" });
    }

  for (let pass = 0; pass < PASSES; pass += 1) {
    let hasImproved = false;
    const share = 0.7 + 0.1 * pass;
    yield* each(byArrival, share, share + 0.1, (stay) => {
      const room = grid.roomOf[stay]!;
      if (room < 0) return;
      grid.take(stay);
      const better = bestRoom(stay, candidatesOf(stay, criteria.upgrades), grid, merits, room);
      grid.put(stay, better ?? room);
      hasImproved ||= better !== room;
    });
    if (!hasImproved) break;
  }

  /** Whom to move for a stay, where guests who have a room are left in it. */
  function othersStay(stay: number): WhyNoRoom | undefined {
    if (criteria.movesRooms || criteria.makesRoom || isStopped) return undefined;
    const seated = [...grid.roomOf];
    looksLeft -= seatByMoving(stay, grid, movableTo, criteria.upgrades, looksLeft).looks;
    const moved = seated.flatMap((room, one) => (room >= 0 && grid.roomOf[one] !== room ? [one] : []));
    for (const one of [stay, ...moved]) if (grid.roomOf[one]! >= 0) grid.take(one);
    for (const one of moved) grid.put(one, seated[one]!);
    return moved.length > 0 ? { kind: "othersStay", guests: moved.map((one) => plan.stays[one]!.guest) } : undefined;
  }

  return {
    asOf: plan.asOf,
    moves: byArrival.flatMap((place) => {
      const stay = plan.stays[place]!;
      const room = plan.rooms[grid.roomOf[place]!];
      if (!room || room.id === stay.roomId) return [];
      return [{ stay, roomId: room.id, reasons: moveReasons(place, plan, grid, merits) }];
    }),
    unsolved: byArrival.filter(isLeft).map((place) => ({
      stay: plan.stays[place]!,
      why: othersStay(place) ?? proofs.get(place) ?? { kind: "notFound" },
      waysOut: waysOut(place, plan, grid),
    })),
    gaps: { before, after: grid.gaps() },
  };
}

/**
 * Stays that give way to the others, 1 where a better type may help, 2 where no room is left for them at all: as few of
 * these as possible.
 */
function lastOnes(
  stays: readonly number[],
  grid: RoomGrid,
  candidatesOf: CandidatesOf,
  upgrades: boolean,
): Map<number, number> {
  const without = leftOut(stays, grid, (stay) => candidatesOf(stay, upgrades));
  const others = upgrades ? stays.filter((stay) => !without.has(stay)) : [];
  const elsewhere = leftOut(others, grid, (stay) => candidatesOf(stay, false));
  return new Map([
    ...[...elsewhere].map((stay) => [stay, 1] as const),
    ...[...without].map((stay) => [stay, 2] as const),
  ]);
}

/** All whose room can still be theirs: a block may have come since it was given. */
function seatWhereTheyAre({ stays, rooms }: AssignmentPlan, grid: RoomGrid) {
  const places = new Map(rooms.map(({ id }, place) => [id, place]));
  for (const [stay, { roomId }] of stays.entries()) {
    const room = places.get(roomId ?? "");
    if (room !== undefined && grid.isFree(room, grid.spans[stay]!)) grid.put(stay, room);
  }
}

/**
 * By arrival: where every room of a type will do, that needs no more rooms than there are guests at once, whichever of the
 * free rooms is taken. Of one day those with fewer rooms to choose from are first, then longer stays.
 */
function inOrder({ stays }: AssignmentPlan, { spans }: RoomGrid, choicesOf: (stay: number) => number): number[] {
  const choices = stays.map((_, stay) => choicesOf(stay));
  return [...stays.keys()].toSorted(
    (a, b) => spans[a]!.start - spans[b]!.start || choices[a]! - choices[b]! || spans[b]!.end - spans[a]!.end || a - b,
  );
}

/** The free room that suits best; `present` unless another one is better. */
function bestRoom(
  stay: number,
  candidates: readonly number[],
  grid: RoomGrid,
  merits: Merits,
  present?: number,
): number | undefined {
  const span = grid.spans[stay]!;
  let best = present;
  let bestScore = present === undefined ? -Infinity : merits.scoreOf(stay, present);
  for (const room of candidates) {
    if (room === present || !grid.isFree(room, span)) continue;
    const score = merits.scoreOf(stay, room);
    if (score <= bestScore) continue;
    best = room;
    bestScore = score;
  }
  return best;
}
