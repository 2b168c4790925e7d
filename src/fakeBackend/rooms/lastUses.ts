import type { CivilDate } from "@/contract/property";
import { addDays } from "@/domain/civilDate";
import { livesIn, roomOf } from "@/domain/reservations/roomOf";

import type { StoredReservation } from "../hotel/books/StoredReservation";
import type { Hotel } from "../hotel/Hotel";

/**
 * By room, what has made it dirty last since a date: a guest has left it, or slept in it. A guest who comes back leaves it
 * another time.
 */
export function lastUses(hotel: Hotel, since: CivilDate): ReadonlyMap<string, RoomUse> {
  const last = new Map<string, RoomUse>();
  const { businessDate } = hotel.property;
  for (const { reservation } of hotel.list.where((entry) => isStaying(entry.reservation))) {
    for (const use of [...nightOf(reservation, businessDate), ...leavesOf(reservation, businessDate)]) {
      const other = last.get(use.roomId);
      const isLater = !other || orderOf(other) <= orderOf(use);
      if (use.on >= since && isLater) last.set(use.roomId, use);
    }
  }
  return last;
}

const isStaying = ({ state, roomsLeft }: StoredReservation) =>
  state === "checkedOut" || state === "inHouse" || roomsLeft !== undefined;

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
