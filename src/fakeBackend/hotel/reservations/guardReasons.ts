import type { Reason } from "@/contract/reservations/reservationReasons";
import type { ReservationNight } from "@/contract/reservations/reservations";
import { availabilityReasons, roomReasons } from "@/domain/rates/availability";
import { roomDayOf, roomDaysOf, roomIdsOf, roomOf } from "@/domain/reservations/roomOf";
import { partyIn } from "@/domain/rates/cots";
import { peopleReasons } from "@/domain/rates/peopleReasons";
import { takesRooms } from "@/domain/reservations/situationOf";

import { groupedBy } from "../../core/groupedBy";
import type { Hotel } from "../Hotel";
import type { StoredReservation } from "../books/StoredReservation";
import { settledReasons } from "./settledReasons";

/** The three guards against overbooking: why the reservation cannot have these nights now. */
export function guardReasons(nights: readonly ReservationNight[], hotel: Hotel, reservationId?: string): Reason[] {
  const own = reservationId === undefined ? undefined : hotel.find(reservationId);
  const withRoom = nights.filter(({ roomId }) => roomId !== undefined);
  const ofRooms = [...groupedBy(withRoom, ({ roomId }) => roomId!)].flatMap(([roomId, ofRoom]) => {
    const dates = ofRoom.map(({ date }) => date);
    return roomReasons(hotel.nights.roomNights(roomId, dates, reservationId), hotel.room(roomId)?.number ?? roomId);
  });
  const ofTypes = [...groupedBy(nights, ({ roomTypeId }) => roomTypeId)].flatMap(([roomTypeId, ofType]) => {
    const counts = ofType.map(({ date }) => hotel.nights.count(roomTypeId, date, own));
    return availabilityReasons(counts, hotel.roomType(roomTypeId)?.name ?? roomTypeId);
  });
  return [...ofRooms, ...ofTypes];
}

/** Why it cannot have the room of a day without a night, whatever its state. */
export function roomDayReasons({ id, departure, dayRoomId }: RoomDayStay, hotel: Hotel): Reason[] {
  if (dayRoomId === undefined) return [];
  return roomReasons(hotel.nights.roomNights(dayRoomId, [departure], id), hotel.room(dayRoomId)?.number ?? dayRoomId);
}

type RoomDayStay = Pick<StoredReservation, "departure" | "dayRoomId"> & Partial<Pick<StoredReservation, "id">>;

/** Why the rooms that it has from the business date on, or is in now, do not take its people. */
export function capacityReasons(stay: StoredReservation, hotel: Hotel): Reason[] {
  const { businessDate } = hotel.property;
  const ahead = roomDaysOf(stay).filter(({ date }) => date >= businessDate);
  const now = stay.state === "inHouse" ? roomOf(stay, businessDate) : "";
  const types = new Set([now, ...ahead.map(({ roomId = "" }) => roomId)].map((id) => hotel.room(id)?.roomTypeId));
  return hotel.roomTypes.filter(({ id }) => types.has(id)).flatMap((type) => peopleReasons(partyIn(stay), type));
}

/** The data that decide whether the rooms take the people. */
const peopleInRooms = (stay: StoredReservation) => JSON.stringify([stay.adults, stay.childrenAges, roomIdsOf(stay)]);

/** Why a reservation cannot be changed; what it already holds counts as free. */
export function changeReasons(next: StoredReservation, former: StoredReservation, hotel: Hotel): Reason[] {
  const settled = settledReasons(next, former, hotel);
  if (settled.length > 0 || !takesRooms(next.state)) return settled;
  const held = takesRooms(former.state) ? former.nights : [];
  const isHeld = ({ date, roomTypeId, roomId }: ReservationNight) =>
    held.some((night) => night.date === date && night.roomTypeId === roomTypeId && night.roomId === roomId);
  return [
    ...(peopleInRooms(next) === peopleInRooms(former) ? [] : capacityReasons(next, hotel)),
    ...guardReasons(
      next.nights.filter((night) => !isHeld(night)),
      hotel,
      next.id,
    ),
    ...(roomDayOf(next).length > 0 ? roomDayReasons(next, hotel) : []),
  ];
}
