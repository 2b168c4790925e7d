import type { Offer } from "@/contract/reservations/rates";

export interface TypeOffers {
  roomTypeId: string;
  offers: Offer[];
  /** The one to begin with: at an agreed price, else the first that can be sold, in the order of the plans. */
  usual: Offer;
  /** The lowest total of those that can be sold. */
  least: number;
}

const isSellable = ({ reasons }: Offer) => reasons.length === 0;

/** At the price of a contract on each night. */
const isAgreed = (offer: Offer) => isSellable(offer) && offer.contract?.nights === offer.nights.length;

/** The offers by type of room, in the server's order. */
export function offersByType(offers: Offer[]): TypeOffers[] {
  const types = [...new Set(offers.map(({ roomTypeId }) => roomTypeId))];
  return types.map((roomTypeId) => {
    const ofType = offers.filter((offer) => offer.roomTypeId === roomTypeId);
    return {
      roomTypeId,
      offers: ofType,
      usual: ofType.find(isAgreed) ?? ofType.find(isSellable) ?? ofType[0]!,
      least: leastOf(ofType),
    };
  });
}

const leastOf = (offers: Offer[]) => Math.min(...offers.filter(isSellable).map(({ total }) => total));
