import type { Room, RoomBlock } from "@/contract/property";
import { dayNumber } from "@/domain/civilDate";

import { groupedBy } from "../../core/groupedBy";
import type { Random } from "../../core/random";

/** Free rooms while the calendar is filled day by day: a stay is only added after the earlier ones. */
export class RoomPlan {
  readonly #roomsOf: Map<string, Room[]>;
  readonly #freeFrom = new Map<string, number>();
  readonly #blocksOf: Map<string, { from: number; to: number }[]>;

  constructor(rooms: readonly Room[], blocks: readonly RoomBlock[]) {
    this.#roomsOf = groupedBy(rooms, ({ roomTypeId }) => roomTypeId);
    const days = blocks.map(({ roomId, from, to }) => ({ roomId, from: dayNumber(from), to: dayNumber(to) }));
    this.#blocksOf = groupedBy(days, ({ roomId }) => roomId);
  }

  /** Rooms of a type that are occupied or blocked on that night. */
  takenOn(roomTypeId: string, day: number): number {
    return this.#roomsOf.get(roomTypeId)!.filter(({ id }) => !this.#isFree(id, day)).length;
  }

  sizeOf(roomTypeId: string): number {
    return this.#roomsOf.get(roomTypeId)!.length;
  }

  /** Takes a room from that day on, for as many of the nights as are free; undefined if there is none. */
  take(roomTypeId: string, day: number, nights: number, { between }: Random) {
    const rooms = this.#roomsOf.get(roomTypeId)!;
    const start = between(0, rooms.length - 1);
    let best: { roomId: string; nights: number } | undefined;
    for (let step = 0; step < rooms.length; step += 1) {
      const { id: roomId } = rooms[(start + step) % rooms.length]!;
      if (!this.#isFree(roomId, day)) continue;
      const free = Math.min(nights, this.#nextBlock(roomId, day) - day);
      if (!best || free > best.nights) best = { roomId, nights: free };
      if (free === nights) break;
    }
    if (best) this.keep(best.roomId, day + best.nights);
    return best;
  }

  /** Reserves the room until that day. */
  keep(roomId: string, until: number) {
    this.#freeFrom.set(roomId, until);
  }

  #isFree(roomId: string, day: number): boolean {
    if ((this.#freeFrom.get(roomId) ?? -Infinity) > day) return false;
    return !this.#blocksOf.get(roomId)?.some(({ from, to }) => from <= day && day < to);
  }

  #nextBlock(roomId: string, day: number): number {
    const blocks = this.#blocksOf.get(roomId) ?? [];
    return blocks.reduce((next, { from }) => (from > day ? Math.min(next, from) : next), Infinity);
  }
}
