import type { Offer } from "@/contract/reservations/rates";
import { isSellable, usualOffer } from "@/domain/reservations/usualOffer";

export interface TypeOffers {
  roomTypeId: string;
  offers: Offer[];
  usual: Offer;
  /** The lowest total of those that can be sold. */
  least: number;
}

/** The offers by type of room, in the server's order. */
export function offersByType(offers: Offer[]): TypeOffers[] {
  const types = [...new Set(offers.map(({ roomTypeId }) => roomTypeId))];
  return types.map((roomTypeId) => {
    const ofType = offers.filter((offer) => offer.roomTypeId === roomTypeId);
    return { roomTypeId, offers: ofType, usual: usualOffer(ofType)!, least: leastOf(ofType) };
  });
}

/** The same plan of another type where it can be sold, else the type's usual offer. */
export const samePlanIn = ({ offers, usual }: TypeOffers, ratePlanId: string): Offer =>
  offers.find((offer) => offer.ratePlanId === ratePlanId && isSellable(offer)) ?? usual;

const leastOf = (offers: Offer[]) => Math.min(...offers.filter(isSellable).map(({ total }) => total));
