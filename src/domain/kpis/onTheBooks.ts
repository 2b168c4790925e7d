import type { Period } from "@/contract/figures/period";
import type { Cents, CivilDate } from "@/contract/property";

import { takesRooms } from "../reservations/situationOf";
import type { FigureStay } from "./figureStay";
import { isWithin } from "./period";

/** A sold night that has come onto the books, or has left them. */
export interface NightChange {
  date: CivilDate;
  roomTypeId: string;
  /** 1 or −1; 0 where the price alone has changed. */
  nights: number;
  /** Without VAT. An allowance changes what is paid, not what is on the books. */
  roomRevenue: Cents;
}

/** The change of a reservation's nights between two closes, with the values that it had at the later one. */
export interface BookChange extends Pick<FigureStay, "id" | "ratePlanId" | "channelId" | "segment"> {
  cause: "new" | "cancelled" | "moved";
  nights: NightChange[];
}

/**
 * The nights for a price that a reservation has on the books: of closed days, those of a guest who has come. None of one
 * that is cancelled, not come or only asked for; a night that is given away is not sold.
 */
export const soldNights = (
  { state, checkedInOn, nights }: Pick<FigureStay, "state" | "checkedInOn" | "nights">,
  openNight: CivilDate,
): NightChange[] =>
  nights
    .filter(({ date, net }) => takesRooms(state) && net > 0 && (checkedInOn !== undefined || date >= openNight))
    .map(({ date, roomTypeId, net }) => ({ date, roomTypeId, nights: 1, roomRevenue: net }));

/**
 * The change from the nights that a reservation had at the close before; undefined without one. It is new where it had
 * none, also once it is reinstated; cancelled where it has none left; else moved: other dates, another type or price. What
 * comes and goes between two closes changes nothing. `before` may be changes of several closes: only their sum counts.
 */
export function changeOf(
  { id, ratePlanId, channelId, segment }: Omit<BookChange, "cause" | "nights">,
  before: readonly NightChange[],
  after: readonly NightChange[],
): BookChange | undefined {
  const nights = summed([...before.map(negative), ...after]);
  if (nights.length === 0) return undefined;
  const wasOn = summed(before).some((night) => night.nights > 0);
  const cause = wasOn ? (after.length === 0 ? "cancelled" : "moved") : "new";
  return { id, ratePlanId, channelId, segment, cause, nights };
}

/** The nights of a reservation before changes of them, by date. */
export const nightsBefore = (now: readonly NightChange[], changes: readonly NightChange[]): NightChange[] =>
  summed([...now, ...changes.map(negative)])
    .filter(({ nights }) => nights > 0)
    .toSorted((one, other) => (one.date < other.date ? -1 : 1));

/** The same nights leave the books. */
const negative = ({ nights, roomRevenue, ...night }: NightChange): NightChange => ({
  ...night,
  nights: 0 - nights,
  roomRevenue: 0 - roomRevenue,
});

/** One change for each night and type, without those that come to nothing. */
function summed(changes: readonly NightChange[]): NightChange[] {
  const sums = new Map<string, NightChange>();
  for (const { date, roomTypeId, nights, roomRevenue } of changes) {
    const key = `${date} ${roomTypeId}`;
    const sum = sums.get(key) ?? { date, roomTypeId, nights: 0, roomRevenue: 0 };
    sum.nights += nights;
    sum.roomRevenue += roomRevenue;
    sums.set(key, sum);
  }
  return [...sums.values()].filter(({ nights, roomRevenue }) => nights !== 0 || roomRevenue !== 0);
}

/** A change on one night of a period, and of a type where one is asked for. */
export interface ChangedNight extends NightChange {
  change: BookChange;
}

/** The changed nights of a period, in the order of the changes. */
export function* changedNights(changes: Iterable<BookChange>, period: Period, type?: string): Generator<ChangedNight> {
  for (const change of changes) {
    for (const night of change.nights) {
      const isWanted = isWithin(night.date, period) && (type === undefined || night.roomTypeId === type);
      if (isWanted) yield { ...night, change };
    }
  }
}
