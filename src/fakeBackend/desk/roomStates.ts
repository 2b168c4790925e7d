import type { RoomState } from "@/contract/reservations/desk";
import type { CivilDate } from "@/contract/property";
import { roomOf } from "@/domain/reservations/roomOf";

import type { Hotel } from "../hotel/Hotel";
import type { StoredReservation } from "../hotel/books/StoredReservation";
import type { DeskBooks } from "./DeskBooks";

/** Every room: whether it is clean, and who is in it. */
export function roomStates({ hotel, desk }: DeskBooks): RoomState[] {
  const { businessDate } = hotel.property;
  const occupants = new Map(
    hotel.list
      .where(({ reservation: { state } }) => state === "inHouse")
      .map(({ reservation, customer }) => [roomOf(reservation, businessDate), customer]),
  );
  const left = lastLeft(hotel, desk.cleanSince);
  return hotel.rooms.map(({ id }) => {
    const leave = left.get(id);
    const isClean = leave === undefined || desk.cleanedAfter.get(id) === leave;
    return { roomId: id, cleanliness: isClean ? "clean" : "dirty", occupant: occupants.get(id) ?? "" };
  });
}

/** By room, how it was left last since a date; a guest who comes back leaves it another time. */
export function lastLeft(hotel: Hotel, since: CivilDate): Map<string, string> {
  const left = new Map<string, Leave>();
  for (const { reservation } of hotel.list.where((entry) => isStaying(entry.reservation))) {
    for (const leave of leavesOf(reservation, hotel.property.businessDate)) {
      const other = left.get(leave.roomId);
      const isLater = !other || orderOf(other) <= orderOf(leave);
      if (leave.on >= since && isLater) left.set(leave.roomId, leave);
    }
  }
  return new Map([...left].map(([roomId, { name }]) => [roomId, name]));
}

const isStaying = ({ state, roomsLeft }: StoredReservation) =>
  state === "checkedOut" || state === "inHouse" || roomsLeft !== undefined;

interface Leave {
  roomId: string;
  on: CivilDate;
  /** ISO 8601; "" for what is known by its day. */
  at: string;
  name: string;
}

const orderOf = ({ on, at }: Leave) => `${on} ${at}`;

/** When a guest has left a room: for another room, by night or on a day, and at the check-out. */
function leavesOf(reservation: StoredReservation, businessDate: CivilDate): Leave[] {
  const { id, nights, dayRoomId, departure, state, roomsLeft = [], checkedOutOn = "", history = [] } = reservation;
  const named = (roomId: string, on: CivilDate, name: string, at = ""): Leave => ({
    roomId,
    on,
    at,
    name: `${id} ${name}`,
  });
  const stops = [...nights, ...(dayRoomId === undefined ? [] : [{ date: departure, roomId: dayRoomId }])];
  const moves = stops.flatMap(({ roomId }, place): Leave[] => {
    const next = stops[place + 1];
    const isMove = next !== undefined && next.roomId !== roomId && next.date <= businessDate;
    return isMove && roomId !== undefined ? [named(roomId, next.date, next.date)] : [];
  });
  const sameDay = roomsLeft.map(({ roomId, on, at }, place) => named(roomId, on, `move-${place}`, at));
  const last = roomOf(reservation, departure);
  const checkOut = history.find(({ what }) => what === "checkOut");
  const isOut = state === "checkedOut" && last !== "";
  return [
    ...moves,
    ...sameDay,
    ...(isOut ? [named(last, checkedOutOn, checkOut?.id ?? "checkOut", checkOut?.at)] : []),
  ];
}
