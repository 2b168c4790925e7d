import type { Offer } from "@/contract/rates";

export interface TypeOffers {
  roomTypeId: string;
  offers: Offer[];
  /** The one with the lowest total that can be sold, else the first. */
  best: Offer;
}

const isSellable = ({ reasons }: Offer) => reasons.length === 0;

/** The offers by type of room, in the server's order. */
export function offersByType(offers: Offer[]): TypeOffers[] {
  const types = [...new Set(offers.map(({ roomTypeId }) => roomTypeId))];
  return types.map((roomTypeId) => {
    const ofType = offers.filter((offer) => offer.roomTypeId === roomTypeId);
    return { roomTypeId, offers: ofType, best: bestOf(ofType) };
  });
}

function bestOf(offers: Offer[]): Offer {
  const sellable = offers.filter(isSellable).toSorted((one, other) => one.total - other.total);
  return sellable[0] ?? offers[0]!;
}
