import type { ExplainedOffer } from "@/contract/reservations/rateCalendar";
import type { OfferAlternativesQuery } from "@/contract/reservations/rates";
import { isFreeByDerivation } from "@/domain/rates/rateNight";
import { partyOf } from "@/domain/rates/cots";
import { pricedFor } from "@/domain/rates/ratePrices";
import { rateReason } from "@/domain/rates/rateReasons";
import { nightsOf } from "@/domain/stay";

import type { Hotel } from "../hotel/Hotel";
import { soldOffer } from "../hotel/reservations/soldOffer";
import { askedIn } from "../hotel/routes/offerRoutes";
import { notFound } from "../records/Refused";

/** An offer with the steps that lead to its prices, or why there is none. */
export function explainedOffer(hotel: Hotel, query: OfferAlternativesQuery): ExplainedOffer {
  const asked = askedIn(query, hotel);
  const { stay, people, inventory } = asked;
  const type = hotel.roomType(query.roomTypeId);
  const plan = hotel.setUp.ratePlans.find(query.ratePlanId);
  if (!type?.isActive || !plan?.isActive) throw notFound();
  const { children } = inventory.policiesOf(plan);
  const { guests, supplement } = pricedFor(partyOf(people, children), type, children);
  const nights = nightsOf(stay).map((date) => ({ date, night: inventory.nightOf(plan.id, type.id, date, guests) }));
  const quotas = nights.flatMap(({ date, night }) =>
    night?.quota === undefined ? [] : Math.max(0, night.quota - inventory.soldUnder(plan.id, type.id, date)),
  );
  const offer = soldOffer(asked, type, plan, hotel);
  return {
    offer,
    reasons: nights
      .filter(({ night }) => !night || isFreeByDerivation(night))
      .map(({ date }) => rateReason("RATE_NO_PRICE", { date })),
    nights: nights.map(({ date, night }, place) => {
      const { price = 0, steps = [] } = night ?? {};
      return { date, steps, supplement, price: offer?.nights[place]?.price ?? price + supplement };
    }),
    ...(quotas.length > 0 && { quotaLeft: Math.min(...quotas) }),
  };
}
