import type { Complainant } from "@/contract/guests/complaint";
import { roomOf } from "@/domain/reservations/roomOf";
import { searchable, searchWords } from "@/domain/text/textSearch";

import type { Hotel } from "../hotel/Hotel";
import { namedIn } from "./toComplaint";

const MOST = 10;

/** Guests in the house with their rooms first, then empty rooms and other guests. */
export function findComplainants(text: string, hotel: Hotel): Complainant[] {
  const words = searchWords(text);
  if (words.length === 0) return [];
  const { businessDate } = hotel.property;
  const inHouse = hotel.list
    .where(({ reservation }) => reservation.state === "inHouse")
    .map(({ guest, reservation }) => namedIn(hotel, { guestId: guest.id, roomId: roomOf(reservation, businessDate) }))
    .toSorted((a, b) => (a.room < b.room ? -1 : 1));
  const [taken, here] = [inHouse.map(({ roomId }) => roomId), inHouse.map(({ guestId }) => guestId)].map(
    (ids) => new Set(ids),
  );
  const empty = hotel.rooms.filter(({ id }) => !taken!.has(id)).map(({ id }) => ({ guestId: "", roomId: id }));
  const others = [...hotel.guests.all()]
    .filter(({ id, isAnonymised }) => !isAnonymised && !here!.has(id))
    .map(({ id }) => ({ guestId: id, roomId: "" }));
  const isMeant = ({ guest, room }: Complainant) => {
    const name = searchable(guest);
    return words.every((word) => name.includes(word) || room.startsWith(word));
  };
  return [...inHouse, ...[...empty, ...others].map((one) => namedIn(hotel, one))].filter(isMeant).slice(0, MOST);
}
