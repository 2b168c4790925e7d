import type { WaitingBooking } from "@/contract/day/day";
import type { CivilDate } from "@/contract/property";
import { hasNight } from "@/domain/stay";

import { KeptMap } from "../../core/KeptMap";
import type { TableShelf } from "../../core/shelf";

export interface StoredWaiting extends Omit<WaitingBooking, "channel"> {
  /** Rooms that are not for sale, each of one of these types; `to` is the departure. */
  held: { roomTypeIds: string[]; from: CivilDate; to: CivilDate }[];
}

/** Bookings of channels with rooms that no reservation holds yet, by their message. */
export class WaitingBook {
  readonly #kept: KeptMap<StoredWaiting>;

  constructor(shelf: TableShelf) {
    this.#kept = new KeptMap(shelf);
  }

  all(): StoredWaiting[] {
    return [...this.#kept.entries()].map(([, waiting]) => waiting);
  }

  /** Rooms that wait on a night, of a type or of the property. */
  on(date: CivilDate, roomTypeId?: string): number {
    const rooms = this.all().flatMap(({ held }) => held.filter((room) => hasNight(room, date)));
    return rooms.filter(({ roomTypeIds }) => roomTypeId === undefined || roomTypeIds.includes(roomTypeId)).length;
  }

  /** Puts these in the place of all; whether that changes anything. */
  replace(all: readonly StoredWaiting[]): boolean {
    if (JSON.stringify(all) === JSON.stringify(this.all())) return false;
    this.#kept.clear();
    for (const waiting of all) this.#kept.set(waiting.messageId, waiting);
    return true;
  }
}
