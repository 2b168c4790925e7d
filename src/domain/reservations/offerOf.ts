import type { PolicySnapshot } from "@/contract/reservations/policies";
import type { CivilDate, RoomType } from "@/contract/property";
import type { NightPrice, Offer, RatePlan } from "@/contract/reservations/rates";

import { partyOf } from "../rates/cots";
import type { People } from "../rates/people";
import { peopleReasons } from "../rates/peopleReasons";
import { nightsOf, type Stay } from "../stay";
import { availabilityReasons, freeOnAll, type NightCount, oversaleOf } from "../rates/availability";
import { feeOf } from "./fees";
import { type DayRestrictions, isFreeByDerivation, type RateNight, unrestricted } from "../rates/rateNight";
import { type Guests, pricedFor } from "../rates/ratePrices";
import { restrictionReasons } from "../rates/restrictionReasons";

/** Where prices and rooms come from. */
export interface Inventory {
  /** Undefined for a plan without a price. */
  nightOf: (ratePlanId: string, roomTypeId: string, date: CivilDate, guests: Guests) => RateNight | undefined;
  countOf: (roomTypeId: string, date: CivilDate) => NightCount;
  /** Rooms that a plan has sold of a type on a night. */
  soldUnder: (ratePlanId: string, roomTypeId: string, date: CivilDate) => number;
  /** Rooms of a type that a company has sold on a night, by its own id and those merged into it. */
  soldBy: (companyId: string, roomTypeId: string, date: CivilDate) => number;
  policiesOf: (plan: RatePlan) => PolicySnapshot;
}

/** A room type under a plan for a stay; undefined if the plan has no price for one of its nights. */
export function offerOf(
  { stay, people }: { stay: Stay; people: People },
  roomType: RoomType,
  plan: RatePlan,
  { nightOf, countOf, soldUnder, policiesOf }: Inventory,
): Offer | undefined {
  const policies = policiesOf(plan);
  const party = partyOf(people, policies.children);
  const { guests, supplement } = pricedFor(party, roomType, policies.children);
  const nightOn = (date: CivilDate) => nightOf(plan.id, roomType.id, date, guests);
  const nights: NightPrice[] = [];
  for (const date of nightsOf(stay)) {
    const night = nightOn(date);
    if (!night || isFreeByDerivation(night)) return undefined;
    nights.push({ date, price: night.price + supplement });
  }

  const restrictionsOn = (date: CivilDate): DayRestrictions => {
    const night = nightOn(date) ?? unrestricted;
    return night.quota === undefined ? night : { ...night, sold: soldUnder(plan.id, roomType.id, date) };
  };
  const counts = nights.map(({ date }) => countOf(roomType.id, date));
  const oversale = oversaleOf(counts);
  return {
    roomTypeId: roomType.id,
    ratePlanId: plan.id,
    nights,
    total: nights.reduce((sum, { price }) => sum + price, 0),
    // day use has no nights: it shows what is free on the day's own night, which does not limit it
    available: freeOnAll(nights.length > 0 ? counts : [countOf(roomType.id, stay.arrival)]),
    ...(oversale && { oversale }),
    reasons: [
      ...peopleReasons(party, roomType),
      ...restrictionReasons(stay, restrictionsOn),
      ...availabilityReasons(counts, roomType.name),
    ],
    policies,
    deposit: feeOf(policies.deposit.fee, nights),
  };
}
