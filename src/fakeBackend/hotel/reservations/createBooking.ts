import type { RoutedKind } from "@/contract/account/accountWindows";
import type { Reason } from "@/contract/reservations/reservationReasons";
import { bookingLimits, type BookingRoom, type ReservationDraft } from "@/contract/reservations/reservationDraft";
import { unknownData } from "@/domain/guests/unknownData";
import { fullName } from "@/domain/people/names";
import { splitFullName } from "@/domain/people/splitFullName";
import { isSaleOverridable } from "@/domain/rates/saleOverride";
import { reasonFor } from "@/domain/reasonFor";

import { ApiError } from "../../core/ApiError";
import type { Actor } from "../../records/Actor";
import type { StoredReservation } from "../books/StoredReservation";
import type { Hotel } from "../Hotel";
import { refusal } from "../refusals";
import { isAsDrafted } from "./draftedFacts";
import { termsOf } from "./stayTerms";
import { guestFor, type HowBooked, plannedReservation } from "./saveReservation";

interface Booking extends HowBooked {
  draft: ReservationDraft;
  rooms: readonly BookingRoom[];
  routed: RoutedKind[];
}

/**
 * Books several rooms, or says why not: of the first one alone where that is refused, else of each of the others. Then
 * nothing is changed. The first one is the leader.
 */
export function createBooking(
  { draft, rooms, routed, ...how }: Booking,
  hotel: Hotel,
  actor: Actor,
): StoredReservation[] {
  const reasons = sizeReasons(rooms);
  if (reasons.length > 0) throw refusal(422, reasons);
  const planned = plannedTogether({ draft, rooms, how }, hotel, actor);
  const names = planned.map(() => hotel.nextNames());
  const guestId = guestFor(draft, hotel);
  const booking = names.map(({ id }) => id);
  const leader = hotel.guests.get(guestId);
  const company = hotel.companies.now(draft.companyId) ?? hotel.companies.now(draft.agencyId);
  const name = company?.name ?? (leader.company || fullName(leader));
  const group = { name, taxId: "", email: "", routed, leader: booking[0]! };
  return planned.map((one, place) => {
    const room = rooms[place - 1];
    const isUnnamed = room !== undefined && room.guest.trim() === "";
    return hotel.put({
      ...one,
      ...names[place]!,
      booking,
      guestId: room && !isUnnamed ? named(room.guest, hotel) : guestId,
      ...(isUnnamed && { unnamed: place + 1 }),
      ...(room && routed.length > 0 && { billing: group }),
    });
  });
}

/**
 * Refuses to repeat a call with another booking than its first attempt has made, `undefined` for a single reservation.
 * Without `current`: saved upon that reservation, what is asked would lose rooms, or change the first one alone.
 */
export function refuseOtherBooking(
  leader: StoredReservation,
  asked: Pick<Booking, "draft" | "rooms" | "routed"> | undefined,
  hotel: Hotel,
) {
  const booked = leader.booking?.slice(1).map((id) => hotel.find(id));
  const hasSameRooms =
    asked?.rooms.every((room, place) => isRoomAsAsked(booked?.[place], room, asked.routed, hotel)) ?? true;
  const isSame = hasSameRooms && (!asked || isAsDrafted(leader, asked.draft, hotel));
  if (isSame && booked?.length === asked?.rooms.length) return;
  throw refusal(409, [reasonFor("ROOMS_DIFFER", { reservation: leader.id })]);
}

function isRoomAsAsked(
  stored: StoredReservation | undefined,
  { guest, ...terms }: BookingRoom,
  routed: RoutedKind[],
  hotel: Hotel,
): boolean {
  if (!stored) return false;
  const { firstName, lastName } = hotel.guests.get(stored.guestId);
  const isNamed = stored.unnamed === undefined;
  const asked = splitFullName(guest);
  const isSameGuest = guest.trim() === "" ? !isNamed : asked.firstName === firstName && asked.lastName === lastName;
  return (
    isSameGuest &&
    stored.roomTypeId === terms.roomTypeId &&
    stored.ratePlanId === terms.ratePlanId &&
    stored.adults === terms.adults &&
    stored.childrenAges.join() === terms.childrenAges.join() &&
    (stored.billing?.routed ?? []).join() === routed.join()
  );
}

function sizeReasons(rooms: readonly BookingRoom[]): Reason[] {
  const { rooms: most, letters } = bookingLimits;
  if (rooms.length >= most) return [reasonFor("TOO_MANY_ROOMS", { max: most })];
  return rooms.flatMap(({ guest }, place) =>
    guest.length > letters ? { ...reasonFor("TEXT_TOO_LONG", { max: letters }), field: fieldOf(place) } : [],
  );
}

const fieldOf = (place: number) => `rooms.${place}.roomTypeId`;

interface Asked {
  draft: ReservationDraft;
  rooms: readonly BookingRoom[];
  how: HowBooked;
}

/** The reservations as they would be. Each counts for those after it, so that two do not get the same last room. */
function plannedTogether({ draft, rooms, how }: Asked, hotel: Hotel, actor: Actor): StoredReservation[] {
  const planned: StoredReservation[] = [];
  const refused: Reason[] = [];
  const plan = (asked: ReservationDraft, given: HowBooked) => {
    const one = plannedReservation(asked, hotel, actor, given);
    hotel.nights.add(one);
    planned.push(one);
  };
  try {
    plan(draft, how);
    for (const [place, { guest: _, ...terms }] of rooms.entries()) {
      try {
        plan(draftOfRoom(terms, draft, hotel), { ...how, roomId: undefined });
      } catch (error) {
        if (!(error instanceof ApiError) || error.reasons.length === 0) throw error;
        refused.push(...error.reasons.map((reason) => ({ ...leftOf(reason, terms, planned), field: fieldOf(place) })));
      }
    }
  } finally {
    for (const one of planned) hotel.nights.remove(one);
  }
  const [first] = refused;
  if (first) {
    const details = { reasons: refused, isOverridable: isSaleOverridable(refused) };
    throw new ApiError(409, first.message, undefined, details);
  }
  return planned;
}

/** A promised price is that of the same room for the same people. */
function draftOfRoom(terms: Omit<BookingRoom, "guest">, draft: ReservationDraft, hotel: Hotel): ReservationDraft {
  const own = { ...draft, ...terms, extras: [], notes: { internal: "", guest: "", request: "" } };
  return termsOf(own, hotel) === termsOf(draft, hotel) ? own : { ...own, negotiatedPrice: undefined };
}

/** Of a type that only the booking itself has filled, so many can be sold as it has been given. */
function leftOf(reason: Reason, { roomTypeId }: Pick<BookingRoom, "roomTypeId">, planned: StoredReservation[]): Reason {
  const { roomType, date } = reason.values ?? {};
  const left = planned.filter((one) => one.roomTypeId === roomTypeId).length;
  if (reason.code !== "NO_AVAILABILITY" || left === 0) return reason;
  return reasonFor("ROOMS_LEFT", { max: left, roomType: String(roomType), date: String(date) });
}

/** A guest of whom only the name is known: the rest is asked of them at the check-in. */
function named(name: string, hotel: Hotel): string {
  const unknown = { ...unknownData, email: "", phone: "", document: "", country: "" };
  return hotel.guests.add({ ...unknown, ...splitFullName(name) }).id;
}
