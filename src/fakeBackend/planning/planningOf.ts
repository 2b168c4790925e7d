import { type Planning, type PlanningCount, planningNights, type PlanningStay } from "@/contract/reservations/planning";
import type { CivilDate } from "@/contract/property";
import { addDays, dayNumber, isCivilDate } from "@/domain/civilDate";
import { barsOf } from "@/domain/planning/barsOf";
import { takesRooms } from "@/domain/reservations/situationOf";

import type { DeskBooks } from "../desk/DeskBooks";
import { roomStates } from "../desk/roomStates";
import type { Hotel } from "../hotel/Hotel";
import type { ListEntry } from "../hotel/list/ListEntry";

interface PlanningQuery {
  from?: CivilDate;
  nights: number;
}

export function planningOf(books: DeskBooks, { from: asked = "", nights }: PlanningQuery): Planning {
  const { hotel } = books;
  const { businessDate, currency, overbookingAllowance } = hotel.property;
  const from = isCivilDate(asked) ? asked : businessDate;
  const count = Math.min(planningNights.most, Math.max(1, Math.floor(nights) || 1));
  const to = addDays(from, count);
  const cleanlinessOf = new Map(roomStates(books).map(({ roomId, cleanliness }) => [roomId, cleanliness]));
  const isShown = ({ reservation: { state, nights: all } }: ListEntry) =>
    takesRooms(state) && all.some(({ date }) => from <= date && date < to);
  return {
    asOf: hotel.revision.count,
    businessDate,
    currency,
    overbookingAllowance,
    from,
    to,
    roomTypes: [...hotel.roomTypes],
    rooms: hotel.rooms.map((room) => ({ ...room, cleanliness: cleanlinessOf.get(room.id) ?? "clean" })),
    stays: hotel.list.where(isShown).map(stayOf),
    blocks: hotel.blocks.filter((block) => block.from < to && from < block.to),
    counts: hotel.roomTypes.flatMap(({ id }) =>
      Array.from({ length: count }, (_, place) => countOf(id, addDays(from, place), hotel)),
    ),
  };
}

const noteKinds = ["request", "guest", "internal"] as const;

function stayOf({ reservation, guest, customer, situation, balance }: ListEntry): PlanningStay {
  const { id, version, state, roomTypeId, adults, childrenAges, arrival, departure, notes } = reservation;
  return {
    id,
    version,
    guest: customer,
    state,
    situation,
    roomTypeId,
    adults,
    childrenAges,
    balance,
    isVip: guest.isVip,
    notes: noteKinds.map((kind) => ({ kind, note: notes[kind] })).filter(({ note }) => note !== ""),
    arrival,
    departure,
    bars: barsOf(reservation.nights),
  };
}

function countOf(roomTypeId: string, date: CivilDate, hotel: Hotel): PlanningCount {
  const { physical, blocked, sold } = hotel.nights.count(roomTypeId, date).type;
  const plan = hotel.ratePlans.find(({ isActive, derivedFrom }) => isActive && !derivedFrom);
  const price = plan ? hotel.rates.price(plan.id, roomTypeId, dayNumber(date)) : 0;
  return { roomTypeId, date, free: physical - blocked - sold, sold, blocked, price };
}
