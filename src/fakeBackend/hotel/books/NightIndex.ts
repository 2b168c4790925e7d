import type { BlockKind, CivilDate, Room, RoomBlock, RoomType } from "@/contract/property";
import type { NightCount, RoomNight } from "@/domain/rates/availability";
import { lowersAvailable } from "@/domain/rates/occupancy";
import { allowancesOn } from "@/domain/rates/overbooking";
import { roomOf } from "@/domain/reservations/roomOf";
import { hasNight } from "@/domain/stay";

import { groupedBy } from "../../core/groupedBy";
import { IdIndex } from "./IdIndex";
import { holdsRooms, keysOf, NightCounts } from "./NightCounts";
import type { OverbookingBook } from "./OverbookingBook";
import type { StoredReservation } from "./StoredReservation";
import type { WaitingBook } from "./WaitingBook";

interface Books {
  overbookings: OverbookingBook;
  waiting: WaitingBook;
}

/**
 * The counts for the three guards against overbooking, updated with every change, so that a guard looks only at the
 * nights of a stay.
 */
export class NightIndex {
  readonly #nights: NightCounts;
  /** Guests in house by the room that they leave at the check-out. */
  readonly #leaving = new IdIndex();
  #rooms = new Map<string, Room>();
  #roomsOf = new Map<string, Room[]>();
  #blocksOf: Map<string, RoomBlock[]>;
  #types = new Map<string, RoomType>();
  readonly #books: Books;
  readonly #propertyAllowance: () => number;

  /** `propertyAllowance` is the number of rooms that the property may be oversold by on each night. */
  constructor(opened: CivilDate, blocks: readonly RoomBlock[], books: Books, propertyAllowance: () => number) {
    this.#nights = new NightCounts(opened);
    this.#blocksOf = groupedBy(blocks, ({ roomId }) => roomId);
    this.#books = books;
    this.#propertyAllowance = propertyAllowance;
  }

  /** The rooms and types that are in use now. */
  setUpWith(rooms: readonly Room[], roomTypes: readonly RoomType[]) {
    this.#rooms = new Map(rooms.map((room) => [room.id, room]));
    this.#roomsOf = groupedBy(rooms, ({ roomTypeId }) => roomTypeId);
    this.#types = new Map(roomTypes.map((type) => [type.id, type]));
  }

  /** All blocks that there are now. */
  blockedBy(blocks: readonly RoomBlock[]) {
    this.#blocksOf = groupedBy(blocks, ({ roomId }) => roomId);
  }

  add(reservation: StoredReservation) {
    this.#nights.add(reservation);
    const room = lastRoomOf(reservation);
    if (room) this.#leaving.add(room, reservation.id);
  }

  remove(reservation: StoredReservation) {
    this.#nights.remove(reservation);
    this.#leaving.remove(lastRoomOf(reservation), reservation.id);
  }

  /** Rooms sold of the type and of the property on a night, not counting `without`. */
  count(roomTypeId: string, date: CivilDate, without?: StoredReservation): NightCount {
    const night = this.#nights.on(date);
    const own = without && holdsRooms(without) ? without.nights.find((one) => one.date === date) : undefined;
    const rooms = this.#roomsOf.get(roomTypeId) ?? [];
    const type = this.#types.get(roomTypeId) ?? { id: roomTypeId, overbookingAllowance: 0 };
    const { overbookings, waiting } = this.#books;
    const allowed = allowancesOn(overbookings.on(date), type, this.#propertyAllowance());
    return {
      date,
      type: {
        physical: rooms.length,
        blocked: rooms.filter(({ id }) => this.#isBlocked(id, date)).length,
        sold: (night?.soldOf.get(roomTypeId) ?? 0) - (own?.roomTypeId === roomTypeId ? 1 : 0),
        waiting: waiting.on(date, roomTypeId),
        overbookingAllowance: allowed.type,
      },
      house: {
        physical: this.#rooms.size,
        blocked: this.blockedOn(date),
        sold: (night?.sold ?? 0) - (own ? 1 : 0),
        waiting: waiting.on(date),
        overbookingAllowance: allowed.house,
      },
    };
  }

  /** Rooms sold of a type on a night under any of the ids, of plans or of sellers, not counting `without`. */
  soldUnder(ids: readonly string[], roomTypeId: string, date: CivilDate, without?: StoredReservation): number {
    const isOwn =
      without &&
      holdsRooms(without) &&
      keysOf(without).some((key) => ids.includes(key)) &&
      without.nights.some((night) => night.date === date && night.roomTypeId === roomTypeId);
    const sold = this.#nights.on(date)?.soldUnder;
    return ids.reduce((sum, id) => sum + (sold?.get(`${id} ${roomTypeId}`) ?? 0), isOwn ? -1 : 0);
  }

  /** Who holds the room on those nights, ignoring `withoutId`. */
  roomNights(roomId: string, dates: readonly CivilDate[], withoutId?: string): RoomNight[] {
    return dates.map((date) => {
      if (this.#isBlocked(roomId, date)) return { date, holder: "block" };
      const holder = this.holderOn(roomId, date);
      return holder === undefined || holder === withoutId ? { date } : { date, holder: "reservation" };
    });
  }

  /** The reservation that has the room on a night, or on a day without one. */
  holderOn(roomId: string, date: CivilDate): string | undefined {
    return this.#nights.on(date)?.holderOf.get(roomId);
  }

  /** The reservations in house that end in the room, today or later. */
  leaversOf(roomId: string): string[] {
    return this.#leaving.of(roomId);
  }

  /** Nights from a date on in which the room has a stay. */
  nightsInRoom(roomId: string, from: CivilDate): number {
    return this.#nights.from(from).filter(({ holderOf }) => holderOf.has(roomId)).length;
  }

  /** Nights from a date on that are sold of a type, those of two stays on the same date as two. */
  nightsOfType(roomTypeId: string, from: CivilDate): number {
    return this.#nights.from(from).reduce((sum, { soldOf }) => sum + (soldOf.get(roomTypeId) ?? 0), 0);
  }

  /** The dates from one on with a night that is sold. */
  soldDates(from: CivilDate): CivilDate[] {
    return this.#nights
      .from(from)
      .flatMap(({ date, sold }) => (sold > 0 ? date : []))
      .toSorted();
  }

  soldOn(date: CivilDate): number {
    return this.#nights.on(date)?.sold ?? 0;
  }

  /** Complimentary nights, of a type or of the property. */
  complimentaryOn(date: CivilDate, roomTypeId?: string): number {
    const given = this.#nights.on(date)?.complimentaryOf ?? new Map<string, number>();
    if (roomTypeId !== undefined) return given.get(roomTypeId) ?? 0;
    return [...given.values()].reduce((sum, count) => sum + count, 0);
  }

  /** Rooms of the property that are blocked, for any reason unless `counts` tells. */
  blockedOn(date: CivilDate, counts?: (kind: BlockKind) => boolean): number {
    const withBlocks = [...this.#blocksOf.keys()].filter((id) => this.#rooms.has(id)); // few of the rooms
    return withBlocks.filter((id) => this.#isBlocked(id, date, counts)).length;
  }

  /** Rooms of a type or of the property, without those out of order: the base of occupancy, not the rooms for sale. */
  availableOn(date: CivilDate, roomTypeId?: string): number {
    const all = roomTypeId === undefined ? [...this.#rooms.values()] : (this.#roomsOf.get(roomTypeId) ?? []);
    return all.filter(({ id }) => !this.#isBlocked(id, date, lowersAvailable)).length;
  }

  /** A room that is not in use is blocked on each night. */
  #isBlocked(roomId: string, date: CivilDate, counts: (kind: BlockKind) => boolean = () => true): boolean {
    if (!this.#rooms.has(roomId)) return true;
    return this.#blocksOf.get(roomId)?.some((block) => hasNight(block, date) && counts(block.kind)) ?? false;
  }
}

/** The room that a guest in house leaves at the check-out; "" for any other reservation, or without one. */
const lastRoomOf = (reservation: StoredReservation): string =>
  holdsRooms(reservation) && reservation.state === "inHouse" ? roomOf(reservation, reservation.departure) : "";
