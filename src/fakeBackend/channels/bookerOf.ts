import { unknownData } from "@/domain/guests/unknownData";
import { writtenPerson } from "@/domain/people/writtenPerson";

import type { ChannelBook } from "./ChannelBook";
import type { StoredBooking } from "./StoredChannel";

/**
 * The guest of a booking: that of its reservations, unless the channel tells another name than before. Without any
 * name, the desk finds the booking by its number.
 */
export function bookerOf({ booking, guestId, toldGuest }: StoredBooking, { hotel }: ChannelBook): string {
  const { guest, kind, externalId } = booking;
  const known = guestId === undefined ? undefined : hotel.guests.get(guestId);
  const isUnnamed = guest.firstName === "" && guest.lastName === "";
  const name = isUnnamed ? { lastName: externalId } : {};
  const told = writtenPerson({ ...unknownData, ...guest, ...name, phone: "", document: "", country: "" });
  const isNamed = (person: typeof toldGuest) =>
    person?.firstName === guest.firstName && person.lastName === guest.lastName;
  const isSame = isNamed(toldGuest) || (known?.firstName === told.firstName && known.lastName === told.lastName);
  return known && (isSame || isUnnamed || kind === "cancelled") ? known.id : hotel.guests.add(told).id;
}
