import { type DailyReport, reportsContract } from "@/contract/figures/reports";
import { createClient } from "@/shared/api/createClient";
import { isUnknown } from "@/shared/api/failures";
import type { StatePart } from "@/shared/feature/feature";
import { createPeriodLoad } from "@/shared/figures/period/createPeriodLoad";
import { hotelState } from "@/shared/hotel/hotelState";
import { createLoad } from "@/shared/load/createLoad";
import { call, type Saga } from "@/shared/saga/effects";

const api = createClient(reportsContract);

/** Null for a day without a report. */
export const dailyReport = createLoad(
  "dailyReport",
  function* (query: (typeof reportsContract)["getDailyReport"]["query"]): Saga<DailyReport | null> {
    try {
      return yield* call(api.getDailyReport, { query });
    } catch (error) {
      if (isUnknown(error)) return null;
      throw error;
    }
  },
  api.getDailyReport.reads,
);

export const forecast = createPeriodLoad("forecast", api.getForecast);
export const production = createPeriodLoad("production", api.getProduction);
export const cancellations = createPeriodLoad("cancellations", api.getCancellations);
export const housekeepingReport = createPeriodLoad("housekeepingReport", api.getHousekeepingReport);

export const reportsState: StatePart[] = [
  hotelState,
  dailyReport,
  forecast,
  production,
  cancellations,
  housekeepingReport,
];
