import type { SetUpSeed } from "../setUp/SetUp";
import { cancellationPoliciesSeed, childPoliciesSeed, depositPoliciesSeed, houseRulesSeed } from "./policies";
import { hotelChannelsSeed, productsSeed, propertyAt } from "./property";
import { ratePlansSeed } from "./ratePlans";
import { roomsSeed, roomTypesSeed } from "./rooms";
import { listPricesSeed, seasonsSeed, specialDaysSeed } from "./seasons";

/** Set-up of the sample hotel, with so many rooms. */
export function setUpAt(now: Date, rooms?: number): SetUpSeed {
  const { businessDate: _, ...property } = propertyAt(now);
  return {
    property: [property],
    rooms: roomsSeed(rooms),
    roomTypes: roomTypesSeed,
    seasons: seasonsSeed,
    specialDays: specialDaysSeed,
    listPrices: listPricesSeed,
    ratePlans: ratePlansSeed,
    cancellationPolicies: cancellationPoliciesSeed,
    depositPolicies: depositPoliciesSeed,
    childPolicies: childPoliciesSeed,
    houseRules: [houseRulesSeed],
    products: productsSeed,
    channels: hotelChannelsSeed,
  };
}
