import type { OpenFolio } from "@/contract/folios";
import { folded } from "@/domain/folded";

import type { Hotel } from "../hotel/Hotel";
import type { ListEntry } from "../hotel/list/ListEntry";

const MOST_FOUND = 10;

/** The stays in house whose room, guest or number holds the text; a room by its whole number comes first. */
export function openFolios(text: string, hotel: Hotel): OpenFolio[] {
  const sought = folded(text.trim());
  const isFound = ({ reservation, room, searched }: ListEntry) =>
    reservation.state === "inHouse" && sought !== "" && (room.startsWith(sought) || searched.includes(sought));
  const orderOf = ({ room, sortName }: ListEntry) => `${room === sought ? 0 : 1} ${room} ${sortName}`;
  return hotel.list
    .where(isFound)
    .toSorted((one, other) => (orderOf(one) < orderOf(other) ? -1 : 1))
    .slice(0, MOST_FOUND)
    .map(toOpenFolio);
}

const toOpenFolio = ({ reservation: { id, version }, customer, room }: ListEntry): OpenFolio => ({
  id,
  version,
  customer,
  room,
});
