import type { ReactNode } from "react";

import type { MeaningId } from "./Meanings";
import type { DrawnTable } from "./table/reportTable";

export interface ReportContent {
  /** The first is the report's main one, and has its name. */
  tables: DrawnTable[];
  /** On the screen alone. */
  chart?: ReactNode;
  /** Below the tables, on the screen and on paper. */
  details?: ReactNode;
  note?: string;
  /** Figures of the tables that are explained. */
  meanings?: readonly MeaningId[];
}
