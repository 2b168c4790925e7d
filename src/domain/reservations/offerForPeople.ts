import type { RoomType } from "@/contract/property";
import type { NightPrice, Offer } from "@/contract/reservations/rates";
import type { Reason, ReasonCode } from "@/contract/reservations/reservationReasons";

import { type People, peopleReasons } from "../rates/peopleReasons";
import { occupancySupplement } from "../rates/ratePrices";
import { feeOf } from "./fees";

const ofPeople = new Set<ReasonCode>(["TOO_MANY_PEOPLE", "TOO_MANY_ADULTS", "TOO_MANY_CHILDREN"]);

/** Whether a reason against an offer is that it does not admit so many people. */
export const isOfPeople = ({ code }: Reason) => ofPeople.has(code);

/** An offer that was made for some people as it is for others: with their supplement a night, and whether they fit in. */
export function offerForPeople(offer: Offer, roomType: RoomType, asked: People, people: People): Offer {
  const supplementOf = (party: People) => occupancySupplement(party, roomType, offer.policies.children);
  const difference = supplementOf(people) - supplementOf(asked);
  const reasons = [...peopleReasons(people, roomType), ...offer.reasons.filter((reason) => !isOfPeople(reason))];
  const nights = offer.nights.map(({ date, price }) => ({ date, price: price + difference }));
  return withNights({ ...offer, reasons }, nights);
}

/** An offer at other prices. */
export const withNights = (offer: Offer, nights: NightPrice[]): Offer => ({
  ...offer,
  nights,
  total: nights.reduce((sum, { price }) => sum + price, 0),
  deposit: feeOf(offer.policies.deposit.fee, nights),
});
