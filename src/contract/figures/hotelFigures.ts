import { defineContract, type } from "../endpoint";
import type { ListPaging } from "../list";
import type { Cents, CivilDate } from "../property";
import type { ReasonOf } from "../reasons";
import type { ComparedPeriod, Comparison, FigureFilter, Period, PeriodReasonCode } from "./period";
import type { NightSums, PeriodSums, Pickup } from "./sums";
import type { RecordId } from "../formats";

/** Sums of a period, and of the nights that it is compared with. */
export interface Compared<S> {
  now: S;
  /** Undefined where nothing is known of those nights. */
  before?: S;
}

export interface NightAhead extends Pick<NightSums, "inventory" | "outOfOrder" | "sold"> {
  date: CivilDate;
  arrivals: number;
  departures: number;
}

export interface TrendNight extends Compared<NightSums> {
  date: CivilDate;
  /** The night is not closed yet: its figures may change. */
  isOnBooks: boolean;
}

/** The part that one value of a dimension has in the nights of a period. */
export interface Share extends Pick<NightSums, "sold" | "roomRevenue" | "commission"> {
  key: string;
}

export interface FigureQuery extends FigureFilter {
  compare: Comparison;
}

/** Without a period the query is for tonight: the dashboard learns the business date from its first reply. */
export type HotelFigureQuery = Partial<Period> & Omit<FigureQuery, keyof Period>;

export interface HotelFigures {
  period: Period;
  comparedWith: ComparedPeriod;
  /** The first night that is not closed. */
  openNight: CivilDate;
  sums: Compared<PeriodSums>;
  /**
   * The pickup of all stay dates in the period. `day` counts the last closed day and the open one so far, `week` the
   * last seven closed days and the open one.
   */
  pickup: { day: Pickup; week: Pickup };
  /** The next fourteen nights from tonight, whatever the period. */
  ahead: NightAhead[];
  /** Fifteen closed nights and fifteen to come, each beside the same weekday of the year before. */
  trend: TrendNight[];
  /** The largest revenue first. */
  channels: Share[];
  /** The cursor of the property's changes that this includes. After a later one of `awaitHotelChanges` it is stale. */
  asOf: number;
}

/** The figures whose rows can be listed. */
export const figureNames = [
  "occupancy",
  "adr",
  "revpar",
  "arrivals",
  "departures",
  "inHouse",
  "pickup",
  "cancellations",
  "noShows",
] as const;
export type FigureName = (typeof figureNames)[number];

export interface FigureRowsFilter extends FigureFilter {
  figure: FigureName;
  /** For `pickup`: the number of closed days counted besides the open one; 1 unless given, at most 90. */
  since?: number;
  /** For `adr`: includes no-show fees as rows without nights. Their `roomRevenue` is the fee without VAT. */
  noShows?: "included";
  /** For `cancellations` and `noShows`: a band or a reason of that report. */
  lead?: string;
  reason?: string;
}

/** The part of a reservation in a figure. */
export interface FigureRow extends Pick<NightSums, "roomRevenue" | "commission"> {
  reservationId: RecordId;
  /** The stay is older than the hotel's own books: it has no record to open, and no name. */
  isArchived?: true;
  /** The reservation was deleted: it has no record to open. */
  isDeleted?: true;
  customer: string;
  /** Room number, "" while none is assigned. */
  room: string;
  roomTypeId: RecordId;
  ratePlanId: RecordId;
  channelId: RecordId;
  arrival: CivilDate;
  departure: CivilDate;
  /** The nights in the figure; below zero where a pickup has lost them. */
  nights: number;
  /** The gross fee of a cancellation or no-show. */
  fee: Cents;
  /** For `pickup`. */
  change?: "new" | "cancelled" | "moved";
}

export interface FigureRows {
  rows: FigureRow[];
  /** The number of rows on all pages. The sums of the figure are over them. */
  total: number;
  sum: Pick<FigureRow, "nights" | "roomRevenue" | "commission" | "fee">;
  /** Rooms × nights of the period: the denominator of occupancy and RevPAR. */
  inventory: number;
  asOf: number;
}

/** The body of a refusal. The first reason is about the period. */
export interface PeriodRefusal {
  message: string;
  fields?: Record<string, string>;
  reasons: ReasonOf<PeriodReasonCode>[];
}

const reads = ["setUp", "reservations", "rooms", "guests", "companies", "close"] as const;

/**
 * Figures of the property, and the reservations behind each. A query filters by one value of each dimension:
 * `channel`, `plan` and `type` are ids, `segment` is a `Segment`, `country` a code, `company` a name;
 * "" where none is known.
 */
export const figuresContract = defineContract({
  /** The figures of a period, compared with another one. 422 for a period that cannot be shown. */
  getHotelFigures: {
    method: "GET",
    path: "/pms/figures/hotel",
    query: type<HotelFigureQuery>(),
    reply: type<HotelFigures>(),
    refusal: type<PeriodRefusal>(),
    reads,
  },
  /** Rows by arrival, then by id. */
  listFigureRows: {
    method: "GET",
    path: "/pms/figures/rows",
    query: type<FigureRowsFilter & ListPaging>(),
    reply: type<FigureRows>(),
    refusal: type<PeriodRefusal>(),
    reads,
  },
});
