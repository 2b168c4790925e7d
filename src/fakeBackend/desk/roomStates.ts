import type { RoomState } from "@/contract/reservations/desk";
import type { CivilDate } from "@/contract/property";

import type { Hotel } from "../hotel/Hotel";
import type { StoredReservation } from "../hotel/StoredReservation";
import type { DeskBooks } from "./DeskBooks";

/** Every room: whether it is clean, and who is in it. */
export function roomStates({ hotel, desk }: DeskBooks): RoomState[] {
  const occupants = new Map(
    hotel.list
      .where(({ reservation: { state } }) => state === "inHouse")
      .map(({ reservation, customer }) => [roomInHouse(reservation, hotel), customer]),
  );
  const left = lastLeft(hotel, desk.cleanSince);
  return hotel.rooms.map(({ id }) => {
    const leaver = left.get(id);
    const isClean = leaver === undefined || desk.cleanedAfter.get(id) === leaver.id;
    return { roomId: id, cleanliness: isClean ? "clean" : "dirty", occupant: occupants.get(id) ?? "" };
  });
}

/** By room, whoever was the last to leave it. */
export function lastLeft(hotel: Hotel, since: CivilDate): Map<string, StoredReservation> {
  const left = new Map<string, Leave>();
  for (const { reservation } of hotel.list.where(({ reservation: { state } }) => isStaying(state))) {
    for (const leave of leavesOf(reservation, hotel)) {
      const other = left.get(leave.roomId);
      const isLater = !other || orderOf(other) < orderOf(leave);
      if (leave.on >= since && isLater) left.set(leave.roomId, leave);
    }
  }
  return new Map([...left].map(([roomId, { reservation }]) => [roomId, reservation]));
}

const isStaying = (state: StoredReservation["state"]) => state === "checkedOut" || state === "inHouse";

interface Leave {
  roomId: string;
  on: CivilDate;
  reservation: StoredReservation;
}

const orderOf = ({ on, reservation }: Leave) => `${on} ${reservation.updatedAt}`;

/** When a guest has left a room: at the check-out, or for another room. */
function leavesOf(reservation: StoredReservation, { property: { businessDate } }: Hotel): Leave[] {
  const { nights, state, checkedOutOn = "" } = reservation;
  return nights.flatMap(({ roomId }, place): Leave[] => {
    const next = nights[place + 1];
    const isMove = next !== undefined && next.roomId !== roomId && next.date <= businessDate;
    const on = isMove ? next.date : next === undefined && state === "checkedOut" ? checkedOutOn : "";
    return roomId === undefined || on === "" ? [] : [{ roomId, on, reservation }];
  });
}

/** Where a guest in house sleeps tonight, or slept last. */
const roomInHouse = ({ nights }: StoredReservation, { property: { businessDate } }: Hotel) =>
  (nights.findLast(({ date }) => date <= businessDate) ?? nights[0])?.roomId;
