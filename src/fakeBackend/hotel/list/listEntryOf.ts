import type { Product, Property, Room } from "@/contract/property";
import { roomTonight } from "@/domain/desk/deskReasons";
import { balanceOf, totalOf } from "@/domain/reservations/balance";
import { foldedName } from "@/domain/folded";
import { situationOf } from "@/domain/reservations/situationOf";

import type { GuestBook } from "../GuestBook";
import type { StoredReservation } from "../StoredReservation";
import type { ListEntry } from "./ListEntry";

/** What a row takes from the hotel's books, besides its reservation. */
interface Books {
  guests: GuestBook;
  products: readonly Product[];
  property: Property;
  room(id: string): Room | undefined;
}

export function listEntryOf(reservation: StoredReservation, hotel: Books): ListEntry {
  const { id, confirmationNumber, guestId, nights, payments } = reservation;
  const guest = hotel.guests.get(guestId);
  const customer = `${guest.firstName} ${guest.lastName}`.trim();
  const sortName = `${foldedName(guest.firstName)} ${foldedName(guest.lastName)}`.trim();
  const total = totalOf(reservation, hotel.products);
  const roomId =
    reservation.state === "inHouse"
      ? roomTonight(reservation, hotel.property.businessDate)
      : nights.find((night) => night.roomId !== undefined)?.roomId;
  return {
    reservation,
    guest,
    customer,
    sortName,
    searched: [sortName, id.toLowerCase(), confirmationNumber.toLowerCase(), ...roomsIn(reservation, hotel)].join("\n"),
    situation: situationOf(reservation, hotel.property.businessDate),
    room: (roomId && hotel.room(roomId)?.number) || "",
    total,
    balance: balanceOf(total, payments),
  };
}

/** The numbers of a guest in house: by them the desk knows who is who. */
const roomsIn = ({ state, nights }: StoredReservation, hotel: Books) =>
  state === "inHouse" ? new Set(nights.flatMap(({ roomId }) => (roomId && hotel.room(roomId)?.number) || [])) : [];
