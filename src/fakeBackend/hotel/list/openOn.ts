import type { Cents, Product, Property, Room } from "@/contract/property";
import { balanceOf } from "@/domain/account/balance";
import { handedOver } from "@/domain/folio/folioLines";
import { totalOf } from "@/domain/reservations/balance";

import type { SetUp } from "../setUp/SetUp";
import type { CompanyBook } from "../books/CompanyBook";
import type { GuestBook } from "../books/GuestBook";
import type { StoredReservation } from "../books/StoredReservation";

/** The parts of the hotel's books that a row shows, besides its reservation. */
export interface ListedBooks {
  guests: GuestBook;
  companies: CompanyBook;
  products: readonly Product[];
  property: Property;
  setUp: SetUp;
  room(id: string): Room | undefined;
  membersOf(leaderId: string): StoredReservation[];
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
