import type { StatePart } from "@/shared/feature/feature";
import { hotelState } from "@/shared/hotel/hotelState";

import { rateConflicts } from "./edit/rateConflicts";
import { rateUndo, rateWrites, ratesAsSet, toldRange, toldRates } from "./edit/rateWrites";
import { rateHistory } from "./history/rateHistoryLoad";
import { planRefusals, planWrites, withPlanRules } from "./plans/planWrites";
import { explained } from "./simulator/explainedLoad";

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
