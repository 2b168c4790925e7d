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
  /** Absent where no data of those nights is known. */
  before?: S;
}

/** A night that is still to come. */
export interface NightAhead extends Pick<NightSums, "inventory" | "outOfOrder" | "sold"> {
  date: CivilDate;
  arrivals: number;
  departures: number;
}

export interface TrendNight extends Compared<NightSums> {
  date: CivilDate;
  /** Not closed yet: it may still change. */
  isOnBooks: boolean;
}

/** Part of a value of a dimension in the nights of a period. */
export interface Share extends Pick<NightSums, "sold" | "roomRevenue" | "commission"> {
  key: string;
}

export interface FigureQuery extends FigureFilter {
  compare: Comparison;
}

/** Without a period it is of tonight: the dashboard does not know the business date before its first reply. */
export type HotelFigureQuery = Partial<Period> & Omit<FigureQuery, keyof Period>;

/** Of the hotel's dashboard. */
export interface HotelFigures {
  period: Period;
  comparedWith: ComparedPeriod;
  /** The first night that is not closed. */
  openNight: CivilDate;
  sums: Compared<PeriodSums>;
  /** Of all stay dates in the period: of the last closed day and of the open one so far, and of seven with the open one. */
  pickup: { day: Pickup; week: Pickup };
  /** The next fourteen, from tonight, whatever the period. */
  ahead: NightAhead[];
  /** Fifteen closed nights and fifteen to come; with the same weekdays of the year before. */
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
  /** Of `pickup`: the number of closed days with which the open one is counted, 1 unless told; at most 90. */
  since?: number;
  /** Of `adr`: also fees of no-shows, as rows without nights and with the fee, without VAT, as their `roomRevenue`. */
  noShows?: "included";
  /** Of `cancellations` and `noShows`: a band or reason of that report. */
  lead?: string;
  reason?: string;
}

/** A reservation's part in a figure. */
export interface FigureRow extends Pick<NightSums, "roomRevenue" | "commission"> {
  reservationId: RecordId;
  /** Of the time before the hotel's own books: there is no record to open, and no name. */
  isArchived?: true;
  /** It was deleted: there is no record to open. */
  isDeleted?: true;
  customer: string;
  /** Room number, "" while none is assigned. */
  room: string;
  roomTypeId: RecordId;
  ratePlanId: RecordId;
  channelId: RecordId;
  arrival: CivilDate;
  departure: CivilDate;
  /** In the figure; below zero for what a pickup has lost. */
  nights: number;
  /** Of a cancellation or no-show: gross. */
  fee: Cents;
  /** Of `pickup`. */
  change?: "new" | "cancelled" | "moved";
}

export interface FigureRows {
  rows: FigureRow[];
  /** Rows of all pages, and the sums over them: the figure is made of these. */
  total: number;
  sum: Pick<FigureRow, "nights" | "roomRevenue" | "commission" | "fee">;
  /** Rooms × nights of the period, the denominator of occupancy and RevPAR. */
  inventory: number;
  asOf: number;
}

/** The body of a refusal. The first reason stands beside the period. */
export interface PeriodRefusal {
  message: string;
  fields?: Record<string, string>;
  reasons: ReasonOf<PeriodReasonCode>[];
}

const reads = ["setUp", "reservations", "rooms", "guests", "close"] as const;

/**
 * Figures of the property, and the reservations behind each. A query filters by one value of each dimension:
 * `channel`, `plan` and `type` are ids, `segment` is a `Segment`, `country` a code, `company` a name;
 * "" where none is known.
 */
export const figuresContract = defineContract({
  /** Of a period, compared with another one. 422 for a period that cannot be shown. */
  getHotelFigures: {
    method: "GET",
    path: "/pms/figures/hotel",
    query: type<HotelFigureQuery>(),
    reply: type<HotelFigures>(),
    refusal: type<PeriodRefusal>(),
    reads,
  },
  /** By arrival, then by id. */
  listFigureRows: {
    method: "GET",
    path: "/pms/figures/rows",
    query: type<FigureRowsFilter & ListPaging>(),
    reply: type<FigureRows>(),
    refusal: type<PeriodRefusal>(),
    reads,
  },
});
