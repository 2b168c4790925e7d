import type { FigureFilter } from "@/contract/figures/period";
import type { ArrivalSums, NightSums, PeriodSums } from "@/contract/figures/sums";
import type { CivilDate } from "@/contract/property";

import { isUncounted } from "../reservations/countedReasons";
import { takesRooms } from "../reservations/situationOf";
import { nightsBetween } from "../stay";
import {
  addPart,
  type FigureStay,
  isNight,
  isOfFilter,
  partSums,
  type Sale,
  saleAtFirst,
  saleAtLast,
  type StayPart,
} from "./figureStay";
import { isWithin, nightsIn, type Nights } from "./period";
import { isDayUse } from "./stayParts";

/** Rooms of the property on a night, or of the type that is asked for. */
export type RoomsOfNight = Pick<NightSums, "inventory" | "outOfOrder" | "houseUse">;

/** The books as they are, and the part of them that is wanted. */
export interface Figured {
  stays: Iterable<FigureStay>;
  filter?: Partial<FigureFilter>;
  roomsOn: (night: CivilDate) => RoomsOfNight;
  /** The first night that is not closed. */
  openNight: CivilDate;
}

/** The parts of a stay that are in a period and of a filter: each as its night was sold. */
export function partsIn(stay: FigureStay, nights: Nights, filter: Partial<FigureFilter> = {}): readonly StayPart[] {
  const { parts } = stay;
  const { type } = filter;
  const [first, last] = [parts[0], parts.at(-1)];
  if (!first || !last || first.date > nights.to || last.date < nights.from) return [];
  const isStayOf = isOfFilter(stay, filter);
  // of most stays no second list is made
  const isWhole = first.date >= nights.from && last.date <= nights.to && !nights.skipped && type === undefined;
  if (isWhole && isStayOf && parts.every(({ sale }) => sale === undefined)) return parts;
  const isIn = ({ date, roomTypeId, sale }: StayPart) =>
    isWithin(date, nights) &&
    (type === undefined || type === roomTypeId) &&
    (sale ? isOfFilter(sale, filter) : isStayOf);
  return parts.filter(isIn);
}

/** Sums of each night of a period, in order. */
export function nightSums(figured: Figured, period: Nights): (NightSums & { date: CivilDate })[] {
  const { stays, filter = {}, roomsOn } = figured;
  const dates = nightsIn(period).filter((date) => isWithin(date, period));
  const nights = new Map(dates.map((date) => [date, { date, ...partSums, ...roomsOn(date) }]));
  for (const stay of stays) {
    for (const part of partsIn(stay, period, filter)) {
      const night = nights.get(part.date);
      if (night) addPart(night, part);
    }
  }
  return [...nights.values()];
}

/** Rooms × nights of a period. */
export function roomsIn(period: Nights, roomsOn: Figured["roomsOn"]): RoomsOfNight {
  const sums = { inventory: 0, outOfOrder: 0, houseUse: 0 };
  for (const night of nightsIn(period)) {
    if (isWithin(night, period)) addRooms(sums, roomsOn(night));
  }
  return sums;
}

export function addRooms(sums: RoomsOfNight, { inventory, outOfOrder, houseUse }: RoomsOfNight) {
  sums.inventory += inventory;
  sums.outOfOrder += outOfOrder;
  sums.houseUse += houseUse;
}

/** Sums of a period, and counts of the reservations that arrive, leave or sleep in it. */
export function periodSums(figured: Figured, period: Nights): PeriodSums {
  const { stays, filter = {}, roomsOn, openNight } = figured;
  const sums = { ...partSums, ...noCounts, ...roomsIn(period, roomsOn) };
  for (const stay of stays) {
    const parts = partsIn(stay, period, filter);
    for (const part of parts) addPart(sums, part);
    if (parts.some(isNight)) sums.inHouse += 1;
    if (isWithin(leftOn(stay, openNight), period) && isOfBooked(saleAtLast(stay), filter)) sums.departures += 1;
    const [hasCome, isDue] = [isWithin(arrivedOn(stay, openNight), period), isWithin(stay.arrival, period)];
    if (!(hasCome || isDue) || !isOfBooked(saleAtFirst(stay), filter)) continue;
    if (hasCome) sums.arrivals += 1;
    if (isDue) addArrival(sums, stay, openNight);
  }
  return sums;
}

/** By the type that was booked, too. */
export const isOfBooked = (sale: Sale, filter: Partial<FigureFilter>): boolean =>
  (filter.type === undefined || filter.type === sale.roomTypeId) && isOfFilter(sale, filter);

/** The day of the check-in; from the open day on that of the books. Undefined for one that has not come, or will not. */
export const arrivedOn = ({ state, checkedInOn, arrival }: FigureStay, openNight: CivilDate) =>
  takesRooms(state) ? (checkedInOn ?? unlessPast(arrival, openNight)) : undefined;

/** The same of the check-out. */
export const leftOn = ({ state, checkedOutOn, departure }: FigureStay, openNight: CivilDate) =>
  takesRooms(state) ? (checkedOutOn ?? unlessPast(departure, openNight)) : undefined;

const unlessPast = (date: CivilDate, openNight: CivilDate) => (date >= openNight ? date : undefined);

const noCounts = {
  booked: 0,
  cancelled: 0,
  noShows: 0,
  due: 0,
  stays: 0,
  nights: 0,
  leadDays: 0,
  arrivals: 0,
  departures: 0,
  inHouse: 0,
};

/** Days between making and arrival; 0 for a stay that was written down after it had begun. */
export const leadDaysOf = ({ createdOn, arrival }: Pick<FigureStay, "createdOn" | "arrival">): number =>
  Math.max(0, nightsBetween(createdOn, arrival));

/** Whether it was ever booked: an inquiry, or a name on the waiting list, was not; nor was one that another replaces. */
export const isBooked = (stay: Pick<FigureStay, "state" | "cancelReason">): boolean =>
  takesRooms(stay.state) || stay.state === "noShow" || (stay.state === "cancelled" && !isUncounted(stay));

function addArrival(sums: ArrivalSums, stay: FigureStay, openNight: CivilDate) {
  if (!isBooked(stay)) return;
  countBooked(sums, stay, openNight);
  if (!takesRooms(stay.state) || isDayUse(stay)) return;
  sums.stays += 1;
  sums.nights += stay.nights.length;
  sums.leadDays += leadDaysOf(stay);
}

/** Counts one that was booked by what has become of it. */
export function countBooked(
  sums: Pick<ArrivalSums, "booked" | "due" | "cancelled" | "noShows">,
  { state, arrival }: Pick<FigureStay, "state" | "arrival">,
  openNight: CivilDate,
) {
  sums.booked += 1;
  if (state === "cancelled") sums.cancelled += 1;
  else if (state === "noShow") sums.noShows += 1;
  // a guest who is known not to come was expected, on the open day too
  if (state === "noShow" || (takesRooms(state) && arrival < openNight)) sums.due += 1;
}
