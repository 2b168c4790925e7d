import type { CivilDate } from "@/contract/property";
import { dateOfDay, dayNumber } from "@/domain/civilDate";
import { sellerOf } from "@/domain/companies/sellerOf";
import { isComplimentary } from "@/domain/rates/occupancy";
import { roomDaysOf } from "@/domain/reservations/roomOf";
import { takesRooms } from "@/domain/reservations/situationOf";

import type { StoredReservation } from "./StoredReservation";

/** Room holders and sold rooms per type, of a night. */
const emptyNight = () => ({
  soldOf: new Map<string, number>(),
  /** By plan and type, and by seller and type. */
  soldUnder: new Map<string, number>(),
  sold: 0,
  /** Of those, per type, what is given away. */
  complimentaryOf: new Map<string, number>(),
  holderOf: new Map<string, string>(),
});
type Night = ReturnType<typeof emptyNight>;

/**
 * The nights of the reservations, counted with every change. Stays that were over at the opening are counted when one of
 * their nights is first asked for: they are most of the books, and a day at the desk asks for none of them.
 */
export class NightCounts {
  readonly #opened: CivilDate;
  /** By days since 1970. */
  readonly #nights = new Map<number, Night>();
  #uncounted = new Set<StoredReservation>();

  constructor(opened: CivilDate) {
    this.#opened = opened;
  }

  add(reservation: StoredReservation) {
    if (!holdsRooms(reservation)) return;
    if (reservation.state === "checkedOut" && reservation.departure <= this.#opened) this.#uncounted.add(reservation);
    else this.#change(reservation, 1);
  }

  remove(reservation: StoredReservation) {
    if (holdsRooms(reservation) && !this.#uncounted.delete(reservation)) this.#change(reservation, -1);
  }

  on(date: CivilDate): Night | undefined {
    this.#countFrom(date);
    return this.#nights.get(dayNumber(date));
  }

  /** From a date on, in no order. */
  from(date: CivilDate): (Night & { date: CivilDate })[] {
    this.#countFrom(date);
    const first = dayNumber(date);
    return [...this.#nights].flatMap(([day, night]) => (day >= first ? { date: dateOfDay(day), ...night } : []));
  }

  #countFrom(date: CivilDate) {
    if (date >= this.#opened || this.#uncounted.size === 0) return;
    for (const reservation of this.#uncounted) this.#change(reservation, 1);
    this.#uncounted.clear();
  }

  #change(reservation: StoredReservation, by: 1 | -1) {
    const { id, nights } = reservation;
    const keys = keysOf(reservation);
    for (const { date, roomTypeId, price } of nights) {
      const night = this.#nightAt(dayNumber(date));
      night.sold += by;
      const counts = isComplimentary(price) ? [night.soldOf, night.complimentaryOf] : [night.soldOf];
      for (const key of keys) count(night.soldUnder, `${key} ${roomTypeId}`, by);
      for (const ofType of counts) count(ofType, roomTypeId, by);
    }
    for (const { date, roomId } of roomDaysOf(reservation)) {
      const { holderOf } = this.#nightAt(dayNumber(date));
      if (roomId === undefined) continue;
      if (by === 1) holderOf.set(roomId, id);
      else if (holderOf.get(roomId) === id) holderOf.delete(roomId); // of two that swap, one moves in before the other is out
    }
  }

  #nightAt(day: number): Night {
    const night = this.#nights.get(day) ?? emptyNight();
    this.#nights.set(day, night);
    return night;
  }
}

const count = (counts: Map<string, number>, key: string, by: 1 | -1) => counts.set(key, (counts.get(key) ?? 0) + by);

/** The ids that its nights are sold under: of its plan, and of its seller if any. */
export const keysOf = (reservation: StoredReservation): string[] =>
  [reservation.ratePlanId, sellerOf(reservation) ?? []].flat();

/** Whether the nights of a reservation count. */
export const holdsRooms = ({ state, isDeleted }: StoredReservation): boolean => !isDeleted && takesRooms(state);
