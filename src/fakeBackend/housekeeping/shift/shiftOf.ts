import type { RoomGuest, Shift, ShiftRoom } from "@/contract/rooms/shift";
import { addDays } from "@/domain/civilDate";
import { roomOf } from "@/domain/reservations/roomOf";

import type { Database } from "../../core/database";
import type { Hotel } from "../../hotel/Hotel";
import type { ListEntry } from "../../hotel/list/ListEntry";
import { cleaningPlanOf } from "../cleaningPlanOf";
import { reportsOf } from "./reportsOf";

/** The day of all who clean, with the guests of each room. */
export function shiftOf(db: Database): Shift {
  const { hotel, rooms } = db;
  const { businessDate, currency } = hotel.property;
  const gone = new Map([
    ...movedOut(hotel),
    ...byRoom(hotel, ({ reservation: { state, checkedOutOn } }) => {
      return state === "checkedOut" && checkedOutOn === businessDate;
    }),
  ]);
  const coming = byRoom(hotel, ({ situation }) => situation === "arrivesToday" || situation === "arrivalOverdue");

  const reports = reportsOf(db);

  function toShiftRoom({ id }: { id: string }): ShiftRoom {
    const { version, fault } = rooms.of(id);
    const [stay, left, next] = [rooms.stayIn(id), gone.get(id), coming.get(id)];
    const guest = stay ?? left;
    return {
      roomId: id,
      version,
      fault,
      reports: reports(id),
      ...(guest && { guest: { ...toGuest(guest), hasLeft: !stay } }),
      ...(next && { next: toGuest(next) }),
    };
  }

  return {
    plan: cleaningPlanOf(businessDate, db),
    rooms: hotel.rooms.map(toShiftRoom),
    minibar: hotel.products
      .filter(({ isActive, isMinibar }) => isActive && isMinibar)
      .map(({ id, name, price }) => ({ id, name, price })),
    currency,
    asOf: hotel.revision.count,
  };
}

const byRoom = ({ list, property }: Hotel, isWanted: (entry: ListEntry) => boolean) =>
  new Map(list.where(isWanted).map((entry) => [roomOf(entry.reservation, property.businessDate), entry]));

/** Guests by the rooms that they have left today for another one: what is missing from its minibar is theirs. */
const movedOut = ({ list, property: { businessDate } }: Hotel) =>
  list
    .where(({ reservation: { state, arrival } }) => state === "inHouse" && arrival <= businessDate)
    .flatMap((entry) => {
      const { reservation } = entry;
      const before = reservation.nights.find(({ date }) => date === addDays(businessDate, -1))?.roomId;
      const left = (reservation.roomsLeft ?? []).filter(({ on }) => on === businessDate).map(({ roomId }) => roomId);
      return [before, ...left].flatMap((roomId) => (roomId === undefined ? [] : [[roomId, entry] as const]));
    });

const toGuest = ({ reservation, guest, customer }: ListEntry): RoomGuest => ({
  reservationId: reservation.id,
  name: customer,
  language: guest.language,
  people: reservation.adults + reservation.childrenAges.length,
  isVip: guest.isVip,
  hasPet: reservation.extras.some(({ productId }) => productId === "pet"),
  eta: reservation.eta,
  // the desk's own notes are about money as often as about the room
  note: reservation.notes.request,
});
