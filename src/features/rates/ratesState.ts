import type { StatePart } from "@/shared/feature/feature";
import { hotelState } from "@/shared/hotel/hotelState";

import { rateConflicts } from "./edit/rateConflicts";
import { explained, rateHistory, rateUndo, rateWrites, ratesAsSet, toldRange, toldRates } from "./edit/rateWrites";
import { planRefusals, planWrites, withPlanRules } from "./plans/planWrites";

/** The calendar, with all that is pending. */
export const rates = planWrites.over(rateWrites.over(toldRates, ratesAsSet), withPlanRules);

export const ratesState: StatePart[] = [
  hotelState,
  rates,
  toldRange,
  explained,
  rateWrites,
  planWrites,
  rateConflicts,
  planRefusals,
  rateHistory,
  { slices: [rateUndo], *saga() {} },
];
