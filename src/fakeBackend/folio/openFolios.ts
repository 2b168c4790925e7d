import type { OpenFolio } from "@/contract/reservations/folios";
import { roomIdsOf, roomOf } from "@/domain/reservations/roomOf";
import { folded } from "@/domain/text/folded";
import { isLikeInvoice } from "@/domain/reservations/stayNumbers";
import { inOrderOf } from "@/domain/text/inOrderOf";
import { textSearch } from "@/domain/text/textSearch";

import type { Hotel } from "../hotel/Hotel";
import type { ListEntry } from "../hotel/list/ListEntry";
import type { StoredReservation } from "../hotel/books/StoredReservation";

const MOST_FOUND = 10;

/** The stays in house whose rooms, guest or numbers hold the words; a room by its whole number comes first. */
export async function openFolios(text: string, hotel: Hotel): Promise<OpenFolio[]> {
  const billed = isLikeInvoice(text) ? await hotel.stayBilledAs(text) : undefined;
  if (!billed) return foundBy(text, hotel);
  return foundBy(billed.id, hotel).map((folio) => ({ ...folio, foundBy: billed.foundBy }));
}

function foundBy(text: string, hotel: Hotel): OpenFolio[] {
  const sought = folded(text.trim());
  const isFound = textSearch(text);
  const isMeant = ({ reservation, searched }: ListEntry) =>
    reservation.state === "inHouse" && sought !== "" && isFound(searched);
  const orderOf = ({ room, customer }: ListEntry) => `${room === sought ? 0 : 1} ${room} ${customer}`;
  const compare = inOrderOf();
  return hotel.list
    .where(isMeant)
    .toSorted((one, other) => compare(orderOf(one), orderOf(other)))
    .slice(0, MOST_FOUND)
    .map((entry) => {
      const by = entry.foundBy(text);
      return { ...toOpenFolio(entry), ...(by && { foundBy: by }) };
    });
}

/** The other stays in house of the same guest, or in the same room. */
export function openFoliosNear(reservation: StoredReservation, hotel: Hotel): OpenFolio[] {
  const { id, guestId } = reservation;
  const ofGuest = new Set(hotel.reservationsOf(guestId).map((one) => one.id));
  const rooms = new Set(roomIdsOf(reservation));
  const { businessDate } = hotel.property;
  const isNear = (other: StoredReservation) => ofGuest.has(other.id) || rooms.has(roomOf(other, businessDate));
  return hotel.list
    .where(({ reservation: other }) => other.state === "inHouse" && other.id !== id && isNear(other))
    .map(toOpenFolio);
}

const toOpenFolio = ({ reservation: { id, version }, customer, room }: ListEntry): OpenFolio => ({
  id,
  version,
  customer,
  room,
});
