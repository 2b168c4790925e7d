import { defineContract, type } from "../endpoint";
import type { DayReport } from "../day/close";
import type { CleaningKind } from "../rooms/cleaningTasks";
import type { Cents, CivilDate } from "../property";
import type { Compared, FigureQuery, PeriodRefusal } from "./hotelFigures";
import type { ComparedPeriod, Comparison, Dimension, Period } from "./period";
import type { NightSums, PeriodSums, Pickup } from "./sums";

/** The manager's report of a closed day, with its month and year to date. */
export interface DailyReport {
  date: CivilDate;
  /** The report as the close has kept it. */
  report: DayReport;
  day: Compared<PeriodSums>;
  month: Compared<PeriodSums>;
  year: Compared<PeriodSums>;
  asOf: number;
}

export interface ForecastNight extends Compared<NightSums> {
  date: CivilDate;
  /** The nights of groups among `now.sold`. */
  groups: number;
  pickup: Pickup;
}

export interface ForecastQuery extends FigureQuery {
  /** Closed days that the pickup counts besides the open one, from 0 to 90. */
  since: number;
}

export interface Forecast {
  comparedWith: ComparedPeriod;
  /** The first night that is not closed. */
  openNight: CivilDate;
  nights: ForecastNight[];
  asOf: number;
}

/** The part of one value of the dimension. The reader adds the totals up from these rows. */
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
  /** Nights that could be sold: the base of each row's share. */
  inventory: number;
  rows: ProductionRow[];
  asOf: number;
}

/** The first day of each band of days between booking and arrival. */
export const leadBands = [0, 1, 4, 8, 15, 31, 61] as const;

export const cancellationKeys = ["lead", "channel", "reason"] as const;
export type CancellationKey = (typeof cancellationKeys)[number];

/** Figures of the reservations that were due to arrive in the period. */
export interface CancellationRow {
  /**
   * The first day of a band, the id of a channel, or a reason: a reason of cancellation, `noShow`, or "" for those that
   * came or are to come.
   */
  key: string;
  booked: number;
  cancelled: number;
  noShows: number;
  /** As `ArrivalSums.due`. */
  due: number;
  /** Nights of cancellations and no-shows. */
  nights: number;
  /** Room revenue without VAT of those nights that were not sold again. */
  lost: Cents;
  /** The gross fees. */
  charged: Cents;
}

export interface CancellationQuery extends Period {
  by: CancellationKey;
}

export interface Cancellations {
  rows: CancellationRow[];
  asOf: number;
}

/** Cleaning planned by each close for the day after, and the work done as far as known. */
export interface HousekeepingReport {
  days: (Record<CleaningKind, number> & { date: CivilDate })[];
  /** Work by person, the most credits first. */
  people: HousekeepingWork[];
  asOf: number;
}

export interface HousekeepingWork {
  name: string;
  /** Finished rooms; `minutes` and `credits` are of these, too. */
  rooms: number;
  minutes: number;
  credits: number;
  /** Rooms that have passed their first inspection. */
  inspectedAtOnce: number;
}

const refusal = type<PeriodRefusal>();
const reads = ["setUp", "reservations", "rooms", "guests", "companies", "close"] as const;

/** Reports of a day or a period. The dimensions of a query are those of the figures of the property. */
export const reportsContract = defineContract({
  /** The report of a date, or of the last closed day; 404 for a day without a report. */
  getDailyReport: {
    method: "GET",
    path: "/pms/reports/daily",
    query: type<{ date?: CivilDate; compare: Comparison }>(),
    reply: type<DailyReport>(),
    refusal,
    reads,
  },
  /** The nights of a period as they are on the books. */
  getForecast: {
    method: "GET",
    path: "/pms/reports/forecast",
    query: type<ForecastQuery>(),
    reply: type<Forecast>(),
    refusal,
    reads,
  },
  /** The production of a period by channel, plan, type and so on. */
  getProduction: {
    method: "GET",
    path: "/pms/reports/production",
    query: type<ProductionQuery>(),
    reply: type<Production>(),
    refusal,
    reads,
  },
  /** The cancellations of a period by lead time, channel or reason. */
  getCancellations: {
    method: "GET",
    path: "/pms/reports/cancellations",
    query: type<CancellationQuery>(),
    reply: type<Cancellations>(),
    refusal,
    reads,
  },
  /** The cleaning of a period by day and by person. */
  getHousekeepingReport: {
    method: "GET",
    path: "/pms/reports/housekeeping",
    query: type<Period>(),
    reply: type<HousekeepingReport>(),
    refusal,
    reads,
  },
});
