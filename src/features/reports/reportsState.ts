import type { StatePart } from "@/shared/feature/feature";
import { hotelState } from "@/shared/hotel/hotelState";

import { cancellations, dailyReport, forecast, housekeepingReport, production } from "./reportsApi";

export const reportsState: StatePart[] = [
  hotelState,
  dailyReport,
  forecast,
  production,
  cancellations,
  housekeepingReport,
];
