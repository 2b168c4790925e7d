import type { RateDay } from "@/contract/reservations/rates";

/** By month, from January: typical occupancy, and the price relative to the list price. */
const seasons: [occupancy: number, price: number][] = [
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

const listPrices: Record<string, number> = {
  IND: 6200,
  DBL: 8800,
  TWN: 9000,
  FAM: 12_400,
  JST: 15_500,
  STE: 23_500,
};

const monthOf = (date: string) => Number(date.slice(5, 7)) - 1;

/** The nights of 5, Friday, and 6, Saturday. */
const isWeekend = (day: number) => [5, 6].includes(((((day + 3) % 7) + 7) % 7) + 1);

/** The final occupancy of a night of that season and weekday. */
export function demandFor(date: string, day: number): number {
  const [occupancy] = seasons[monthOf(date)]!;
  return Math.min(1, occupancy * (isWeekend(day) ? 1.08 : 0.97));
}

/** Price and restrictions of the plan that the others follow; whole euros, as a hotel writes them. */
export function rateDayOf(roomTypeId: string, date: string, day: number): Omit<RateDay, "ratePlanId"> {
  const [, level] = seasons[monthOf(date)]!;
  const price = Math.round(((listPrices[roomTypeId] ?? 0) * level * (isWeekend(day) ? 1.12 : 1)) / 100) * 100;
  const monthAndDay = date.slice(5);
  return {
    roomTypeId,
    date,
    price,
    minStay: monthAndDay === "12-31" ? 3 : isWeekend(day) && level >= 1.25 ? 2 : 1,
    isClosed: roomTypeId === "STE" && monthAndDay === "11-02",
    isClosedToArrival: monthAndDay === "01-01",
    isClosedToDeparture: monthAndDay === "12-31",
  };
}
