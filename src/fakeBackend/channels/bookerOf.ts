import { unknownData } from "@/domain/guests/unknownData";
import { writtenPerson } from "@/domain/people/writtenPerson";

import type { ChannelBook } from "./ChannelBook";
import type { StoredBooking } from "./StoredChannel";

/**
 * Who has booked: the one of the reservations, unless the channel tells another name than it told before. Without any name
 * the desk finds them by the number of the booking.
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
