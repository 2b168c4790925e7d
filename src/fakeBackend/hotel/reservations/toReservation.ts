import type { Reservation } from "@/contract/reservations/reservations";
import { folioPermissions } from "@/domain/folio/folioAccount";
import { upcomingLines } from "@/domain/account/placing";
import { wholeFolio, folioSums, postedFolio } from "@/domain/folio/folioLines";
import { reasonFor } from "@/domain/reasonFor";
import { reservationLife } from "@/domain/reservations/reservationLife";

import type { Hotel } from "../Hotel";
import { ListEntry } from "../list/ListEntry";
import type { StoredReservation } from "../books/StoredReservation";
import { toldChanges, toldCharge, toldPayment } from "../nameRefs";
import { refusal } from "../refusals";
import { toGuest } from "../books/StoredGuest";
import { circumstancesOf } from "./circumstancesOf";
import { groupOf, linesOfGroup, stayNamed } from "./groupOf";
import { historyOf } from "./historyOf";

const iso = (at: number) => new Date(at).toISOString();

/** The lines of the folio: those that are posted, with those of its group, and those to come. */
export function folioLinesOf(stored: StoredReservation, hotel: Hotel): Pick<Reservation, "charges" | "upcoming"> {
  const posted = postedFolio(stored, hotel.products, hotel.property.businessDate);
  return {
    charges: [...posted, ...linesOfGroup(stored, hotel, "posted")].map((charge) => toldCharge(charge, hotel)),
    upcoming: upcomingLines(wholeFolio(stored, hotel.products), posted),
  };
}

/** A reservation on the wire, with everything derived from storage, property and business date. */
export function toReservation(stored: StoredReservation, hotel: Hotel, isClosing = false): Reservation {
  const { guest, situation, total, balance, leads } = new ListEntry(stored, hotel);
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
  const payments = kept.payments.map((payment) => toldPayment(payment, hotel));
  const group = groupOf(stored, hotel);
  const others = booking.flatMap((id) => (id === stored.id ? [] : (hotel.find(id) ?? [])));
  const bookedWith = others.filter(({ isDeleted }) => !isDeleted).map((other) => stayNamed(other, hotel));
  const { charges, upcoming } = folioLinesOf(stored, hotel);
  const windows = folioSums(stored, hotel.products, linesOfGroup(stored, hotel, "all"));
  const ruled = { ...kept, payments, charges, total, balance, windows, ...(group && { group }), upcoming };
  return {
    ...ruled,
    guest: toGuest(guest, hotel),
    ...(bookedWith.length > 0 && { bookedWith }),
    situation,
    createdAt: iso(createdAt),
    updatedAt: iso(updatedAt),
    ...(cancelledAt === undefined ? {} : { cancelledAt: iso(cancelledAt) }),
    history: historyOf(stored).map((line) => toldChanges(line, hotel)),
    actions: reservationLife.permissionsOf({ ...ruled, leads }, circumstancesOf(stored, hotel, isClosing)),
    folioActions: folioPermissions(ruled, hotel.property),
  };
}

/** Refuses what was decided upon an older reservation, with the one that is stored (409). */
export function refuseStale(stored: StoredReservation, version: number, hotel: Hotel) {
  if (version !== stored.version) throw refusal(409, [reasonFor("STALE_VERSION")], toReservation(stored, hotel));
}
