import { nanoid } from "@reduxjs/toolkit";

import type { Offer } from "@/contract/reservations/rates";
import { atNegotiated } from "@/domain/reservations/negotiatedPrice";
import { offerForPeople, withNights } from "@/domain/reservations/offerForPeople";
import { type BookingValues, negotiatedIn } from "@/shared/stay/record/bookingValues";
import { offerOfRoom, type RoomValues } from "@/shared/stay/record/roomValues";

import { knownPeople } from "@/shared/stay/offer/knownPeople";

/** So many further rooms: those that there are, and others for the same people, of the same type as the first one. */
export function roomsAs({ rooms = [], adults, childrenAges }: BookingValues, count: number): RoomValues[] {
  const more = Array.from({ length: Math.max(0, count - rooms.length) }, () => ({
    ...(rooms.at(-1) ?? { roomTypeId: "", ratePlanId: "", adults, childrenAges }),
    id: nanoid(),
    guest: "",
  }));
  return [...rooms.slice(0, count), ...more];
}

/** Further rooms of one kind that follow each other. */
export interface RoomRow {
  /** Among the further rooms. */
  places: number[];
  rooms: RoomValues[];
}

const kindOf = ({ roomTypeId, ratePlanId, adults, childrenAges }: RoomValues) =>
  JSON.stringify([roomTypeId, ratePlanId, adults, childrenAges]);

/** The further rooms in rows. A room that is `opened` begins one, so that it can become of another kind. */
export function rowsOf(rooms: readonly RoomValues[], opened: readonly string[]): RoomRow[] {
  const rows: RoomRow[] = [];
  for (const [place, room] of rooms.entries()) {
    const row = rows.at(-1);
    if (row?.rooms[0] && kindOf(row.rooms[0]) === kindOf(room) && !opened.includes(room.id)) {
      row.rooms.push(room);
      row.places.push(place);
    } else rows.push({ places: [place], rooms: [room] });
  }
  return rows;
}

/**
 * The offers for the people of a further room, as the server has told them beside those for the first one. A promised price
 * is that of the same room for the same people.
 */
export function offersOfRoom(room: RoomValues, values: BookingValues, offers: Offer[]): Offer[] {
  const isSameParty = room.adults === values.adults && room.childrenAges.join() === values.childrenAges.join();
  const { negotiatedPrice } = negotiatedIn(values);
  return offers.flatMap((offer) => {
    const isSame = isSameParty && offer.roomTypeId === values.roomTypeId && offer.ratePlanId === values.ratePlanId;
    const own = isSameParty ? offer : offerForPeople(offer, knownPeople(room));
    if (!own) return [];
    return isSame ? withNights(own, atNegotiated(own.nights, negotiatedPrice)) : own;
  });
}

/** The offer that is chosen for a further room. */
export function quoteOfRoom(room: RoomValues, values: BookingValues, offers: Offer[]) {
  const { roomTypeId, ratePlanId } = offerOfRoom(room, values);
  return offersOfRoom(room, values, offers).find(
    (offer) => offer.roomTypeId === roomTypeId && offer.ratePlanId === ratePlanId,
  );
}
