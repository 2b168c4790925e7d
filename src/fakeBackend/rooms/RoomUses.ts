import type { CivilDate } from "@/contract/property";
import { addDays } from "@/domain/civilDate";
import { livesIn, roomOf } from "@/domain/reservations/roomOf";

import type { StoredReservation } from "../hotel/books/StoredReservation";
import type { Hotel } from "../hotel/Hotel";
import type { ListEntry } from "../hotel/list/ListEntry";

/** Who is in each room, and what has made it dirty last since a date; read again after a change of the hotel. */
export class RoomUses {
  readonly #hotel: Hotel;
  readonly #since: CivilDate;
  #read?: { asOf: number; last: ReadonlyMap<string, RoomUse>; inHouse: ReadonlyMap<string, ListEntry> };

  constructor(hotel: Hotel, since: CivilDate) {
    this.#hotel = hotel;
    this.#since = since;
  }

  /** Who is in the room now. */
  stayIn(roomId: string): ListEntry | undefined {
    return this.#now.inHouse.get(roomId);
  }

  /** The use that made it dirty last. */
  last(roomId: string): RoomUse | undefined {
    return this.#now.last.get(roomId);
  }

  get #now() {
    const { revision, list, property } = this.#hotel;
    const asOf = revision.count;
    if (this.#read?.asOf !== asOf) {
      const stays = list.where(({ reservation }) => isUsing(reservation, this.#since));
      const here = stays.filter(({ reservation }) => reservation.state === "inHouse");
      const inHouse = new Map(here.map((entry) => [roomOf(entry.reservation, property.businessDate), entry]));
      this.#read = { asOf, last: lastUses(stays, property.businessDate, this.#since), inHouse };
    }
    return this.#read;
  }
}

/** A guest who comes back leaves a room another time. */
function lastUses(stays: readonly ListEntry[], businessDate: CivilDate, since: CivilDate) {
  const last = new Map<string, RoomUse>();
  for (const { reservation } of stays) {
    for (const use of [...nightOf(reservation, businessDate), ...leavesOf(reservation, businessDate)]) {
      const other = last.get(use.roomId);
      const isLater = !other || orderOf(other) <= orderOf(use);
      if (use.on >= since && isLater) last.set(use.roomId, use);
    }
  }
  return last;
}

/** Years of stays are over before `since`: those are not gone through night by night. */
const isUsing = ({ state, roomsLeft, checkedOutOn = "" }: StoredReservation, since: CivilDate) =>
  state === "checkedOut" ? checkedOutOn >= since : state === "inHouse" || roomsLeft !== undefined;

/** A guest has left a room, or slept in it: it is dirty. */
export interface RoomUse {
  roomId: string;
  /** Business date; of a night, the one that it begins on. */
  on: CivilDate;
  /** ISO 8601; "" for a leave that is known by its day. */
  at: string;
  /** No other use has it. */
  name: string;
  isLeave: boolean;
}

/** After every instant of its date. */
const NIGHT = "night";

const orderOf = ({ on, at }: RoomUse) => `${on} ${at}`;

/** The night before the business date, of a guest who is still in the room: the close of that day makes it dirty. */
function nightOf(reservation: StoredReservation, businessDate: CivilDate): RoomUse[] {
  const { id, state, checkedInOn = businessDate } = reservation;
  const roomId = roomOf(reservation, businessDate);
  const isSlept = state === "inHouse" && checkedInOn < businessDate;
  if (!isSlept || roomId === "" || roomOf(reservation, addDays(businessDate, -1)) !== roomId) return [];
  const on = addDays(businessDate, -1);
  return [{ roomId, on, at: NIGHT, name: `${id} night ${on}`, isLeave: false }];
}

/** When a guest has left a room: for another room, by night or on a day, and at the check-out. */
function leavesOf(reservation: StoredReservation, businessDate: CivilDate): RoomUse[] {
  const { id, nights, dayRoomId, departure, state, roomsLeft = [], checkedOutOn = "", history = [] } = reservation;
  const named = (roomId: string, on: CivilDate, name: string, at = ""): RoomUse => ({
    roomId,
    on,
    at,
    name: `${id} ${name}`,
    isLeave: true,
  });
  const stops = [...nights, ...(dayRoomId === undefined ? [] : [{ date: departure, roomId: dayRoomId }])];
  const moves = stops.flatMap(({ roomId }, place): RoomUse[] => {
    const next = stops[place + 1];
    const isMove = next !== undefined && next.roomId !== roomId && next.date <= businessDate;
    return isMove && roomId !== undefined ? [named(roomId, next.date, next.date)] : [];
  });
  const sameDay = roomsLeft
    .map(({ roomId, on, at }, place) => named(roomId, on, `move-${place}`, at))
    .filter(({ roomId }) => !livesIn(reservation, roomId, businessDate));
  const last = roomOf(reservation, departure);
  const checkOut = history.find(({ what }) => what === "checkOut");
  const isOut = state === "checkedOut" && last !== "";
  return [
    ...moves,
    ...sameDay,
    ...(isOut ? [named(last, checkedOutOn, checkOut?.id ?? "checkOut", checkOut?.at)] : []),
  ];
}
