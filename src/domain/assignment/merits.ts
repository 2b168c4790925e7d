import type { AssignmentPlan } from "@/contract/reservations/assignment";
import type { Room } from "@/contract/property";

import { type Criteria, type Criterion, criterionNames } from "./criteria";
import { LONGEST_GAP, type RoomGrid } from "./RoomGrid";
import { middleFloorOf, wishesOf } from "./tastes";

/** How good a room is for a stay that is in none, from 0 to 1. */
type Merit = (stay: number, room: number) => number;

/** A guest may know the room already: to stay in it counts three times. */
const KEPT = 3;
/** A better type is worse than anything else. */
const UPGRADE = 100;
/** Who arrives today without a room gets one that can be entered now: whatever else is better about another does not count. */
const ENTERED_NOW = 50;

export type Merits = ReturnType<typeof meritsOf>;

/** The soft rules, over the grid as it is at the moment of the question. */
export function meritsOf(plan: AssignmentPlan, grid: RoomGrid, { weights }: Pick<Criteria, "weights">) {
  const { stays, rooms, roomTypes } = plan;
  const middleFloor = middleFloorOf(rooms);
  const wishes = stays.map((stay) => wishesOf(stay, middleFloor));
  const places = new Map(rooms.map(({ id }, place) => [id, place]));
  const ownRooms = stays.map(({ roomId }) => places.get(roomId ?? ""));
  const rankOf = new Map(roomTypes.map(({ id, rank }) => [id, rank]));
  const roomRanks = rooms.map(({ roomTypeId }) => rankOf.get(roomTypeId) ?? 0);
  const soldRanks = stays.map(({ roomTypeId }) => rankOf.get(roomTypeId) ?? 0);
  const notReady = new Set(plan.notReady);
  const companions = companionsOf(plan, grid);
  const roomsOnFloor = new Map<number, number>();
  for (const { floor } of rooms) roomsOnFloor.set(floor, (roomsOnFloor.get(floor) ?? 0) + 1);

  const wished =
    (criterion: Criterion): Merit =>
    (stay, room) => {
      if (wishes[stay]!.length === 0) return 0;
      const asked = wishes[stay]!.filter((wish) => wish.criterion === criterion);
      return asked.length === 0 ? 0 : asked.filter(({ isMet }) => isMet(rooms[room]!)).length / asked.length;
    };

  /** The companion who is nearest, of those who have a room. */
  function nearest(stay: number, room: number): { stay: number; nearness: number } | undefined {
    const near = companions[stay]!.flatMap((other) => {
      const nearness = grid.roomOf[other]! < 0 ? 0 : nearnessOf(rooms, room, grid.roomOf[other]!);
      return nearness > 0 ? [{ stay: other, nearness }] : [];
    });
    return near.toSorted((a, b) => b.nearness - a.nearness)[0];
  }

  const nightsPerRoom = (floor: number) => (grid.takenOnFloor.get(floor) ?? 0) / roomsOnFloor.get(floor)!;

  const merits: Record<Criterion, Merit> = {
    keep: (stay, room) => (ownRooms[stay] === room ? 1 : 0),
    wishes: wished("wishes"),
    floor: wished("floor"),
    quiet: wished("quiet"),
    group: (stay, room) => (companions[stay]!.length === 0 ? 0 : (nearest(stay, room)?.nearness ?? 0)),
    gaps(stay, room) {
      const span = grid.spans[stay]!;
      const after = grid.freeAfter(room, span);
      const cost = costOfGap(grid.freeBefore(room, span)) + (after === LONGEST_GAP ? 0.2 : costOfGap(after));
      return 1 - (cost + (grid.taken[room] === 0 ? UNUSED : 0)) / (2 * ORPHAN + UNUSED);
    },
    ready: (stay, room) => (grid.spans[stay]!.start === 0 && !notReady.has(rooms[room]!.id) ? 1 : 0),
    floors(_, room) {
      const most = Math.max(...[...roomsOnFloor.keys()].map(nightsPerRoom));
      return most === 0 ? 1 : 1 - nightsPerRoom(rooms[room]!.floor) / most;
    },
  };
  const counted = criterionNames.filter((name) => weights[name] > 0);
  const judges = counted.map((name) => merits[name]);
  const strengths = counted.map((name) => weights[name] * (name === "keep" ? KEPT : 1));

  return {
    wishes,
    companions,
    nearest,
    /** Compares rooms for a stay that is in none of them; more is better. */
    scoreOf(stay: number, room: number): number {
      const steps = ownRooms[stay] === room ? 0 : Math.abs(roomRanks[room]! - soldRanks[stay]!);
      const isWaiting = weights.ready > 0 && ownRooms[stay] === undefined;
      let score = -UPGRADE * steps + (isWaiting ? ENTERED_NOW * merits.ready(stay, room) : 0);
      for (let place = 0; place < judges.length; place += 1) score += strengths[place]! * judges[place]!(stay, room);
      return score;
    },
  };
}

/** A single night is hard to sell. */
const ORPHAN = 0.6;
/** Opening a room that is empty costs more than any gap, so that no more rooms are used than are needed at once. */
const UNUSED = 2;

function costOfGap(nights: number): number {
  if (nights === 0) return 0;
  return nights === 1 ? ORPHAN : ORPHAN / 2 + (ORPHAN / 2) * (nights / LONGEST_GAP);
}

/** Beside each other or with a door between them 1, on the same floor a half. */
function nearnessOf(rooms: readonly Room[], one: number, other: number): number {
  if (rooms[one]!.connectsWith?.includes(rooms[other]!.id)) return 1;
  if (rooms[one]!.floor !== rooms[other]!.floor) return 0;
  return Math.abs(one - other) === 1 ? 1 : 0.5;
}

/** For each stay those of its group that it shares a night with. */
function companionsOf({ stays }: AssignmentPlan, { spans }: RoomGrid): number[][] {
  const members = new Map<string, number[]>();
  for (const [stay, { group }] of stays.entries()) {
    const known = members.get(group);
    if (known) known.push(stay);
    else members.set(group, [stay]);
  }
  return stays.map(({ group }, stay) =>
    (members.get(group) ?? []).filter(
      (other) => other !== stay && spans[other]!.start < spans[stay]!.end && spans[stay]!.start < spans[other]!.end,
    ),
  );
}
