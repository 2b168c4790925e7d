import type { Room, RoomBlock } from "@/contract/property";
import { dateOfDay } from "@/domain/civilDate";

import { chances, type Random, randomFrom } from "../../core/random";
import { LooseEnds } from "./LooseEnds";
import { RoomPlan } from "./RoomPlan";
import { roomTypesSeed } from "./rooms";
import { demandFor } from "./seasons";
import type { StaySketch } from "./StaySketch";

interface Span {
  start: number;
  today: number;
  end: number;
}

/** 2.9 nights on average. */
const lengthOfStay = chances([
  [1, 25],
  [2, 27],
  [3, 21],
  [4, 12],
  [5, 6],
  [6, 2],
  [7, 5],
  [10, 1],
  [14, 1],
]);

/** A night soon for which all suites are sold. */
const FULL_TYPE = "STE";
const FULL_IN_DAYS = 4;
/** The stays that make it full are drawn apart: without them all others would be the same. */
const FULL_SEED = 4_017;

const types = roomTypesSeed.map(({ id }) => id);
/** The types that cancelled reservations asked for. */
const typeAsked = chances([
  ["IND", 12],
  ["DBL", 35],
  ["TWN", 21],
  ["FAM", 12],
  ["JST", 12],
  ["STE", 8],
]);

/**
 * Fills the property day by day up to the season's occupancy, and adds cancellations and no-shows; apart from them the
 * stays that take the last suites of one night.
 */
export function sketchStays(
  { start, today, end }: Span,
  rooms: readonly Room[],
  blocks: readonly RoomBlock[],
  random: Random,
) {
  const plan = new RoomPlan(rooms, blocks);
  const looseEnds = new LooseEnds(today, random);
  const stays: StaySketch[] = [];
  const lastSuites: StaySketch[] = [];
  for (let day = start; day <= end; day += 1) {
    const share = shareSold(day, today);
    for (const roomTypeId of types) {
      const size = plan.sizeOf(roomTypeId);
      const most = day > today ? size - 1 : size; // one room always stays free
      const wanted = Math.min(most, Math.floor(share * size + random.next()));
      for (let missing = wanted - plan.takenOn(roomTypeId, day); missing > 0; missing -= 1) {
        const taken = plan.take(roomTypeId, day, lengthOfStay(random), random);
        if (!taken) break;
        const stay = looseEnds.tie({ roomTypeId, roomId: taken.roomId, arrival: day, nights: taken.nights });
        if (stay.state === "inHouse" && day + taken.nights < today) plan.keep(taken.roomId, today + 1);
        stays.push(stay);
        if (random.next() < 0.52) stays.push(neverSlept(day, today, random));
      }
    }
    if (random.next() < 0.06) stays.push(dayUse(day, today, random));
    if (day === today + FULL_IN_DAYS) lastSuites.push(...lastRooms(day, plan));
  }
  return { stays, lastSuites };
}

/** A stay of a night for each suite that is still free. */
function lastRooms(arrival: number, plan: RoomPlan): StaySketch[] {
  const random = randomFrom(FULL_SEED);
  const free = plan.sizeOf(FULL_TYPE) - plan.takenOn(FULL_TYPE, arrival);
  return Array.from({ length: free }, () => {
    const taken = plan.take(FULL_TYPE, arrival, 1, random);
    return { state: "confirmed", roomTypeId: FULL_TYPE, roomId: taken?.roomId, arrival, nights: 1 };
  });
}

/** The season's share of all rooms, about four fifths around today, and less the further ahead. */
function shareSold(day: number, today: number): number {
  const season = demandFor(dateOfDay(day));
  const nearness = Math.max(0, 1 - Math.abs(day - today) / 8);
  const likely = season + (0.8 - season) * nearness;
  return day > today ? likely * Math.exp((today - day) / 70) : likely;
}

function neverSlept(arrival: number, today: number, random: Random): StaySketch {
  const roomTypeId = typeAsked(random);
  const nights = lengthOfStay(random);
  const isNoShow = arrival < today && random.next() < 0.035;
  if (isNoShow) return { state: "noShow", roomTypeId, arrival, nights };
  const waits = arrival > today && random.next() < 0.1;
  const state = waits ? random.pick(["inquiry", "waitlist"] as const) : "cancelled";
  return { state, roomTypeId, arrival, nights };
}

function dayUse(day: number, today: number, random: Random): StaySketch {
  const state = day < today ? "checkedOut" : "confirmed";
  return { state, roomTypeId: random.pick(["DBL", "TWN"]), arrival: day, nights: 0 };
}
