import { guestsContract } from "@/contract/guests/guests";
import { sentences } from "@/contract/sentences";
import { findDuplicatePairs, signsOf } from "@/domain/guests/guestDuplicates";

import type { Sample } from "../core/createCore";
import type { Database } from "../core/database";
import type { Hotel } from "../hotel/Hotel";
import { type StoredGuest, toGuest } from "../hotel/books/StoredGuest";
import { KeptMap } from "../core/KeptMap";
import { serveList } from "../list/serveList";
import { type Actor, actorOf } from "../records/Actor";
import { type Context, routesFor } from "../core/routes";
import { changeGuest, livingGuest, refuseAgainst } from "./changeGuest";
import type { GuestEntry } from "./GuestEntry";
import { guestForm, guestRecord } from "./guestRecord";
import { GuestRegistry } from "./GuestRegistry";
import { areApart, setGuestsApart } from "./guestsApart";
import { searchGuests } from "./guestSearch";
import { mergeGuests, unmergeGuests } from "./mergeGuests";
import { toGuestProfile, toGuestRow } from "./toGuestProfile";

const { actOnGuest: _actOnGuest, listNamingTexts: _listNamingTexts, ...records } = guestsContract;

const MOST_DUPLICATES = 20;

const guestList = serveList(({ db: { guests, hotel } }) => ({
  list: guests.list,
  toRow: (entry: GuestEntry) => toGuestRow(entry, hotel),
}));

/** A call that changes a guest of the register by a rule. */
const changing =
  <Body>(change: (guest: StoredGuest, body: Body, hotel: Hotel, actor: Actor) => StoredGuest) =>
  ({ params: { id }, body }: { params: { id: string }; body: Body }, context: Context) => {
    const { hotel } = context.db;
    return toGuestProfile(change(livingGuest(id, hotel), body, hotel, actorOf(context)), hotel);
  };

/** The calls with a literal path come before `/pms/guests/:id`. */
export const routes = routesFor(records, {
  searchGuests: ({ query: { text } }, { db: { guests, hotel } }) =>
    searchGuests(guests, text ?? "").map(({ guest }) => toGuest(guest, hotel)),
  findDuplicates: ({ query }, { db: { hotel } }) => duplicatesOf(query, hotel).map((guest) => toGuest(guest, hotel)),
  listGuests: guestList.page,
  exportGuests: guestList.rows,
  listDuplicateGuests: (_, { db: { hotel } }) =>
    findDuplicatePairs(
      people(hotel),
      (guest) => guest,
      (one, other) => areApart(one, other, hotel),
    ).map(({ items: [one, other], signs, isApart }) => ({
      guests: [toGuest(one, hotel), toGuest(other, hotel)],
      signs,
      isApart,
    })),
  getGuest: guestRecord.get,
  createGuest: guestForm.create,
  updateGuest: guestForm.update,
  deleteGuest({ params: { id } }, context) {
    const { hotel } = context.db;
    const stored = livingGuest(id, hotel);
    refuseAgainst("delete", stored, hotel);
    changeGuest(stored, { isDeleted: true }, { what: "deleted" }, hotel, actorOf(context));
    return sentences.guestDeleted;
  },
  restoreGuest({ params: { id } }, context) {
    const { hotel } = context.db;
    const stored = hotel.guests.get(id);
    if (!stored.isDeleted) return toGuestProfile(stored, hotel);
    const restored = changeGuest(stored, { isDeleted: undefined }, { what: "restored" }, hotel, actorOf(context));
    return toGuestProfile(restored, hotel);
  },
  mergeGuests: changing(mergeGuests),
  unmergeGuests: changing(unmergeGuests),
  setGuestsApart: changing(setGuestsApart),
});

export function createData({ shelf }: Sample, db: Database): () => GuestRegistry {
  const registry = new GuestRegistry(db.hotel, new KeptMap(shelf.table("guestsMadeBy")));
  return () => registry;
}

const people = (hotel: Hotel): StoredGuest[] => [...hotel.guests.all()].filter(({ isAnonymised }) => !isAnonymised);

/** Those who have the same e-mail, telephone or document, however they are written. */
function duplicatesOf(asked: Partial<Pick<StoredGuest, "email" | "phone" | "document">>, hotel: Hotel) {
  const blank = { firstName: "", lastName: "", birthDate: "", email: "", phone: "", document: "" };
  const wanted = signsOf({ ...blank, ...asked });
  const alone = (["email", "phone", "document"] as const).filter((sign) => wanted[sign] !== "");
  if (alone.length === 0) return [];
  const isSame = (guest: StoredGuest) => {
    const signs = signsOf(guest);
    return alone.some((sign) => signs[sign] === wanted[sign]);
  };
  return people(hotel).filter(isSame).slice(0, MOST_DUPLICATES);
}
