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
  const left = new Map<string, StoredReservation>();
  const leavers = hotel.list.where(
    ({ reservation: { state, checkedOutOn = "" } }) => state === "checkedOut" && checkedOutOn >= since,
  );
  for (const { reservation } of leavers) {
    const roomId = reservation.nights.at(-1)?.roomId;
    const other = roomId === undefined ? undefined : left.get(roomId);
    if (roomId !== undefined && !(other && other.updatedAt > reservation.updatedAt)) left.set(roomId, reservation);
  }
  return left;
}

/** Where a guest in house sleeps tonight, or slept last. */
const roomInHouse = ({ nights }: StoredReservation, { property: { businessDate } }: Hotel) =>
  (nights.findLast(({ date }) => date <= businessDate) ?? nights[0])?.roomId;
