import { guestsContract } from "@/contract/guests/guests";
import { sentences } from "@/contract/sentences";
import { guestChanges } from "@/domain/guests/guestChanges";
import { findDuplicatePairs, signsOf } from "@/domain/guests/guestDuplicates";

import type { Hotel } from "../hotel/Hotel";
import { type StoredGuest, toGuest } from "../hotel/StoredGuest";
import { pageOf } from "../list/pageOf";
import { routesFor } from "../core/routes";
import { actorOf } from "../records/Actor";
import { refuseInput } from "../records/Refused";
import { addGuest, changeGuest, livingGuest, refuseAgainst } from "./changeGuest";
import { refuseStaleGuest } from "./guestRefusals";
import { areApart, setGuestsApart } from "./guestsApart";
import { searchGuests } from "./guestSearch";
import { mergeGuests, unmergeGuests } from "./mergeGuests";
import { toGuestProfile, toGuestRow } from "./toGuestProfile";
import { writtenGuest } from "./writtenGuest";

const { actOnGuest: _actOnGuest, listNamingTexts: _listNamingTexts, ...records } = guestsContract;

const MOST_DUPLICATES = 20;

/** The calls with a literal path come before `/pms/guests/:id`. */
export const guestRoutes = routesFor(records, {
  searchGuests: ({ query: { text } }, { db: { guests, hotel } }) =>
    searchGuests(guests, text ?? "").map(({ guest }) => toGuest(guest, hotel)),
  findDuplicates: ({ query }, { db: { hotel } }) => duplicatesOf(query, hotel).map((guest) => toGuest(guest, hotel)),
  listGuests: ({ query }, { db: { guests, hotel } }) =>
    pageOf(guests.list, query, (entry) => toGuestRow(entry, hotel), hotel.revision.count),
  exportGuests: ({ query }, { db: { guests, hotel } }) =>
    guests.list.find(query).found.map((entry) => toGuestRow(entry, hotel)),
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
  getGuest: ({ params: { id } }, { db: { hotel } }) => toGuestProfile(livingGuest(id, hotel), hotel),
  createGuest({ body: { clientId, draft } }, context) {
    const { hotel, guests } = context.db;
    const { data, reasons, fields } = writtenGuest(draft, hotel.property.businessDate);
    refuseInput(reasons, fields);
    const made = guests.madeBy.get(clientId);
    if (made !== undefined) {
      const stored = livingGuest(made, hotel);
      if (guestChanges(stored, data).length > 0) refuseStaleGuest(stored, 0, hotel);
      return toGuestProfile(stored, hotel);
    }
    const added = addGuest(data, hotel, actorOf(context));
    guests.madeBy.set(clientId, added.id);
    return toGuestProfile(added, hotel);
  },
  updateGuest({ params: { id }, body: { version, draft } }, context) {
    const { hotel } = context.db;
    const stored = livingGuest(id, hotel);
    const { data, reasons, fields } = writtenGuest(draft, hotel.property.businessDate);
    if (guestChanges(stored, data).length === 0) return toGuestProfile(stored, hotel);
    refuseStaleGuest(stored, version, hotel);
    refuseAgainst("edit", stored, hotel);
    refuseInput(reasons, fields);
    return toGuestProfile(changeGuest(stored, data, { what: "changed" }, hotel, actorOf(context)), hotel);
  },
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
  mergeGuests({ params: { id }, body }, context) {
    const { hotel } = context.db;
    return toGuestProfile(mergeGuests(livingGuest(id, hotel), body, hotel, actorOf(context)), hotel);
  },
  unmergeGuests({ params: { id }, body: { otherId } }, context) {
    const { hotel } = context.db;
    return toGuestProfile(unmergeGuests(livingGuest(id, hotel), otherId, hotel, actorOf(context)), hotel);
  },
  setGuestsApart({ params: { id }, body: { otherId, isApart } }, context) {
    const { hotel } = context.db;
    const told = setGuestsApart(livingGuest(id, hotel), otherId, isApart, hotel, actorOf(context));
    return toGuestProfile(told, hotel);
  },
});

const people = (hotel: Hotel): StoredGuest[] => [...hotel.guests.all()].filter(({ isAnonymised }) => !isAnonymised);

/** Those who have the same e-mail, telephone or document, however they are written. */
function duplicatesOf(asked: Partial<Pick<StoredGuest, "email" | "phone" | "document">>, hotel: Hotel) {
  const nobody = { firstName: "", lastName: "", birthDate: "", email: "", phone: "", document: "" };
  const wanted = signsOf({ ...nobody, ...asked });
  const alone = (["email", "phone", "document"] as const).filter((sign) => wanted[sign] !== "");
  if (alone.length === 0) return [];
  const isSame = (guest: StoredGuest) => {
    const signs = signsOf(guest);
    return alone.some((sign) => signs[sign] === wanted[sign]);
  };
  return people(hotel).filter(isSame).slice(0, MOST_DUPLICATES);
}
