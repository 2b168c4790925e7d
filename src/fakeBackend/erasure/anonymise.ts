import type { NamingText } from "@/contract/guests/erasure";
import { anonymisedData } from "@/domain/guests/unknownData";

import type { Database } from "../core/database";
import { guestHistoryOf } from "../guests/guestHistory";
import { historyOf } from "../hotel/reservations/historyOf";
import type { StoredGuest, StoredGuestEntry } from "../hotel/books/StoredGuest";
import type { StoredReservation } from "../hotel/books/StoredReservation";
import { forgetReasons } from "../planning/Moves";
import { toStayRegister } from "../register/toStayRegister";
import type { Actor } from "../records/Actor";
import { historyWith } from "../records/history";
import { mentionsOfGuest, ownOf, textsNaming } from "./namingTexts";

/**
 * Erases what tells who a guest is: in their record, in those that are merged into it, in the notes and histories of their
 * reservations, requests, complaints and messages, and in the other texts that `redact` names by their keys. The texts that
 * are left are remembered by their places. Dates and amounts stay, and what the law keeps. It cannot be undone.
 */
export function anonymise(stored: StoredGuest, redact: readonly string[], db: Database, actor: Actor): StoredGuest {
  const { hotel, channels, close, complaints, guestMessages, loyalty, planning } = db;
  const { redacted } = mentionsOfGuest(stored, db);
  const texts = textsNaming(stored, db);
  const own = ownOf(stored, db);
  keepRegisters(own.reservations, db);
  for (const { key, rewrite } of texts) if (redact.includes(key)) rewrite?.(redacted);
  for (const id of own.reservations) hotel.put(withoutPerson(hotel.find(id)!, redacted));
  forgetRequests(own.reservations, db);
  forgetSignatures(own.reservations, db);
  for (const book of [complaints, guestMessages, channels]) book.forgetGuest(stored.id);
  loyalty.forgetGuest(stored.id, actor);
  const versionOf = (id: string) => hotel.find(id)?.version;
  close.forgetFormers(versionOf);
  forgetReasons(planning, versionOf);

  for (const id of own.guests) {
    const other = hotel.guests.find(id);
    if (other?.merged) hotel.putGuest({ ...erased(other), merged: { into: other.merged.into }, history: [] });
  }
  const line = { what: "anonymise" as const, changes: [] };
  const history = historyWith(guestHistoryOf(stored, hotel), line, actor).map(withoutTexts);
  hotel.revision.advanceAll(); // texts of any book are erased
  const leftTexts = texts.filter(({ key, isKept }) => isKept || !redact.includes(key)).map(withoutText);
  return hotel.putGuest({ ...erased(stored), history, leftTexts });
}

const withoutText = ({ key, place, id, isSure, isKept }: NamingText): NamingText => ({
  key,
  place,
  id,
  text: "",
  isSure,
  isKept,
});

const erased = ({ id, version, country, isDeleted }: StoredGuest): StoredGuest => ({
  ...anonymisedData({ country }),
  id,
  version: version + 1,
  isAnonymised: true,
  ...(isDeleted && { isDeleted }),
});

const withoutTexts = ({ id, at, by, what, guestId }: StoredGuestEntry): StoredGuestEntry => ({
  id,
  at,
  by,
  what,
  ...(guestId && { guestId }),
  changes: [],
});

/** The lines of the folio stay as they are billed; why they were posted is for the staff alone. */
function withoutPerson(reservation: StoredReservation, redacted: (text: string) => string): StoredReservation {
  const history = historyOf(reservation).map(({ note: _, changes, ...line }) => ({
    ...line,
    changes: changes
      .filter(({ field }) => field !== "guest" && field !== "negotiatedReason" && !field.startsWith("notes."))
      .map((change) => ({ ...change, before: redacted(change.before), after: redacted(change.after) })),
  }));
  const withoutReason = <Line extends { reason?: string }>(line: Line): Line =>
    line.reason === undefined ? line : { ...line, reason: redacted(line.reason) };
  const { negotiatedPrice } = reservation;
  return {
    ...reservation,
    ...(negotiatedPrice && { negotiatedPrice: { ...negotiatedPrice, reason: redacted(negotiatedPrice.reason) } }),
    notes: { internal: "", guest: "", request: "" },
    charges: reservation.charges.map(withoutReason),
    payments: reservation.payments.map((payment) => ({
      ...withoutReason(payment),
      ...(payment.reference !== undefined && { reference: redacted(payment.reference) }),
    })),
    history,
    version: reservation.version + 1,
  };
}

function forgetRequests(reservations: ReadonlySet<string>, { requests }: Database) {
  for (const request of requests.all().filter(({ reservationId }) => reservations.has(reservationId))) {
    const history = request.history.map(({ note: _, changes, ...line }) => ({
      ...line,
      changes: changes.filter(({ field }) => field !== "note"),
    }));
    requests.put({ ...request, note: "", history, version: request.version + 1 });
  }
}

/** The folio tells that a ticket was charged to it, without the hand of the guest. */
function forgetSignatures(reservations: ReadonlySet<string>, { pos: { tickets } }: Database) {
  for (const { signature, ...ticket } of tickets.all())
    if (signature && ticket.payments.some(({ payerId = "" }) => reservations.has(payerId))) tickets.put(ticket);
}

/** Stores in the register its data from the guest's record before that is erased: the law keeps them for three years. */
function keepRegisters(reservations: ReadonlySet<string>, { hotel, register }: Database) {
  for (const id of reservations) {
    if (register.stays.get(id) ?? !register.sampled.has(id)) continue;
    const { travellers } = toStayRegister(hotel.find(id)!, { hotel, register });
    register.stays.set(id, { travellers, version: 1 });
  }
}
