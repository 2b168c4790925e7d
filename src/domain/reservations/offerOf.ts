import type { PolicySnapshot } from "@/contract/reservations/policies";
import type { CivilDate, RoomType } from "@/contract/property";
import type { NightPrice, Offer, RateDay, RatePlan } from "@/contract/reservations/rates";

import { type People, peopleReasons } from "../rates/peopleReasons";
import { nightsOf, type Stay } from "../stay";
import { availabilityReasons, freeOnAll, type NightCount, oversaleOf } from "../rates/availability";
import { feeOf } from "./fees";
import { derivedPrice, minStayOf, occupancySupplement, rateChain } from "../rates/ratePrices";
import { restrictionReasons, stricter, unrestricted } from "../rates/restrictionReasons";

/** Where prices and rooms come from. */
export interface Inventory {
  plans: readonly RatePlan[];
  /** A plan without derivation needs a day for each night; a day of a derived plan only adds restrictions. */
  dayOf: (ratePlanId: string, roomTypeId: string, date: CivilDate) => RateDay | undefined;
  countOf: (roomTypeId: string, date: CivilDate) => NightCount;
  policiesOf: (plan: RatePlan) => PolicySnapshot;
}

/** A room type under a plan for a stay; undefined if the plan has no price for one of its nights. */
export function offerOf(
  { stay, people }: { stay: Stay; people: People },
  roomType: RoomType,
  plan: RatePlan,
  { plans, dayOf, countOf, policiesOf }: Inventory,
): Offer | undefined {
  const chain = rateChain(plans, plan.id);
  const base = chain?.at(-1);
  if (!chain || !base) return undefined;

  const policies = policiesOf(plan);
  const supplement = occupancySupplement(people, roomType, policies.children);
  const nights: NightPrice[] = [];
  for (const date of nightsOf(stay)) {
    const day = dayOf(base.id, roomType.id, date);
    if (!day) return undefined;
    nights.push({ date, price: derivedPrice(chain, day.price) + supplement });
  }

  const restrictionsOn = (date: CivilDate) =>
    chain.reduce(
      (strictest, { id }) => stricter(strictest, dayOf(id, roomType.id, date) ?? unrestricted),
      unrestricted,
    );
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
      ...peopleReasons(people, roomType),
      ...restrictionReasons(stay, restrictionsOn, minStayOf(chain)),
      ...availabilityReasons(counts, roomType.name),
    ],
    policies,
    deposit: feeOf(policies.deposit.fee, nights),
  };
}
