import type { RegisterRow, StayRegister } from "@/contract/reservations/register";
import { civilDateIn } from "@/domain/civilDate";
import { expectedTravellers, missingOf, noTraveller } from "@/domain/register/travellers";

import { listEntryOf } from "../hotel/list/listEntryOf";
import { toGuest } from "../hotel/StoredGuest";
import type { StoredReservation } from "../hotel/StoredReservation";
import type { RegisterBooks, StoredRegister } from "./RegisterBook";
import { sampleTravellers } from "./sampleTravellers";

/** The register of a stay: as it was written down or, before that, as the hotel expects its people. */
export function toStayRegister(reservation: StoredReservation, { hotel, register }: RegisterBooks): StayRegister {
  const { id, arrival, departure, createdAt, payments, checkedInAt, checkedOutAt } = reservation;
  const { customer, room, guest } = listEntryOf(reservation, hotel);
  const expected = () => expectedTravellers(toGuest(guest, hotel), reservation);
  const stored: StoredRegister = register.stays.get(id) ?? {
    travellers: register.sampled.has(id) ? sampleTravellers(expected(), reservation) : expected(),
    version: 0,
  };
  const { version, sentAt } = stored;
  // what was written down before the register asked for a field is without it
  const travellers = stored.travellers.map((traveller) => ({ ...noTraveller, ...traveller }));
  const missing = travellers.map((traveller) =>
    missingOf(traveller, arrival, hotel.property.registerScheme, travellers),
  );
  const bookedOn = civilDateIn(new Date(createdAt), hotel.property.timeZone);
  const paidBy = payments.find(({ amount }) => amount > 0)?.method;
  return {
    id,
    version,
    customer,
    room,
    arrival,
    departure,
    ...(checkedInAt && { arrivedAt: checkedInAt }),
    ...(checkedOutAt && { leftAt: checkedOutAt }),
    bookedOn,
    ...(paidBy && { paidBy }),
    travellers,
    missing,
    ...(sentAt ? { sentAt } : {}),
  };
}

/** Of the stays in house, the longest there first; those that were sent before the business date are done with. */
export function registerRows(books: RegisterBooks): RegisterRow[] {
  const { businessDate, timeZone } = books.hotel.property;
  const { since, stays } = books.register;
  const inHouse = books.hotel.list.where(
    ({ reservation: { id, state, arrival } }) =>
      state === "inHouse" && (arrival >= since || stays.get(id) !== undefined),
  );
  return inHouse
    .map(({ reservation }) => toStayRegister(reservation, books))
    .filter(({ sentAt }) => !sentAt || civilDateIn(new Date(sentAt), timeZone) >= businessDate)
    .toSorted((one, other) => (one.arrival + one.room < other.arrival + other.room ? -1 : 1))
    .map(({ travellers, missing, version: _, bookedOn: __, paidBy: ___, arrivedAt: ____, leftAt: _____, ...row }) => ({
      ...row,
      people: travellers.length,
      incomplete: missing.filter((fields) => fields.length > 0).length,
    }));
}
