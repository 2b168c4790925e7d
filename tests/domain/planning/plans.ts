import type { Planning, PlanningBar, PlanningRoom, PlanningStay } from "@/contract/reservations/planning";
import { addDays } from "@/domain/civilDate";
import { nightsOf } from "@/domain/stay";

import { roomTypes } from "../assignment/plans";

const today = "2026-04-14";
/** The date of a night, counted from the business date. */
export const on = (night: number) => addDays(today, night);

export const room = (number: string, changes: Partial<PlanningRoom> = {}): PlanningRoom => ({
  id: `R-${number}`,
  number,
  floor: Number(number[0]),
  roomTypeId: "DBL",
  features: [],
  cleanliness: "clean",
  isActive: true,
  ...changes,
});

/** Nights in a double room, or in none. */
export const bar = (from: number, to: number, number?: string): PlanningBar => ({
  ...(number && { roomId: `R-${number}` }),
  roomTypeId: "DBL",
  from: on(from),
  to: on(to),
});

/** Two adults in double rooms, one bar after the other. */
export const stay = (id: string, bars: PlanningBar[], changes: Partial<PlanningStay> = {}): PlanningStay => ({
  id,
  version: 1,
  guest: id,
  lastName: "",
  state: "confirmed",
  situation: "confirmed",
  roomTypeId: "DBL",
  adults: 2,
  childrenAges: [],
  babies: 0,
  balance: 0,
  isVip: false,
  notes: [],
  numbers: [],
  companies: [],
  arrival: bars[0]!.from,
  departure: bars.at(-1)!.to,
  bars,
  ...changes,
});

/** Two double rooms from three nights ago on, and five free of the type on each night, unless said otherwise. */
export const planOf = ({ free = 5, ...parts }: Partial<Planning> & { free?: number }): Planning => ({
  asOf: 1,
  businessDate: today,
  currency: "EUR",
  overbookingAllowance: 0,
  from: on(-3),
  to: on(11),
  roomTypes,
  rooms: [room("101"), room("102")],
  stays: [],
  blocks: [],
  counts: nightsOf({ arrival: on(-3), departure: on(11) }).map((date) => ({
    roomTypeId: "DBL",
    date,
    free,
    sold: 10 - free,
    blocked: 0,
    occupancy: { sold: 10 - free, available: 10 },
    price: 10_000,
  })),
  restrictions: [],
  overbookings: [],
  ...parts,
});
