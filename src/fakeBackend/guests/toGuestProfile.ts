import type { GuestRow } from "@/contract/guests/guestList";
import type { GuestProfile, GuestStay } from "@/contract/guests/guestProfile";
import { guestPermissions, guestReasonsAgainst, type RuledGuest } from "@/domain/guests/guestPermissions";
import { fullName } from "@/domain/people/names";

import type { Hotel } from "../hotel/Hotel";
import { ListEntry } from "../hotel/list/ListEntry";
import { employerOf, type StoredGuest, toGuest } from "../hotel/books/StoredGuest";
import type { StoredReservation } from "../hotel/books/StoredReservation";
import { type GuestEntry, guestEntryOf } from "./GuestEntry";
import { toldHistory } from "./guestHistory";

export function toGuestProfile(stored: StoredGuest, hotel: Hotel): GuestProfile {
  const { facts, missing } = guestEntryOf(stored, hotel);
  const { stays, nights, spend, lastStay, balance } = facts;
  const reservations = hotel.reservationsOf(stored.id).map((reservation) => toStay(reservation, hotel));
  return {
    ...toGuest(stored, hotel),
    stays,
    nights,
    spend,
    lastStay,
    balance,
    missing,
    reservations: reservations.toSorted((one, other) => (one.arrival > other.arrival ? -1 : 1)),
    history: toldHistory(stored, hotel),
    actions: guestPermissions(ruledGuest({ guest: stored, facts }, hotel)),
    mergedIds: [...hotel.guests.mergedInto(stored.id)],
  };
}

function toStay(stored: StoredReservation, hotel: Hotel): GuestStay {
  const { situation, room, total, balance } = new ListEntry(stored, hotel);
  const { id: reservationId, arrival, departure, roomTypeId, nights } = stored;
  return { reservationId, arrival, departure, situation, roomTypeId, room, nights: nights.length, total, balance };
}

export function toGuestRow({ guest, facts, missing }: GuestEntry, hotel: Hotel): GuestRow {
  const { id, phone, email, country, isVip, isAnonymised, unwelcome, version } = guest;
  const { stays, nights, spend, lastStay } = facts;
  return {
    id,
    name: fullName(guest),
    phone,
    email,
    country,
    company: employerOf(guest, hotel.companies).company,
    isVip,
    unwelcome,
    version,
    isAnonymised: isAnonymised ?? false,
    stays,
    nights,
    spend,
    lastStay,
    missing,
    againstDeletion: guestReasonsAgainst("delete", ruledGuest({ guest, facts }, hotel)),
  };
}

export const ruledGuest = ({ guest, facts }: Pick<GuestEntry, "guest" | "facts">, hotel: Hotel): RuledGuest => ({
  guest: { isAnonymised: guest.isAnonymised ?? false, unwelcome: guest.unwelcome },
  facts,
  currency: hotel.property.currency,
});
