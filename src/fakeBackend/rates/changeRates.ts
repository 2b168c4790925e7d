import type { CivilDate } from "@/contract/property";
import {
  type DerivationChange,
  type FloorChange,
  type RateAct,
  rateFields,
  rateLimits,
  type RateLine,
  type RateLineChange,
} from "@/contract/reservations/rateCalendar";
import type { Derivation, RatePlan } from "@/contract/reservations/rates";
import { sentences } from "@/contract/sentences";
import { addDays } from "@/domain/civilDate";
import { lineKey } from "@/domain/rates/rateBooks";
import { changesAhead, contradicted, nightsWhere, setValue, settingsWith } from "@/domain/rates/rateChanges";
import { datesIn } from "@/domain/rates/rateEdits";
import { isSameDerivation } from "@/domain/rates/ratePrices";
import { changeReasons, derivationReasons, freeReasons, rateReason, valueReasons } from "@/domain/rates/rateReasons";

import type { Hotel } from "../hotel/Hotel";
import { notFound, Refused, refuseInput } from "../records/Refused";
import { rateBooksOf } from "./rateBooksOf";
import { lineOf } from "./rateCalendarOf";

/** Another person has changed it since: as it is now, for a person to decide between both. */
const changedBefore = (current: object) => new Refused(409, { reasons: [rateReason("RATE_CHANGED")], current });

/** Into the history. */
type Keep = (act: RateAct) => void;

/** Sets nights by hand, all of them that have not passed or none. */
export function changeRates(hotel: Hotel, asked: RateLineChange[], keep: Keep): RateLine[] {
  const { setUp, property } = hotel;
  const ahead = changesAhead(asked, property.businessDate);
  const changes = ahead.length > 0 ? ahead : asked;
  const isKnown = ({ ratePlanId, roomTypeId, field }: RateLineChange) =>
    setUp.ratePlans.find(ratePlanId) && hotel.roomType(roomTypeId) && rateFields.includes(field);
  if (!changes.every(isKnown)) refuseInput([], { changes: sentences.invalidValue });
  refuseInput(changeReasons(changes, rateBooksOf(hotel)));
  const lines = () => {
    const named = new Map(changes.map((change) => [lineKey(change), change]));
    return [...named.values()].map((line) => lineOf(hotel, line.ratePlanId, line.roomTypeId, property.businessDate));
  };
  const settingsOf = ({ ratePlanId, roomTypeId }: RateLineChange, date: CivilDate) =>
    setUp.setRates.of(ratePlanId, roomTypeId, date);
  if (contradicted(changes, settingsOf).length > 0) throw changedBefore(lines());
  const made = nightsWhere(changes, (change, { date, after }) => {
    return setValue(settingsOf(change, date), change.field) !== after;
  });
  if (made.length === 0) return lines();
  keep({ changes: made });
  setUp.changeRates((rates) => {
    for (const { ratePlanId, roomTypeId, field, nights } of made) {
      for (const { date, after } of nights) {
        const settings = rates.of(ratePlanId, roomTypeId, date);
        rates.put(ratePlanId, roomTypeId, date, settingsWith(settings, { field, value: after }));
      }
    }
  });
  return lines();
}

export function changeDerivation(hotel: Hotel, ratePlanId: string, asked: DerivationChange, keep: Keep): RatePlan {
  const { before, after } = { before: known(asked.before), after: known(asked.after) };
  const { ratePlans } = hotel.setUp;
  const plan = ratePlans.find(ratePlanId);
  if (!plan) throw notFound();
  const { businessDate } = hotel.property;
  const ahead = datesIn(businessDate, addDays(businessDate, rateLimits.daysAhead));
  const wrong = derivationReasons(plan, after, ratePlans.all());
  const faults = wrong.length > 0 ? wrong : freeReasons(plan, after, hotel.roomTypes, ahead, rateBooksOf(hotel));
  refuseInput(faults, Object.fromEntries(faults.map(({ field, message }) => [field, message])));
  const { derivedFrom: now = null, ...own } = plan;
  if (isSameDerivation(now, after)) return plan;
  if (!isSameDerivation(now, before)) throw changedBefore(plan);
  keep({ ratePlanId, before, after });
  ratePlans.put({ ...own, ...(after && { derivedFrom: after }) });
  return ratePlans.find(ratePlanId)!;
}

/** Its own fields alone. */
const known = (derivation: Derivation | null): Derivation | null => {
  if (!derivation) return null;
  const { ratePlanId, percent, amount, amountFor = 0, rounding } = derivation;
  const isFor = Number.isInteger(amountFor) && amountFor > 0;
  return { ratePlanId, percent, amount, ...(isFor && { amountFor }), ...(rounding && { rounding }) };
};

export function changeFloor(hotel: Hotel, roomTypeId: string, { before, after }: FloorChange, keep: Keep) {
  const { listPrices } = hotel.setUp;
  const listed = listPrices.find(roomTypeId) ?? { id: roomTypeId, price: 0 };
  if (!hotel.roomType(roomTypeId)) throw notFound();
  refuseInput(valueReasons("price", after));
  const now = listed.floor ?? null;
  if (now === after) return after;
  if (now !== before) throw changedBefore({ before: now, after: now });
  keep({ roomTypeId, before, after });
  const { floor: _, ...own } = listed;
  listPrices.put({ ...own, ...(after !== null && { floor: after }) });
  return after;
}
