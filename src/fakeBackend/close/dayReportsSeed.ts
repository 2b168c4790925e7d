import type { CivilDate } from "@/contract/property";
import { addDays, dayNumber } from "@/domain/civilDate";

import type { Hotel } from "../hotel/Hotel";
import type { StoredReport } from "./CloseBook";
import { figuresOf } from "./figuresOf";

const DAYS = 14;
const DAY_MS = 86_400_000;
/** After midnight UTC, at half past midnight of a summer's night in Madrid: an hour and a half before. */
const CLOSED_AT_MS = -1.5 * 3_600_000;

/** The days before the sample's first: each counted without a difference. */
export function dayReportsSeed(first: CivilDate, hotel: Hotel): StoredReport[] {
  return Array.from({ length: DAYS }, (_, ago) => {
    const date = addDays(first, -1 - ago);
    const [openedAt, closedAt] = [closingOf(addDays(date, -1)), closingOf(date)];
    const figures = figuresOf(date, hotel.sampled, hotel, ({ at }) => at >= openedAt && at < closedAt);
    const payments = figures.payments.map((count) => ({ ...count, counted: count.expected }));
    return { ...figures, payments, date, closedAt, closedBy: "Andrei Popescu", messagesSent: 0, early: [] };
  });
}

const closingOf = (date: CivilDate) => new Date((dayNumber(date) + 1) * DAY_MS + CLOSED_AT_MS).toISOString();
