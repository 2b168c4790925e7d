import { type OfferQuery, ratesContract } from "@/contract/reservations/rates";
import { createClient } from "@/shared/api/createClient";
import { createLoad } from "@/shared/load/createLoad";

const { listOffers } = createClient({ listOffers: ratesContract.listOffers });

/** Prices of a new stay on free nights. */
export const newStayOffers = createLoad(
  "newStayOffers",
  (query: OfferQuery) => listOffers({ query }),
  listOffers.reads,
);
