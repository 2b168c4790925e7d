import type { RoomType } from "@/contract/property";
import type { Overbooking } from "@/contract/reservations/overbooking";

import { KeptMap } from "../../core/KeptMap";
import type { TableShelf } from "../../core/shelf";

type Night = Pick<Overbooking, "roomTypeId" | "date">;

/** How far a type may be oversold on a night. */
export class OverbookingBook {
  readonly #allowed: KeptMap<Overbooking>;
  readonly #roomTypes: () => readonly RoomType[];

  constructor(shelf: TableShelf, roomTypes: () => readonly RoomType[]) {
    this.#allowed = new KeptMap(shelf);
    this.#roomTypes = roomTypes;
  }

  of(roomTypeId: string, date: string): Overbooking | undefined {
    return this.#allowed.get(keyOf({ roomTypeId, date }));
  }

  on(date: string): Overbooking[] {
    return this.#roomTypes().flatMap(({ id }) => this.of(id, date) ?? []);
  }

  put(overbooking: Overbooking) {
    this.#allowed.set(keyOf(overbooking), overbooking);
  }

  /** The usual allowance counts again. */
  remove(night: Night) {
    this.#allowed.delete(keyOf(night));
  }
}

const keyOf = ({ roomTypeId, date }: Night) => `${date} ${roomTypeId}`;
