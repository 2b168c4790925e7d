import type { CivilDate } from "@/contract/property";
import type { RegisterRow, StayRegister } from "@/contract/reservations/register";
import type { Traveller, TravellerField } from "@/contract/reservations/travellers";
import { isTakenBack } from "@/domain/account/corrections";
import { civilDateIn } from "@/domain/civilDate";
import { lastEventOf, registerStanding } from "@/domain/register/registerStanding";
import { partyFaults } from "@/domain/register/travellerFaults";
import { expectedTravellers, missingOf, noTraveller } from "@/domain/register/travellers";

import type { Hotel } from "../hotel/Hotel";
import { ListEntry } from "../hotel/list/ListEntry";
import { toGuest } from "../hotel/books/StoredGuest";
import type { StoredReservation } from "../hotel/books/StoredReservation";
import type { RegisterBooks, StoredRegister } from "./RegisterBook";
import { sampleTravellers } from "./sampleTravellers";

/** The register of a stay: as it was written down or, before that, as the hotel expects its people. */
export function toStayRegister(reservation: StoredReservation, { hotel, register }: RegisterBooks): StayRegister {
  const { id, arrival, departure, createdAt, payments, checkedInAt, checkedOutAt } = reservation;
  const { customer, room, guest } = new ListEntry(reservation, hotel);
  const told = toGuest(guest, hotel);
  const expected = () => expectedTravellers(told, reservation);
  const stored: StoredRegister = register.stays.get(id) ?? {
    travellers: register.sampled.has(id) ? sampleTravellers(expected(), reservation) : expected(),
    version: 0,
  };
  const { version, events = [] } = stored;
  // what was written down before the register asked for a field is without it
  const travellers = stored.travellers.map((traveller) => ({ ...noTraveller, ...traveller }));
  const missing = travellers.map((traveller) =>
    missingOf(traveller, arrival, hotel.property.registerScheme, travellers),
  );
  const bookedOn = civilDateIn(new Date(createdAt), hotel.property.timeZone);
  const paidBy = payments.find((one) => one.amount > 0 && !isTakenBack(one, payments))?.method;
  return {
    id,
    version,
    customer,
    language: told.language,
    room,
    arrival,
    departure,
    ...(checkedInAt && { arrivedAt: checkedInAt }),
    ...(checkedOutAt && { leftAt: checkedOutAt }),
    bookedOn,
    ...(paidBy && { paidBy }),
    travellers,
    missing,
    events,
    ...registerStanding({ version, arrival, events }, incomplete(travellers, missing, arrival, hotel) === 0),
  };
}

/** Of how many people something is missing, or cannot be sent. */
function incomplete(travellers: Traveller[], missing: TravellerField[][], arrival: CivilDate, { property }: Hotel) {
  const faulty = new Set(partyFaults(travellers, arrival, property.businessDate).map(({ place }) => place));
  return travellers.filter((_, place) => missing[place]!.length > 0 || faulty.has(place)).length;
}

/** The longest there first, also of guests who have left; those that were sent before the business date are done with. */
export function registerRows(books: RegisterBooks): RegisterRow[] {
  const { hotel, register } = books;
  const { businessDate, timeZone } = hotel.property;
  const listed = hotel.list.where(
    ({ reservation: { id, state, arrival } }) =>
      (state === "inHouse" || state === "checkedOut") &&
      (arrival >= register.since || register.stays.get(id) !== undefined),
  );
  const isDone = ({ state, last }: RegisterRow) =>
    state === "sent" && last !== undefined && civilDateIn(new Date(last.at), timeZone) < businessDate;
  return listed
    .map(({ reservation }) => toRegisterRow(toStayRegister(reservation, books), hotel))
    .filter((row) => !isDone(row))
    .toSorted((one, other) => (one.arrival + one.room < other.arrival + other.room ? -1 : 1));
}

function toRegisterRow(register: StayRegister, hotel: Hotel): RegisterRow {
  const { id, customer, room, arrival, departure, state, isCorrection, dueOn, travellers, missing } = register;
  const last = lastEventOf(register);
  return {
    id,
    customer,
    room,
    arrival,
    departure,
    state,
    isCorrection,
    dueOn,
    people: travellers.length,
    incomplete: incomplete(travellers, missing, arrival, hotel),
    ...(last && { last }),
  };
}
