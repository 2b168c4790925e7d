import type { RateTerm } from "@/contract/companies/companies";
import type { RoomType } from "@/contract/property";
import type { Offer } from "@/contract/reservations/rates";

import { agreedPrice, rateOn } from "../companies/agreedRates";
import type { People } from "../rates/people";
import { occupancySupplement } from "../rates/ratePrices";
import { withNights } from "./offerForPeople";

interface Contract {
  id: string;
  name: string;
  rates: readonly RateTerm[];
}

/**
 * An offer for people at the prices of a contract, night by night: the discount is off the plan's price, and supplements for
 * people are as they are. A night outside the contract has the plan's own price.
 */
export function atContract(offer: Offer, roomType: RoomType, people: People, { id, name, rates }: Contract): Offer {
  const supplement = occupancySupplement(people, roomType, offer.policies.children);
  const discounts: number[] = [];
  const nights = offer.nights.map(({ date, price }) => {
    const term = rateOn(rates, offer.ratePlanId, date, offer.nights.length);
    if (!term) return { date, price };
    discounts.push(term.discount);
    return { date, price: agreedPrice(price - supplement, term) + supplement };
  });
  if (discounts.length === 0) return offer;
  const contract = { company: { id, name }, nights: discounts.length, discounts: [...new Set(discounts)] };
  return { ...withNights(offer, nights), contract };
}
