import type { Property, Room } from "@/contract/property";
import { fullName } from "@/domain/people/names";
import { isToLeave } from "@/domain/reservations/situationOf";
import type { RoomUse } from "@/domain/setUp/setUpChangeReasons";

import type { GuestBook } from "./books/GuestBook";
import type { NightIndex } from "./books/NightIndex";
import type { StoredReservation } from "./books/StoredReservation";

interface UsedBooks {
  nights: NightIndex;
  guests: GuestBook;
  property: Pick<Property, "businessDate">;
  find(id: string): StoredReservation | undefined;
}

/** The use of a room, and of its type, from the business date on. */
export function roomUseOf({ id, roomTypeId }: Room, hotel: UsedBooks): RoomUse {
  const { nights, guests, property } = hotel;
  const { businessDate } = property;
  const leaver = nights
    .leaversOf(id)
    .map((stay) => hotel.find(stay))
    .find((stay) => stay && isToLeave(stay, businessDate));
  const dates = nights.soldDates(businessDate);
  const open = nights.roomNights(id, dates).filter(({ holder }) => holder !== "block");
  return {
    nights: nights.nightsInRoom(id, businessDate),
    leaver: leaver && fullName(guests.get(leaver.guestId)),
    counts: open.map(({ date }) => nights.count(roomTypeId, date)),
  };
}
