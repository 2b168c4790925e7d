import type { NightPrice, Offer, PartyOffer } from "@/contract/reservations/rates";
import type { Reason, ReasonCode } from "@/contract/reservations/reservationReasons";

import type { People } from "../rates/people";
import { feeOf } from "./fees";

const ofPeople = new Set<ReasonCode>(["TOO_MANY_PEOPLE", "TOO_MANY_ADULTS", "TOO_MANY_CHILDREN"]);

/** Whether a reason against an offer is that it does not admit so many people. */
export const isOfPeople = ({ code }: Reason) => ofPeople.has(code);

/** A party as a query asks for it. */
export const partyKey = ({ adults, childrenAges }: People): string => [adults, ...childrenAges].join();

/** The people of such a key. */
export function peopleOf(key: string): People {
  const [adults = 0, ...childrenAges] = key.split(",").map(Number);
  return { adults, childrenAges };
}

/** The part of an offer that another party changes. */
export const partyOffer = (people: string, { nights, total, deposit, reasons }: Offer): PartyOffer => ({
  people,
  nights,
  total,
  deposit,
  reasons,
});

/** An offer as the server has told it for a party; undefined for one that it was not asked for. */
export function offerForPeople({ parties = [], ...offer }: Offer, people: People): Offer | undefined {
  const told = parties.find((one) => one.people === partyKey(people));
  return told && { ...offer, nights: told.nights, total: told.total, deposit: told.deposit, reasons: told.reasons };
}

/** An offer at other prices. */
export const withNights = (offer: Offer, nights: NightPrice[]): Offer => ({
  ...offer,
  nights,
  total: nights.reduce((sum, { price }) => sum + price, 0),
  deposit: feeOf(offer.policies.deposit.fee, nights),
});
