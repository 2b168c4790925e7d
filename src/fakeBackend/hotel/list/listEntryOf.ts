import type { Cents, Product, Property, Room } from "@/contract/property";
import { handedOver } from "@/domain/folio/folioLines";
import { fullName, standingName } from "@/domain/people/names";
import { balanceOf } from "@/domain/account/balance";
import { totalOf } from "@/domain/reservations/balance";
import { roomIdsOf, roomOf } from "@/domain/reservations/roomOf";
import { situationOf } from "@/domain/reservations/situationOf";

import type { GuestBook } from "../books/GuestBook";
import type { StoredReservation } from "../books/StoredReservation";
import type { ListEntry } from "./ListEntry";

/** The parts of the hotel's books that a row shows, besides its reservation. */
export interface ListedBooks {
  guests: GuestBook;
  products: readonly Product[];
  property: Property;
  room(id: string): Room | undefined;
  membersOf(leaderId: string): StoredReservation[];
}

export function listEntryOf(reservation: StoredReservation, hotel: ListedBooks): ListEntry {
  const { id, confirmationNumber, guestId } = reservation;
  const guest = hotel.guests.get(guestId);
  const customer = standingName(fullName(guest), reservation.unnamed);
  const total = totalOf(reservation, hotel.products);
  const roomId =
    reservation.state === "inHouse" ? roomOf(reservation, hotel.property.businessDate) : roomIdsOf(reservation)[0];
  return {
    reservation,
    guest,
    customer,
    searched: [customer, id, confirmationNumber, ...roomsIn(reservation, hotel)].join("\n"),
    situation: situationOf(reservation, hotel.property.businessDate),
    room: (roomId && hotel.room(roomId)?.number) || "",
    total,
    balance: openOn(reservation, hotel, total),
    leads: hotel.membersOf(id).at(0)?.billing?.name,
  };
}

/** Open balance of a folio: without what its group pays, with what it pays for its group. */
export function openOn(
  reservation: StoredReservation,
  hotel: Pick<ListedBooks, "products" | "membersOf">,
  total = totalOf(reservation, hotel.products),
): Cents {
  const { products } = hotel;
  const own = balanceOf(total, reservation.payments) - handedOver(reservation, products);
  return hotel.membersOf(reservation.id).reduce((sum, member) => sum + handedOver(member, products), own);
}

/** The numbers of a guest in house: by them the desk knows who is who. */
const roomsIn = (reservation: StoredReservation, hotel: ListedBooks) =>
  reservation.state === "inHouse" ? roomIdsOf(reservation).flatMap((id) => hotel.room(id)?.number ?? []) : [];
