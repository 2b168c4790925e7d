import { guestReason } from "@/domain/guests/guestPermissions";
import { isStillOf, personSigns } from "@/domain/guests/guestsApart";

import type { Hotel } from "../hotel/Hotel";
import type { StoredGuest } from "../hotel/books/StoredGuest";
import type { Actor } from "../records/Actor";
import { refuse } from "../records/Refused";
import { changeGuest, livingGuest, refuseAgainst } from "./changeGuest";

/**
 * Whether a person has said that two records are of two people. It holds for the records that are merged into them, too,
 * and as long as neither record has become somebody else's.
 */
export function areApart(one: StoredGuest, other: StoredGuest, hotel: Hotel): boolean {
  const back = new Set(standingMarks(other, hotel).map(([from, to]) => `${to} ${from}`));
  return standingMarks(one, hotel).some(([from, to]) => back.has(`${from} ${to}`));
}

/** The marks of a guest's records, each with the record that it stands in and the one that it is about. */
function standingMarks({ id }: StoredGuest, { guests }: Hotel): [from: string, to: string][] {
  return guests.idsOf(id).flatMap((from) => {
    const record = guests.find(from)!;
    // a merge with other spellings does not change whose the record is
    const befores = guests.mergedInto(from).flatMap((merged) => guests.find(merged)?.merged?.undo?.before ?? []);
    const known = [record, ...befores].map(personSigns);
    const standing = record.apart?.filter(({ was }) => known.some((now) => isStillOf(was, now))) ?? [];
    return standing.map(({ guestId }): [string, string] => [from, guestId]);
  });
}

/** Says that two records are of two people, or takes that back; a repeat changes nothing. */
export function setGuestsApart(
  guest: StoredGuest,
  { otherId, isApart }: { otherId: string; isApart: boolean },
  hotel: Hotel,
  actor: Actor,
) {
  const other = livingGuest(otherId, hotel);
  if (other.id === guest.id) refuse([guestReason("MERGE_WITH_ITSELF")]);
  if (areApart(guest, other, hotel) === isApart) return guest;
  for (const one of [guest, other]) refuseAgainst("merge", one, hotel);
  for (const [one, about] of [
    [guest, other],
    [other, guest],
  ] as const) {
    forget(one, about, hotel);
    const { apart = [] } = hotel.guests.find(one.id)!;
    const marks = isApart ? [...apart, { guestId: about.id, was: personSigns(one) }] : apart;
    changeGuest(one, { apart: marks }, { what: isApart ? "apart" : "together", guestId: about.id }, hotel, actor);
  }
  return hotel.guests.get(guest.id);
}

/** Takes the marks out of all records of a guest that are about another one. */
function forget({ id }: StoredGuest, about: StoredGuest, hotel: Hotel) {
  const ids = new Set(hotel.guests.idsOf(about.id));
  for (const record of hotel.guests.idsOf(id).map((one) => hotel.guests.find(one)!)) {
    const left = record.apart?.filter(({ guestId }) => !ids.has(guestId));
    if (left?.length !== record.apart?.length) hotel.putGuest({ ...record, apart: left });
  }
}
