import type { ReactNode } from "react";

import type { DayReport } from "@/contract/day/close";

import type { MeaningId } from "./Meanings";
import type { DrawnTable } from "./table/reportTable";

export interface ReportContent {
  /** The first is the report's main one, and has its name. */
  tables: DrawnTable[];
  /** On the screen alone. */
  chart?: ReactNode;
  /** Kept by the close of a day: below the tables, on the screen and on paper. */
  kept?: DayReport;
  note?: string;
  /** Figures of the tables that are explained. */
  meanings?: readonly MeaningId[];
}
