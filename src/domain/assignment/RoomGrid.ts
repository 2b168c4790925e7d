import type { AssignmentPlan } from "@/contract/reservations/assignment";

import { dayNumber } from "../civilDate";

const FREE = -1;
const HELD = -2;

/** Nights beyond which a gap is as good as endless. */
export const LONGEST_GAP = 30;

/** Nights of a stay, counted from the business date, `[start, end)`. */
export interface Span {
  start: number;
  end: number;
}

/** Who has which room on which night. Rooms and stays are named by their places in the plan. */
export class RoomGrid {
  readonly spans: readonly Span[];
  /** The room of each stay, -1 where it has none. */
  readonly roomOf: Int32Array;
  /** Nights that are taken in each room. */
  readonly taken: Int32Array;
  /** Nights of planned stays on each floor. */
  readonly takenOnFloor = new Map<number, number>();
  readonly #rooms: AssignmentPlan["rooms"];
  readonly #days: number;
  readonly #owners: Int32Array;

  constructor({ rooms, stays, held, businessDate }: Pick<AssignmentPlan, "rooms" | "stays" | "held" | "businessDate">) {
    const today = dayNumber(businessDate);
    const daysAhead = (date: string) => Math.max(0, dayNumber(date) - today);
    this.#rooms = rooms;
    this.spans = stays.map(({ arrival, departure }) => ({ start: daysAhead(arrival), end: daysAhead(departure) }));
    this.#days = this.spans.reduce((last, { end }) => Math.max(last, end), 0) + 1;
    this.#owners = new Int32Array(rooms.length * this.#days).fill(FREE);
    this.roomOf = new Int32Array(stays.length).fill(-1);
    this.taken = new Int32Array(rooms.length);
    const places = new Map(rooms.map(({ id }, place) => [id, place]));
    for (const { roomId, from, to } of held) {
      const room = places.get(roomId);
      if (room !== undefined) this.#fill(room, { start: daysAhead(from), end: daysAhead(to) }, HELD);
    }
  }

  isFree(room: number, { start, end }: Span): boolean {
    for (let night = start; night < end; night += 1) if (this.#ownerOf(room, night) !== FREE) return false;
    return true;
  }

  /** Whether planned stays alone could make way on all of the nights. */
  isHeld(room: number, { start, end }: Span): boolean {
    for (let night = start; night < end; night += 1) if (this.#ownerOf(room, night) === HELD) return true;
    return false;
  }

  /** The stay that has the room on a night: `undefined` where it is free, `null` where it is held. */
  stayIn(room: number, night: number): number | undefined | null {
    const owner = this.#ownerOf(room, night);
    if (owner === FREE) return undefined;
    return owner === HELD ? null : owner;
  }

  /** The stays that would have to make way. */
  staysIn(room: number, { start, end }: Span): number[] {
    const found: number[] = [];
    for (let night = start; night < end; night += 1) {
      const owner = this.#ownerOf(room, night);
      if (owner >= 0 && found.at(-1) !== owner) found.push(owner);
    }
    return found;
  }

  put(stay: number, room: number) {
    this.#fill(room, this.spans[stay]!, stay);
    this.roomOf[stay] = room;
    this.#countFloor(room, stay, 1);
  }

  take(stay: number) {
    const room = this.roomOf[stay]!;
    this.#fill(room, this.spans[stay]!, FREE);
    this.roomOf[stay] = -1;
    this.#countFloor(room, stay, -1);
  }

  /** Free nights right before a span, up to today; at most `LONGEST_GAP`. */
  freeBefore(room: number, { start }: Span): number {
    let free = 0;
    while (free < LONGEST_GAP && free < start && this.#ownerOf(room, start - free - 1) === FREE) free += 1;
    return free;
  }

  /** The number of free nights after a span, at most `LONGEST_GAP`. */
  freeAfter(room: number, { end }: Span): number {
    let free = 0;
    while (free < LONGEST_GAP && end + free < this.#days && this.#ownerOf(room, end + free) === FREE) free += 1;
    return end + free >= this.#days ? LONGEST_GAP : free;
  }

  /** Idle nights between two guests of a room, in all rooms: how many gaps, and how many of a single night. */
  gaps(): { count: number; single: number } {
    let [count, single] = [0, 0];
    for (let room = 0; room < this.#rooms.length; room += 1) {
      let last = -1;
      for (let night = 0; night < this.#days; night += 1) {
        if (this.#ownerOf(room, night) === FREE) continue;
        if (last >= 0 && night - last > 1) count += 1;
        if (last >= 0 && night - last === 2) single += 1;
        last = night;
      }
    }
    return { count, single };
  }

  #ownerOf(room: number, night: number): number {
    return this.#owners[room * this.#days + night]!;
  }

  #fill(room: number, { start, end }: Span, owner: number) {
    const last = Math.min(end, this.#days);
    for (let night = start; night < last; night += 1) {
      const at = room * this.#days + night;
      this.taken[room]! += Number(owner !== FREE) - Number(this.#owners[at] !== FREE);
      this.#owners[at] = owner;
    }
  }

  #countFloor(room: number, stay: number, by: 1 | -1) {
    const { floor } = this.#rooms[room]!;
    const { start, end } = this.spans[stay]!;
    this.takenOnFloor.set(floor, (this.takenOnFloor.get(floor) ?? 0) + by * (end - start));
  }
}

export type Gaps = ReturnType<RoomGrid["gaps"]>;
