import { weekdayOf } from "@/domain/civilDate";

import type { SetUpSeed } from "../setUp/SetUp";

/** By month, from January: typical occupancy, and the price relative to the list price. */
const months: [occupancy: number, price: number][] = [
  [0.36, 0.8],
  [0.44, 0.84],
  [0.58, 0.95],
  [0.72, 1.08],
  [0.77, 1.1],
  [0.87, 1.25],
  [0.95, 1.5],
  [0.98, 1.7],
  [0.88, 1.3],
  [0.7, 1.05],
  [0.47, 0.84],
  [0.54, 0.95],
];

/** The final occupancy of a night of that season and weekday. */
export function demandFor(date: string): number {
  const [occupancy] = months[Number(date.slice(5, 7)) - 1]!;
  return Math.min(1, occupancy * ([5, 6].includes(weekdayOf(date)) ? 1.08 : 0.97));
}

export const seasonsSeed: SetUpSeed["seasons"] = months.map(([, level], place) => ({
  id: String(place + 1).padStart(2, "0"),
  level,
  weekendLevel: 1.12,
  weekendMinStay: level >= 1.25 ? 2 : 1,
}));

const open = { minStay: 1, isClosedToArrival: false, isClosedToDeparture: false, closedTypes: [] };

export const specialDaysSeed: SetUpSeed["specialDays"] = [
  { ...open, id: "12-31", minStay: 3, isClosedToDeparture: true },
  { ...open, id: "01-01", isClosedToArrival: true },
  { ...open, id: "11-02", closedTypes: ["STE"] },
];

export const listPricesSeed: SetUpSeed["listPrices"] = [
  { id: "IND", price: 62_00, floor: 40_00 },
  { id: "DBL", price: 88_00, floor: 55_00 },
  { id: "TWN", price: 90_00, floor: 55_00 },
  { id: "FAM", price: 124_00, floor: 80_00 },
  { id: "JST", price: 155_00, floor: 100_00 },
  { id: "STE", price: 235_00, floor: 150_00 },
];
