import type { CivilDate, RoomType } from "@/contract/property";
import type { RateCalendar, RateLine } from "@/contract/reservations/rateCalendar";
import type { RateDay, RatePlan, RateSettings } from "@/contract/reservations/rates";

import { dayNumber } from "../civilDate";
import { planDay, type RateNight, rateNight } from "./rateNight";
import { baseGuests, rateChain } from "./ratePrices";

/** Where the rules of the calendar look nights up: in the hotel's books, or in what a page knows of them. */
export interface RateBooks {
  businessDate: CivilDate;
  currency: string;
  plans: readonly RatePlan[];
  typeOf: (roomTypeId: string) => RoomType | undefined;
  /** A plan's own word of a night; undefined for a night that is not known. */
  dayOf: (ratePlanId: string, roomTypeId: string, date: CivilDate) => RateDay | undefined;
}

/** As it is sold for the base occupancy; with `set` as it would be if that were set by hand for the plan itself. */
export function nightIn(
  { plans, typeOf, dayOf }: RateBooks,
  { ratePlanId, roomTypeId }: Pick<RateLine, "ratePlanId" | "roomTypeId">,
  date: CivilDate,
  set?: RateSettings,
): RateNight | undefined {
  const day = (id: string) => dayOf(id, roomTypeId, date);
  const asSet = (id: string) => {
    const own = day(id);
    return own && id === ratePlanId ? { ...own, set } : own;
  };
  return rateNight(rateChain(plans, ratePlanId) ?? [], set ? asSet : day, baseGuests(typeOf(roomTypeId)));
}

export const lineKey = ({ ratePlanId, roomTypeId }: Pick<RateLine, "ratePlanId" | "roomTypeId">): string =>
  `${ratePlanId} ${roomTypeId}`;

/** The books that a calendar is. */
export function calendarBooks(calendar: RateCalendar): RateBooks {
  const { businessDate, currency, from, ratePlans, roomTypes, seasons, lines } = calendar;
  const first = dayNumber(from);
  const seasonOf = new Map(seasons.map(({ roomTypeId, nights }) => [roomTypeId, nights]));
  const planOf = new Map(ratePlans.map((plan) => [plan.id, plan]));
  const typeOf = new Map(roomTypes.map((type) => [type.id, type]));
  const nightsOf = new Map(lines.map((line) => [lineKey(line), line.nights]));
  return {
    businessDate,
    currency,
    plans: ratePlans,
    typeOf: (id) => typeOf.get(id),
    dayOf(ratePlanId, roomTypeId, date) {
      const plan = planOf.get(ratePlanId);
      const season = seasonOf.get(roomTypeId)?.[dayNumber(date) - first];
      return plan && season && planDay(plan, season, nightsOf.get(lineKey({ ratePlanId, roomTypeId }))?.[date]);
    },
  };
}
