import type { OfferAlternativesQuery } from "@/contract/reservations/rates";
import { rateCalendarContract } from "@/contract/reservations/rateCalendar";
import { createClient } from "@/shared/api/createClient";
import type { StatePart } from "@/shared/feature/feature";
import { hotelState } from "@/shared/hotel/hotelState";
import { createLoad } from "@/shared/load/createLoad";

import { rateConflictSlice, rateUndo, rateWrites, ratesAsSet, toldRates } from "./edit/rateWrites";
import { planWrites, withPlanRules } from "./plans/planWrites";

const { explainOffer } = createClient(rateCalendarContract);

/** The calendar, with all that is pending. */
export const rates = planWrites.over(rateWrites.over(toldRates, ratesAsSet), withPlanRules);

/** The price of a stay, explained. */
export const explained = createLoad(
  "rateExplained",
  (query: OfferAlternativesQuery) => explainOffer({ query }),
  explainOffer.reads,
);

export const ratesState: StatePart[] = [
  hotelState,
  rates,
  explained,
  rateWrites,
  planWrites,
  { slices: [rateUndo, rateConflictSlice], *saga() {} },
];
