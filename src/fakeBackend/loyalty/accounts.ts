import { addDays } from "@/domain/civilDate";
import { correctionOf } from "@/domain/account/corrections";
import { expiringUntil, pointsOf, settlementOf } from "@/domain/loyalty/ledger";
import { isRedemption, redemptionRef, undoRef } from "@/domain/loyalty/loyaltyRules";
import { type LoyaltyStay, stayPoints } from "@/domain/loyalty/loyaltyStays";
import { spentOf } from "@/domain/reservations/balance";

import type { Hotel } from "../hotel/Hotel";
import type { StoredGuest } from "../hotel/books/StoredGuest";
import type { StoredReservation } from "../hotel/books/StoredReservation";
import { isMember, type LoyaltyBook, programme, type StoredEntry, type StoredMember } from "./LoyaltyBook";

/**
 * A guest in the programme. The records that are merged into theirs bring their membership and their ledger along, so
 * that a merge moves nothing and can be undone exactly.
 */
export interface Account {
  /** Of the guest. */
  id: string;
  /** Of the first row. */
  version: number;
  guest: StoredGuest;
  /** The first one takes what is posted. */
  rows: [StoredMember, ...StoredMember[]];
  /** The oldest first. */
  entries: StoredEntry[];
  stays: LoyaltyStay[];
  points: number;
}

/** Of a guest who is a member, undefined of any other. */
export function accountOf(guestId: string, book: LoyaltyBook, entries = book.entries()): Account | undefined {
  const { hotel, members } = book;
  const guest = hotel.guests.get(guestId);
  const ids = hotel.guests.idsOf(guest.id);
  const [first, ...others] = ids.flatMap((id) => (members.has(id) ? members.get(id) : []));
  if (!first || guest.isDeleted) return undefined;
  const all: Account["rows"] = [first, ...others];
  const [active, ...rest] = all.toSorted((one, other) => Number(isMember(other)) - Number(isMember(one)));
  if (!active || !isMember(active)) return undefined;
  const posted = all.flatMap((row) => entries.get(row.guestId) ?? []);
  const inOrder = posted.toSorted((one, other) => (orderOf(one) < orderOf(other) ? -1 : 1));
  return {
    id: guest.id,
    version: active.version,
    guest,
    rows: [active, ...rest],
    entries: inOrder,
    stays: hotel.reservationsOf(guest.id).map((reservation) => toLoyaltyStay(reservation, hotel)),
    points: pointsOf(inOrder),
  };
}

const orderOf = ({ on, id }: StoredEntry) => `${on} ${id}`;

/** Each member once. */
export function accountsOf(book: LoyaltyBook): Account[] {
  const { hotel, members } = book;
  const entries = book.entries();
  const ids = members.all().map(({ guestId }) => hotel.guests.get(guestId).id);
  return [...new Set(ids)].flatMap((id) => accountOf(id, book, entries) ?? []);
}

export const toLoyaltyStay = (reservation: StoredReservation, { products }: Pick<Hotel, "products">): LoyaltyStay => ({
  reservationId: reservation.id,
  state: reservation.state,
  departure: reservation.departure,
  checkedOutOn: reservation.checkedOutOn,
  nights: reservation.nights.length,
  total: spentOf(reservation, products),
});

/**
 * Posts what follows from the stays and the business date: the difference between what each stay is worth and what was
 * posted for it, the points of redemptions that are corrected on their folio, then what has expired. It runs before each call of the area, so that no change of the hotel has to know
 * of the programme, and however often it runs, nothing is posted twice.
 */
export function catchUp(book: LoyaltyBook, now: Date) {
  const { businessDate } = book.hotel.property;
  const common = { at: now.toISOString(), on: businessDate, by: "", reason: "" };
  for (const { rows, stays, entries, guest } of accountsOf(book)) {
    const memberId = rows[0].guestId;
    const periods = rows.flatMap((row) => row.periods);
    const worth = new Map(
      stays.map((stay) => [stay.reservationId, stayPoints(stay, periods, programme.pointsPerEuro)]),
    );
    const differences = settlementOf(entries, worth);
    for (const difference of differences) {
      // with the record that the stay is of, so that a merge can be undone
      const owner = book.hotel.find(difference.reservationId)?.guestId;
      const own = rows.find((row) => row.guestId === owner && isMember(row)) ?? rows[0];
      const sourceRef = book.stayRef(difference.reservationId);
      book.post({ ...common, ...difference, memberId: own.guestId, sourceRef });
    }
    const restored = entries.flatMap((entry) => restorationOf(entry, entries, book.hotel) ?? []);
    for (const restoration of restored) book.post({ ...common, ...restoration });
    const isSettled = differences.length + restored.length === 0;
    const settled = isSettled ? entries : accountOf(guest.id, book)!.entries;
    for (const { points, sourceRef } of expiringUntil(settled, programme.expiryMonths, businessDate)) {
      const expiry = { kind: "expired" as const, points: -points, reservationId: "", memberId };
      book.post({ ...common, ...expiry, sourceRef: `expiry:${sourceRef}:${businessDate}` });
    }
  }
}

/** The entry that gives the points of a redemption back: its line is corrected, by hand or with the end of the stay. */
function restorationOf(entry: StoredEntry, entries: readonly StoredEntry[], hotel: Hotel) {
  const { id, points, sourceRef, memberId, reservationId } = entry;
  if (reservationId === "" || !isRedemption(entry, entries)) return undefined;
  const { charges = [] } = hotel.find(reservationId) ?? {};
  const line = charges.find((one) => one.sourceRef === redemptionRef(sourceRef));
  const correction = line && correctionOf(line, charges);
  if (!correction) return undefined;
  const { reason = "" } = correction;
  return { kind: "restored" as const, points: -points, sourceRef: undoRef(id), memberId, reservationId, reason };
}

/** Days ahead that points expire soon. */
const SOON = 60;

export function expiringSoon({ entries }: Account, businessDate: string) {
  const lots = expiringUntil(entries, programme.expiryMonths, addDays(businessDate, SOON));
  const [first] = lots;
  return first && { points: pointsOf(lots), on: first.on };
}
