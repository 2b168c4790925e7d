import type { Reservation } from "@/contract/reservations/reservations";
import { folioPermissions } from "@/domain/folio/folioAccount";
import { contactNamed } from "@/domain/companies/stayContacts";
import { reasonFor } from "@/domain/reasonFor";
import { reservationLife } from "@/domain/reservations/reservationLife";

import type { Hotel } from "../Hotel";
import { ListEntry } from "../list/ListEntry";
import type { StoredReservation } from "../books/StoredReservation";
import { toldChanges } from "../nameRefs";
import { refusal } from "../refusals";
import { toGuest } from "../books/StoredGuest";
import { circumstancesOf } from "./circumstancesOf";
import { folioOf } from "./folioOf";
import { groupOf, stayNamed } from "./groupOf";
import { historyOf } from "./historyOf";
import { reportUntil } from "./reportUntil";

const iso = (at: number) => new Date(at).toISOString();

/** A reservation on the wire, with everything derived from storage, property and business date. */
export function toReservation(stored: StoredReservation, hotel: Hotel): Reservation {
  const { guest, situation, total, balance } = new ListEntry(stored, hotel);
  const {
    guestId: _,
    isDeleted: __,
    createdAt,
    updatedAt,
    cancelledAt,
    history: ___,
    roomsLeft: ____,
    beforeLate: _____,
    booking = [],
    ...kept
  } = stored;
  const group = groupOf(stored, hotel);
  const others = booking.flatMap((id) => (id === stored.id ? [] : (hotel.find(id) ?? [])));
  const bookedWith = others.filter(({ isDeleted }) => !isDeleted).map((other) => stayNamed(other, hotel));
  const folio = folioOf(stored, hotel);
  const { payments, charges, upcoming, windows, billing } = folio;
  return {
    ...kept,
    ...(billing && { billing }),
    payments,
    charges,
    total,
    balance,
    windows,
    ...(group && { group }),
    upcoming,
    guest: toGuest(guest, hotel),
    company: hotel.companies.soldTo(stored.companyId),
    agency: hotel.companies.soldTo(stored.agencyId),
    ...(stored.contactName && { contact: contactNamed(stored.contactName, hotel.companies.of(stored)) }),
    ...(bookedWith.length > 0 && { bookedWith }),
    situation,
    createdAt: iso(createdAt),
    updatedAt: iso(updatedAt),
    ...(cancelledAt === undefined ? {} : { cancelledAt: iso(cancelledAt) }),
    history: historyOf(stored).map((line) => toldChanges(line, hotel)),
    actions: actionsOf(stored, hotel, false, folio),
    folioActions: folioPermissions(folio, hotel.property),
  };
}

/** The permissions of a reservation now; `isClosing` where the night close asks. */
export function actionsOf(
  stored: StoredReservation,
  hotel: Hotel,
  isClosing = false,
  folio = folioOf(stored, hotel),
): Reservation["actions"] {
  const { total, balance, leads } = new ListEntry(stored, hotel);
  const ruled = { ...stored, ...folio, total, balance, leads, reportUntil: reportUntil(stored, hotel) };
  return reservationLife.permissionsOf(ruled, circumstancesOf(stored, hotel, isClosing));
}

/** Refuses what was decided upon an older reservation, with the one that is stored (409). */
export function refuseStale(stored: StoredReservation, version: number, hotel: Hotel) {
  if (version !== stored.version) throw refusal(409, [reasonFor("STALE_VERSION")], toReservation(stored, hotel));
}
