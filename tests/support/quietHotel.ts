import { addDays } from "@/domain/civilDate";
import { nightsOf } from "@/domain/stay";
import type { Hotel } from "@/fakeBackend/hotel/Hotel";
import type { StoredReservation } from "@/fakeBackend/hotel/books/StoredReservation";

import { book, draftOf, openHotel } from "./hotelBackend";

export const today = "2026-04-14";
export const inDays = (days: number) => addDays(today, days);

export interface Stay extends Partial<StoredReservation> {
  /** From the business date, in days. */
  from: number;
  nightCount?: number;
  /** One for all nights, or one for each; none unless given. */
  rooms?: string | (string | undefined)[];
  isVip?: boolean;
}

/** A hotel without guests but those of the test, by a name each. */
export async function openQuiet(stays: Record<string, Stay> = {}) {
  const { hotel, db } = openHotel({ reservations: 1 });
  for (const stored of hotel.all()) hotel.put({ ...stored, createdAt: 0, isDeleted: true });
  const names = new Map<string, string>();
  for (const [name, stay] of Object.entries(stays)) names.set(await bring(hotel, name, stay), name);
  const named = (id: string) => names.get(id) ?? id;
  const idOf = (name: string) => [...names].find(([, one]) => one === name)![0];
  return { hotel, db, named, idOf };
}

export async function bring(hotel: Hotel, name: string, { from, nightCount = 1, rooms, isVip, ...more }: Stay) {
  const { id } = await book({ newGuest: { ...draftOf().newGuest!, firstName: name } });
  const stored = hotel.get(id);
  const [night] = stored.nights;
  const [arrival, departure] = [inDays(from), inDays(from + nightCount)];
  const roomOf = (place: number) => (Array.isArray(rooms) ? rooms[place] : rooms);
  const nights = nightsOf({ arrival, departure }).map((date, place) => ({ ...night!, date, roomId: roomOf(place) }));
  const guest = hotel.guests.get(stored.guestId);
  const guestId = isVip ? hotel.guests.add({ ...guest, isVip }).id : guest.id;
  // one person, who fits in every room
  hotel.put({ ...stored, adults: 1, arrival, departure, nights, guestId, history: undefined, ...more });
  return id;
}
