import type { OfferAlternative, OfferAlternativesQuery } from "@/contract/reservations/rates";
import { createLoad } from "@/shared/load/createLoad";
import { reservationsApi } from "@/shared/stay/record/reservationsApi";

/** Other dates on which what is wanted is free. */
export const offerAlternatives = createLoad<"offerAlternatives", OfferAlternative[], OfferAlternativesQuery>(
  "offerAlternatives",
  (query) => reservationsApi.listOfferAlternatives({ query }),
  reservationsApi.listOfferAlternatives.reads,
);
