import type { Offer } from "@/contract/reservations/rates";

type Sold = Pick<Offer, "reasons" | "contract" | "nights">;

export const isSellable = ({ reasons }: Pick<Offer, "reasons">) => reasons.length === 0;

/** At the price of a contract on each night. */
const isAgreed = (offer: Sold) => isSellable(offer) && offer.contract?.nights === offer.nights.length;

/** The offer of a type to begin with: at an agreed price, else the first that can be sold, in the order of the plans. */
export const usualOffer = <One extends Sold>(offers: readonly One[]): One | undefined =>
  offers.find(isAgreed) ?? offers.find(isSellable) ?? offers[0];
