import type { DayReports } from "./DayReports";
import type { FigureBook } from "./FigureBook";
import type { Journal } from "./Journal";

/** The books that the figures are made of. */
export interface FigureData {
  book: FigureBook;
  reports: DayReports;
  journal: Journal;
}
