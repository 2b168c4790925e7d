import {
  type DerivationChange,
  type FloorChange,
  rateFields,
  rateLimits,
  type RateLine,
  type RateLineChange,
} from "@/contract/reservations/rateCalendar";
import type { RatePlan } from "@/contract/reservations/rates";
import { sentences } from "@/contract/sentences";
import { addDays } from "@/domain/civilDate";
import { lineKey } from "@/domain/rates/rateBooks";
import { changesAhead, contradicted, settingsWith } from "@/domain/rates/rateChanges";
import { datesIn } from "@/domain/rates/rateEdits";
import { changeReasons, derivationReasons, freeReasons, rateReason, valueReasons } from "@/domain/rates/rateReasons";

import type { Hotel } from "../hotel/Hotel";
import { notFound, Refused, refuseInput } from "../records/Refused";
import { rateBooksOf } from "./rateBooksOf";
import { lineOf } from "./rateCalendarOf";

/** Another person has changed it since: as it is now, for a person to decide between both. */
const changedBefore = (current: object) => new Refused(409, { reasons: [rateReason("RATE_CHANGED")], current });

/** Sets nights by hand, all of them that have not passed or none. */
export function changeRates(hotel: Hotel, asked: RateLineChange[]): RateLine[] {
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
  const against = contradicted(changes, (line, date) => setUp.setRates.of(line.ratePlanId, line.roomTypeId, date));
  if (against.length > 0) throw changedBefore(lines());
  setUp.changeRates((rates) => {
    for (const { ratePlanId, roomTypeId, field, nights } of changes) {
      for (const { date, after } of nights) {
        const settings = rates.of(ratePlanId, roomTypeId, date);
        rates.put(ratePlanId, roomTypeId, date, settingsWith(settings, { field, value: after }));
      }
    }
  });
  return lines();
}

/** Derivation of a plan; its fields in one order, so that equal ones have equal texts. */
const derivationOf = ({ derivedFrom }: Pick<RatePlan, "derivedFrom">) => {
  if (!derivedFrom) return null;
  const { ratePlanId, percent, amount, rounding } = derivedFrom;
  return { ratePlanId, percent, amount, ...(rounding && { rounding }) };
};

export function changeDerivation(hotel: Hotel, ratePlanId: string, { before, after }: DerivationChange): RatePlan {
  const { ratePlans } = hotel.setUp;
  const plan = ratePlans.find(ratePlanId);
  if (!plan) throw notFound();
  const { businessDate } = hotel.property;
  const ahead = datesIn(businessDate, addDays(businessDate, rateLimits.daysAhead));
  const wrong = derivationReasons(plan, after, ratePlans.all());
  const faults = wrong.length > 0 ? wrong : freeReasons(plan, after, hotel.roomTypes, ahead, rateBooksOf(hotel));
  refuseInput(faults, Object.fromEntries(faults.map(({ field, message }) => [field, message])));
  const [now, was, wanted] = [derivationOf(plan), before, after].map((one) =>
    JSON.stringify(one && derivationOf({ derivedFrom: one })),
  );
  if (now !== was && now !== wanted) throw changedBefore(plan);
  const { derivedFrom: _, ...own } = plan;
  const derivedFrom = after && derivationOf({ derivedFrom: after });
  ratePlans.put({ ...own, ...(derivedFrom && { derivedFrom }) });
  return ratePlans.find(ratePlanId)!;
}

export function changeFloor(hotel: Hotel, roomTypeId: string, { before, after }: FloorChange) {
  const { listPrices } = hotel.setUp;
  const listed = listPrices.find(roomTypeId) ?? { id: roomTypeId, price: 0 };
  if (!hotel.roomType(roomTypeId)) throw notFound();
  refuseInput(valueReasons("price", after));
  const now = listed.floor ?? null;
  if (now !== before && now !== after) throw changedBefore({ before: now, after: now });
  const { floor: _, ...own } = listed;
  listPrices.put({ ...own, ...(after !== null && { floor: after }) });
  return after;
}
