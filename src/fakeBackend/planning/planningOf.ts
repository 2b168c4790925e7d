import {
  type Planning,
  type PlanningCount,
  planningNights,
  type PlanningRestriction,
  type PlanningStay,
} from "@/contract/reservations/planning";
import type { CivilDate } from "@/contract/property";
import { addDays, dayNumber, isCivilDate } from "@/domain/civilDate";
import { barsOf, type PlacedNight } from "@/domain/planning/barsOf";
import { freeOf } from "@/domain/rates/availability";
import type { RateNight } from "@/domain/rates/rateNight";
import { partyIn } from "@/domain/rates/cots";
import { hasNight, nightsOf } from "@/domain/stay";
import { isToLeave, takesRooms } from "@/domain/reservations/situationOf";

import type { Database } from "../core/database";
import type { Hotel } from "../hotel/Hotel";
import type { ListEntry } from "../hotel/list/ListEntry";
import type { StoredReservation } from "../hotel/books/StoredReservation";

interface PlanningQuery {
  from?: CivilDate;
  nights: number;
}

export function planningOf(
  { hotel, rooms }: Pick<Database, "hotel" | "rooms">,
  { from: asked = "", nights }: PlanningQuery,
): Planning {
  const { businessDate, currency, overbookingAllowance } = hotel.property;
  const from = isCivilDate(asked) ? asked : addDays(businessDate, -1);
  const count = Math.min(planningNights.most, Math.max(1, Math.floor(nights) || 1));
  const to = addDays(from, count);
  const isPart = (date: CivilDate) => hasNight({ from, to }, date);
  const isShown = ({ reservation }: ListEntry) =>
    takesRooms(reservation.state) &&
    (placesOf(reservation, hotel).some(({ date }) => isPart(date)) ||
      (isToLeave(reservation, businessDate) && isPart(businessDate)));
  return {
    asOf: hotel.revision.count,
    businessDate,
    currency,
    overbookingAllowance,
    from,
    to,
    roomTypes: [...hotel.roomTypes],
    rooms: hotel.rooms.map((room) => ({ ...room, cleanliness: rooms.cleanlinessOf(room.id) })),
    stays: hotel.list.where(isShown).map((entry) => stayOf(entry, hotel)),
    blocks: hotel.blocks.filter((block) => block.from < to && from < block.to),
    counts: hotel.roomTypes.flatMap(({ id }) =>
      Array.from({ length: count }, (_, place) => countOf(id, addDays(from, place), hotel)),
    ),
    overbookings: nightsOf({ arrival: from, departure: to }).flatMap((date) => hotel.overbookings.on(date)),
    restrictions: hotel.roomTypes.flatMap(({ id }) =>
      Array.from({ length: count + 1 }, (_, place) => restrictionOf(id, addDays(from, place), hotel)).flat(),
    ),
  };
}

const noteKinds = ["request", "guest", "internal"] as const;

/** The nights of a stay and, until the check-out, the day on which it has a room without one; day use may wait for it. */
function placesOf(reservation: StoredReservation, hotel: Hotel): PlacedNight[] {
  const { nights, state, departure, roomTypeId, dayRoomId } = reservation;
  const isDay = state !== "checkedOut" && (dayRoomId !== undefined || nights.length === 0);
  if (!isDay) return nights;
  const room = dayRoomId === undefined ? undefined : hotel.room(dayRoomId);
  const place = room ? { roomId: room.id, roomTypeId: room.roomTypeId } : { roomTypeId };
  return [...nights, { date: departure, ...place, isDay }];
}

function stayOf(entry: ListEntry, hotel: Hotel): PlanningStay {
  const { reservation, guest, customer, situation, balance } = entry;
  const { id, version, state, roomTypeId, arrival, departure, notes } = reservation;
  return {
    id,
    version,
    guest: customer,
    lastName: guest.lastName,
    state,
    situation,
    roomTypeId,
    ...partyIn(reservation),
    balance,
    isVip: guest.isVip,
    notes: noteKinds.map((kind) => ({ kind, note: notes[kind] })).filter(({ note }) => note !== ""),
    arrival,
    departure,
    numbers: entry.numbers,
    companies: entry.soldTo.map((one) => ({ id: one.id, name: one.name })),
    bars: barsOf(placesOf(reservation, hotel)),
  };
}

function countOf(roomTypeId: string, date: CivilDate, hotel: Hotel): PlanningCount {
  const { nights } = hotel;
  const count = nights.count(roomTypeId, date).type;
  const { sold, blocked } = count;
  const price = rateNightOf(roomTypeId, date, hotel)?.price ?? 0;
  const paid = sold - nights.complimentaryOn(date, roomTypeId);
  const occupancy = { sold: paid, available: nights.availableOn(date, roomTypeId) };
  return { roomTypeId, date, free: freeOf(count), sold, blocked, occupancy, price };
}

/** Under the first plan that is no other's derivation: one that is not sold only where there is no other. */
function rateNightOf(roomTypeId: string, date: CivilDate, hotel: Hotel): RateNight | undefined {
  const bases = hotel.setUp.ratePlans.all().filter(({ derivedFrom }) => !derivedFrom);
  const plan = bases.find(({ isActive }) => isActive) ?? bases[0]!;
  return hotel.setUp.rates.night(plan.id, roomTypeId, dayNumber(date));
}

/** None where the night is not restricted. */
function restrictionOf(roomTypeId: string, date: CivilDate, hotel: Hotel): PlanningRestriction[] {
  const night = rateNightOf(roomTypeId, date, hotel);
  if (!night) return [];
  const { minStay, minStayThrough, maxStay, isClosed, isClosedToArrival, isClosedToDeparture } = night;
  const isShort = maxStay !== undefined || minStay > 1 || minStayThrough !== undefined;
  if (!isShort && !isClosed && !isClosedToArrival && !isClosedToDeparture) return [];
  const rules = { minStay, isClosed, isClosedToArrival, isClosedToDeparture };
  return [{ roomTypeId, date, ...rules, ...(minStayThrough && { minStayThrough }), ...(maxStay && { maxStay }) }];
}
