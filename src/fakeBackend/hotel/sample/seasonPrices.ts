import type { Cents } from "@/contract/property";
import { dateOfDay } from "@/domain/civilDate";
import { baseGuests } from "@/domain/rates/ratePrices";

import type { SetUp } from "../setUp/SetUp";

const forTwo = baseGuests({ baseOccupancy: 2 });

type PriceOn = (day: number) => Cents;

/** Friday and Saturday, in days after a Monday. */
const weekend = new Set([4, 5]);

/**
 * Prices of a set-up for which nothing is set by hand, by plan and type. They follow from the month and the weekend, so that
 * they are reckoned once for each of these, not for each of the nights of a year. The stays of the sample were sold with
 * the meals of two people, whatever their number.
 */
export function seasonPrices({ rates }: Pick<SetUp, "rates">): (ratePlanId: string, roomTypeId: string) => PriceOn {
  const lines = new Map<string, PriceOn>();

  function lineOf(ratePlanId: string, roomTypeId: string): PriceOn {
    const priceOn = rates.prices(ratePlanId, roomTypeId, forTwo);
    const prices: Cents[] = [];
    return (day) => (prices[seasonOf(day)] ??= priceOn(day));
  }

  return (ratePlanId, roomTypeId) => {
    const key = `${ratePlanId} ${roomTypeId}`;
    const line = lines.get(key) ?? lineOf(ratePlanId, roomTypeId);
    lines.set(key, line);
    return line;
  };
}

const seasons = new Map<number, number>();

/** A number for the month and the weekend, cached: each day has the nights of many. */
function seasonOf(day: number): number {
  const known = seasons.get(day);
  if (known !== undefined) return known;
  const month = Number(dateOfDay(day).slice(5, 7));
  const season = weekend.has((day + 3) % 7) ? 12 + month : month;
  seasons.set(day, season);
  return season;
}
