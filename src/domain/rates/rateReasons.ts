import type { Cents, CivilDate, RoomType } from "@/contract/property";
import {
  type RateField,
  rateLimits,
  type RateLineChange,
  type RateReason,
  rateReasonTexts,
  type RateValue,
} from "@/contract/reservations/rateCalendar";
import type { Derivation, RatePlan } from "@/contract/reservations/rates";

import { addDays, isCivilDate } from "../civilDate";
import { reasonsFrom } from "../reasonFor";
import { nightIn, type RateBooks } from "./rateBooks";
import { changedBooks } from "./rateChanges";
import { isFreeByDerivation, rateNight } from "./rateNight";
import { baseGuests, rateChain } from "./ratePrices";

export const rateReason = reasonsFrom(rateReasonTexts);

const isWithin = (value: RateValue, least: number, most: number) =>
  typeof value === "number" && Number.isInteger(value) && value >= least && value <= most;

/** Why a field cannot be set to a value, whatever the night; null may always be set. */
export function valueReasons(field: RateField, value: RateValue): RateReason[] {
  const { price, nights, rooms } = rateLimits;
  if (value === null) return [];
  if (field === "price") return isWithin(value, 0, price) ? [] : [rateReason("RATE_PRICE", { max: price / 100 })];
  if (field === "quota") return isWithin(value, 0, rooms) ? [] : [rateReason("RATE_QUOTA", { max: rooms })];
  if (isOfStays(field)) return isWithin(value, 1, nights) ? [] : [rateReason("RATE_NUMBER", { max: nights })];
  return typeof value === "boolean" ? [] : [rateReason("RATE_NONE_CHOSEN")];
}

/** Fields that are judged by each other: how long a stay may be. */
const isOfStays = (field: RateField) => field === "minStay" || field === "minStayThrough" || field === "maxStay";

/**
 * Why nights cannot be changed so, once all of it is changed; each reason once, with the first night that it is about, and
 * a floor for each type.
 */
export function changeReasons(changes: readonly RateLineChange[], books: RateBooks): RateReason[] {
  const hasStays = changes.some(({ field }) => isOfStays(field));
  const changed = hasStays ? changedBooks(books, changes) : books; // only these are judged by each other
  const found = new Map<string, RateReason>();
  for (const change of changes) {
    for (const reason of lineReasons(change, changed)) {
      const key = reason.code === "RATE_BELOW_FLOOR" ? `${reason.code} ${change.roomTypeId}` : reason.code;
      if (!found.has(key)) found.set(key, reason);
    }
  }
  return [...found.values()];
}

function* lineReasons(change: RateLineChange, changed: RateBooks): Generator<RateReason> {
  const last = addDays(changed.businessDate, rateLimits.daysAhead);
  const plan = changed.plans.find(({ id }) => id === change.ratePlanId);
  if (plan && !plan.isActive) yield rateReason("RATE_PLAN_NOT_SOLD", { rate: plan.name });
  for (const { date, after } of change.nights) {
    if (!isCivilDate(date)) yield rateReason("RATE_DATE_MISSING");
    else if (date < changed.businessDate) yield rateReason("RATE_PAST", { date });
    else if (date > last) yield rateReason("RATE_FAR_AHEAD", { date: last });
    else yield* [...valueReasons(change.field, after), ...nightReasons(change, { date, after }, changed)];
  }
}

/** Against what else is said of the night. What is taken away leaves the word of the plan, which may not fit either. */
function nightReasons(
  { ratePlanId, roomTypeId, field }: RateLineChange,
  { date, after }: Pick<RateLineChange["nights"][number], "date" | "after">,
  changed: RateBooks,
): RateReason[] {
  if (field === "price")
    return floorReasons(after, changed.dayOf(ratePlanId, roomTypeId, date)?.floor, roomTypeId, changed);
  const night = isOfStays(field) ? nightIn(changed, { ratePlanId, roomTypeId }, date) : undefined;
  if (night?.maxStay === undefined) return [];
  const least = Math.max(night.minStay, night.minStayThrough ?? 1);
  return night.maxStay < least ? [rateReason("RATE_MAX_BELOW_MIN", { nights: least })] : [];
}

function floorReasons(price: RateValue, floor: Cents = 0, roomTypeId: string, books: RateBooks): RateReason[] {
  if (typeof price !== "number" || price < 0 || price >= floor) return [];
  const roomType = books.typeOf(roomTypeId)?.name ?? roomTypeId;
  return [rateReason("RATE_BELOW_FLOOR", { roomType, amount: floor, currency: books.currency })];
}

/** Percents have two decimals. */
export function percentReasons(percent: number): RateReason[] {
  const isRight = percent >= -100 && percent <= rateLimits.percent && Math.round(percent * 100) / 100 === percent;
  return isRight ? [] : [rateReason("RATE_PERCENT", { max: rateLimits.percent })];
}

/** Why a plan's prices cannot derive so; a reason names the field that it is about. */
export function derivationReasons(plan: RatePlan, derivedFrom: Derivation | null, plans: readonly RatePlan[]) {
  if (derivedFrom === null) return [];
  const { percent, amount, ratePlanId } = derivedFrom;
  const { price } = rateLimits;
  const parent = plans.find(({ id }) => id === ratePlanId);
  const changed = plans.map((one) => (one.id === plan.id ? { ...one, derivedFrom } : one));
  return [
    ...percentReasons(percent).map((reason) => ({ ...reason, field: "percent" })),
    ...(isWithin(amount, -price, price)
      ? []
      : [{ ...rateReason("RATE_AMOUNT", { max: price / 100 }), field: "amount" }]),
    ...(rateChain(changed, plan.id)
      ? []
      : [{ ...rateReason("RATE_CYCLE", { rate: parent?.name ?? ratePlanId }), field: "ratePlanId" }]),
  ];
}

/** Why a plan's prices cannot derive so on these nights: nothing would be left of a price, its own or one that derives from it. */
export function freeReasons(
  plan: RatePlan,
  derivedFrom: Derivation | null,
  roomTypes: readonly RoomType[],
  dates: readonly CivilDate[],
  books: RateBooks,
) {
  if (derivedFrom === null) return [];
  const plans = books.plans.map((one) => (one.id === plan.id ? { ...one, derivedFrom } : one));
  const chains = plans.flatMap(({ id, isActive }) => (isActive ? [rateChain(plans, id) ?? []] : []));
  const changed = chains.filter((chain) => chain.some(({ id }) => id === plan.id));
  for (const { id: roomTypeId, name: roomType } of roomTypes) {
    const isFree = (date: CivilDate) =>
      changed.some((chain) => {
        const night = rateNight(chain, (id) => books.dayOf(id, roomTypeId, date), baseGuests(books.typeOf(roomTypeId)));
        return night !== undefined && isFreeByDerivation(night);
      });
    const date = dates.find(isFree);
    if (date !== undefined) return [{ ...rateReason("RATE_DERIVED_FREE", { roomType, date }), field: "amount" }];
  }
  return [];
}
