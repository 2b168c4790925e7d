import { defineContract, type } from "../endpoint";
import type { DayReport } from "../day/close";
import type { CleaningKind } from "../rooms/cleaningTasks";
import type { Cents, CivilDate } from "../property";
import type { Compared, FigureQuery, PeriodRefusal } from "./hotelFigures";
import type { ComparedPeriod, Comparison, Dimension, Period } from "./period";
import type { NightSums, PeriodSums, Pickup } from "./sums";

/** Manager's report of a closed day, with its month and year until then. */
export interface DailyReport {
  date: CivilDate;
  /** Frozen at the close. */
  report: DayReport;
  day: Compared<PeriodSums>;
  month: Compared<PeriodSums>;
  year: Compared<PeriodSums>;
  asOf: number;
}

/** One night on the books. */
export interface ForecastNight extends Compared<NightSums> {
  date: CivilDate;
  /** Of `now.sold`, nights of groups. */
  groups: number;
  pickup: Pickup;
}

export interface ForecastQuery extends FigureQuery {
  /** Closed days with which the open one is counted as pickup, from 0 to 90. */
  since: number;
}

export interface Forecast {
  comparedWith: ComparedPeriod;
  /** The first night that is not closed. */
  openNight: CivilDate;
  nights: ForecastNight[];
  asOf: number;
}

/** Part of one value of the dimension; its sums are added up by the reader from these rows. */
export interface ProductionRow extends Compared<ProductionSums> {
  key: string;
}

export type ProductionSums = Pick<NightSums, "sold" | "guests" | "roomRevenue" | "otherRevenue" | "commission"> &
  Pick<PeriodSums, "inHouse">;

export interface ProductionQuery extends FigureQuery {
  by: Dimension;
}

/** The largest revenue first. */
export interface Production {
  comparedWith: ComparedPeriod;
  /** Nights that could be sold, for the share of each row. */
  inventory: number;
  rows: ProductionRow[];
  asOf: number;
}

/** Days between making and arrival, by their first. */
export const leadBands = [0, 1, 4, 8, 15, 31, 61] as const;

export const cancellationKeys = ["lead", "channel", "reason"] as const;
export type CancellationKey = (typeof cancellationKeys)[number];

/** Of the reservations that were to arrive in the period. */
export interface CancellationRow {
  /** A band's first day, a channel's id, or a reason: of cancellation, `noShow`, "" of those that came or are to come. */
  key: string;
  booked: number;
  cancelled: number;
  noShows: number;
  /** As in `ArrivalSums`. */
  due: number;
  /** Of those that are cancelled or have not come. */
  nights: number;
  /** Their room revenue without VAT, of the nights alone that were not sold again. */
  lost: Cents;
  /** Fees, gross. */
  charged: Cents;
}

export interface CancellationQuery extends Period {
  by: CancellationKey;
}

export interface Cancellations {
  rows: CancellationRow[];
  asOf: number;
}

/** Cleaning that each close has planned for the day after, and the work done, as far as it is known. */
export interface HousekeepingReport {
  days: (Record<CleaningKind, number> & { date: CivilDate })[];
  /** By whom, the most credits first. */
  people: HousekeepingWork[];
  asOf: number;
}

export interface HousekeepingWork {
  name: string;
  /** Those that are finished; so are the next two. */
  rooms: number;
  minutes: number;
  credits: number;
  /** Rooms that have passed their first inspection. */
  inspectedAtOnce: number;
}

const refusal = type<PeriodRefusal>();
const reads = ["setUp", "reservations", "rooms", "guests", "close"] as const;

/** Reports of a day or a period. The dimensions of a query are those of the figures of the property. */
export const reportsContract = defineContract({
  /** Without a date, of the last closed day; 404 for a day without a report. */
  getDailyReport: {
    method: "GET",
    path: "/pms/reports/daily",
    query: type<{ date?: CivilDate; compare: Comparison }>(),
    reply: type<DailyReport>(),
    refusal,
    reads,
  },
  /** Of the nights of a period, as they are on the books. */
  getForecast: {
    method: "GET",
    path: "/pms/reports/forecast",
    query: type<ForecastQuery>(),
    reply: type<Forecast>(),
    refusal,
    reads,
  },
  /** Of a period, by channel, plan, type and so on. */
  getProduction: {
    method: "GET",
    path: "/pms/reports/production",
    query: type<ProductionQuery>(),
    reply: type<Production>(),
    refusal,
    reads,
  },
  /** Of a period, by lead time, channel or reason. */
  getCancellations: {
    method: "GET",
    path: "/pms/reports/cancellations",
    query: type<CancellationQuery>(),
    reply: type<Cancellations>(),
    refusal,
    reads,
  },
  /** Of a period, by day and by person. */
  getHousekeepingReport: {
    method: "GET",
    path: "/pms/reports/housekeeping",
    query: type<Period>(),
    reply: type<HousekeepingReport>(),
    refusal,
    reads,
  },
});
