import type { BilledStay } from "@/contract/billing/billingDocument";
import { isByDifferences } from "@/domain/billing/billed";
import type { Plan } from "@/domain/billing/plans";
import { fullName } from "@/domain/people/names";
import { nightsBetween } from "@/domain/stay";

import type { StoredReservation } from "../../hotel/books/StoredReservation";
import type { Hotel } from "../../hotel/Hotel";
import type { BillingBook } from "../book/BillingBook";
import { draftedAccount } from "../book/draftedAccount";

/** The stays that an invoice of a company or an agency bills: those of its lines, its own before the members of its group. */
export function billedStays(plan: Plan, book: BillingBook): BilledStay[] {
  const { reservationId, window, customer, lines } = plan;
  const own = book.hotel.find(reservationId ?? "");
  const isOfCompany = window === "company" || book.accounts.companyOf(customer) !== undefined;
  if (!own || !customer || !isOfCompany || isByDifferences(plan)) return [];
  const { charges } = draftedAccount(own.id, book);
  const memberOf = new Map(charges.map(({ id, member }) => [id, member?.id]));
  const ids = new Set(lines.map(({ sourceId = "" }) => memberOf.get(sourceId) ?? own.id));
  return [own, ...book.hotel.membersOf(own.id)]
    .filter(({ id }) => ids.has(id))
    .map((stay) => toBilled(stay, book.hotel));
}

/** As it is when it is billed: the rooms of all its nights. */
function toBilled(stay: StoredReservation, hotel: Hotel): BilledStay {
  const { id: reservationId, arrival, departure, nights, dayRoomId, externalRef: voucher } = stay;
  const rooms = new Set([...nights.map(({ roomId }) => roomId), dayRoomId].filter(Boolean));
  return {
    reservationId,
    guest: fullName(hotel.guests.get(stay.guestId)),
    room: [...rooms].map((room) => hotel.room(room ?? "")?.number ?? "").join(", "),
    arrival,
    departure,
    nights: nightsBetween(arrival, departure),
    voucher,
  };
}
