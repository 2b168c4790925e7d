import { generatePath } from "react-router-dom";

import { closeContract, type DayReport } from "@/contract/day/close";
import { folioContract } from "@/contract/reservations/folios";
import type { CivilDate } from "@/contract/property";
import { createClient } from "@/shared/api/createClient";
import { isUnknown } from "@/shared/api/failures";
import { createLoad } from "@/shared/load/createLoad";
import { paths } from "@/shared/routing/paths";
import { call, type Saga } from "@/shared/saga/effects";

export const closeApi = createClient({ ...closeContract, actOnFolio: folioContract.actOnFolio });

export const reportPath = (date: CivilDate) => generatePath(paths.dayReport, { date });

export const nightClose = createLoad("nightClose", () => closeApi.getClose(), closeApi.getClose.reads);

export const dayReports = createLoad("dayReports", () => closeApi.listDayReports(), closeApi.listDayReports.reads);

/** Null for a day that has not been closed. */
export const dayReport = createLoad("dayReport", function* (date: CivilDate): Saga<DayReport | null> {
  try {
    return yield* call(closeApi.getDayReport, { params: { date } });
  } catch (error) {
    if (isUnknown(error)) return null;
    throw error;
  }
});
