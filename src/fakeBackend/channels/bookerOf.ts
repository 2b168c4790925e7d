import type { ChannelGuest } from "@/contract/channels/channelMessage";
import type { GuestData } from "@/contract/people/guest";
import { isSamePerson } from "@/domain/channels/samePerson";
import { unknownData } from "@/domain/guests/unknownData";
import { writtenPerson } from "@/domain/people/writtenPerson";
import { isToArrive } from "@/domain/reservations/situationOf";

import { changeGuest } from "../guests/changeGuest";
import type { StoredGuest } from "../hotel/books/StoredGuest";
import type { Actor } from "../records/Actor";
import type { ChannelBook } from "./ChannelBook";
import type { StoredBooking } from "./StoredChannel";

interface Booker {
  id: string;
  /** The record has taken a corrected name, or another contact. */
  isChanged: boolean;
  /** The hotel has changed since what the channel changes too, or the stay has begun. */
  isDisputed: boolean;
}

/** Facts of a guest that change together. */
const groups = [["firstName", "lastName"], ["email"], ["phone"], ["language"], ["country"]] as const;
type Facts = Pick<GuestData, (typeof groups)[number][number]>;

/**
 * The guest of a booking: that of its reservations, with what the channel has corrected, unless it tells another person than
 * before. Without any name, the desk finds the booking by its number.
 */
export function bookerOf(stored: StoredBooking, { hotel }: ChannelBook, actor: Actor): Booker {
  const { booking, guestId, toldGuest, held } = stored;
  const known = guestId === undefined ? undefined : hotel.guests.get(guestId);
  const same = (id: string): Booker => ({ id, isChanged: false, isDisputed: false });
  if (known && booking.kind === "cancelled") return same(known.id);
  const told = factsOf(booking.guest, booking.externalId);
  const isUnnamed = booking.guest.firstName === "" && booking.guest.lastName === "";
  const isToldBefore = toldGuest && toldGuest.firstName + toldGuest.lastName !== "";
  const before = isToldBefore ? factsOf(toldGuest, booking.externalId) : undefined;
  const isNumber = known?.firstName === "" && known.lastName === booking.externalId;
  const isSame = isUnnamed || isNumber || [before, known].some((one) => one && isSamePerson(one, told));
  if (!known || !isSame) return same(hotel.guests.add({ ...unknownData, document: "", ...told }).id);
  if (known.isAnonymised) return same(known.id);
  // where it is not known what the channel told before, the hotel's spelling stays
  const isNameKept = isUnnamed || (!before && !isNumber);
  const { change, isDisputed } = correction(known, before ?? known, isNameKept ? { ...told, ...nameOf(known) } : told);
  if (Object.keys(change).length === 0) return { ...same(known.id), isDisputed };
  const isOpen = Object.values(held).some((id) => isToArrive(hotel.get(id).state));
  if (!isOpen) return { ...same(known.id), isDisputed: true };
  changeGuest(known, change, { what: "changed" }, hotel, actor);
  return { id: known.id, isChanged: true, isDisputed };
}

const nameOf = ({ firstName, lastName }: Facts) => ({ firstName, lastName });

/** As they are stored. */
function factsOf({ firstName, lastName, email, ...told }: ChannelGuest, externalId: string): Facts {
  const { phone = "", language = "", country = "" } = told;
  const isUnnamed = firstName === "" && lastName === "";
  return {
    ...writtenPerson({ firstName, lastName: isUnnamed ? externalId : lastName, email, phone }),
    language: language.toLowerCase(),
    country: country.toUpperCase(),
  };
}

/** The facts that the channel has changed since it last told them. */
function correction(known: StoredGuest, before: Facts, told: Facts) {
  const change: Partial<Facts> = {};
  let isDisputed = false;
  for (const fields of groups) {
    const of = (facts: Facts) =>
      fields
        .map((field) => facts[field])
        .join(" ")
        .trim();
    const [here, old, next] = [of(known), of(before), of(told)];
    if (next === "" || next === old || next === here) continue;
    if (here === old || here === "")
      Object.assign(change, Object.fromEntries(fields.map((field) => [field, told[field]])));
    else isDisputed = true;
  }
  return { change, isDisputed };
}
