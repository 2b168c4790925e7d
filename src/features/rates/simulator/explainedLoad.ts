import { rateCalendarContract } from "@/contract/reservations/rateCalendar";
import type { OfferAlternativesQuery } from "@/contract/reservations/rates";
import { createClient } from "@/shared/api/createClient";
import { createLoad } from "@/shared/load/createLoad";

const { explainOffer } = createClient(rateCalendarContract);

/** The price of a stay, explained. */
export const explained = createLoad(
  "rateExplained",
  (query: OfferAlternativesQuery) => explainOffer({ query }),
  explainOffer.reads,
);
