import type { ComingTask, DayReport } from "@/contract/day/close";
import type { DayFigures } from "@/contract/day/dayFigures";
import type { CivilDate } from "@/contract/property";
import { cleaningKinds } from "@/contract/rooms/cleaningTasks";
import { sentences } from "@/contract/sentences";
import { addDays } from "@/domain/civilDate";

import type { Shelf } from "../core/shelf";
import { Table } from "../core/table";
import type { Hotel } from "../hotel/Hotel";
import { notFound } from "../records/Refused";
import { type DayBooks, figuresOf, type Happening, keysSince, type LinesOf } from "./figuresOf";
import { nightRooms, roomsOf } from "./nightRooms";

/** A report that was kept by an older release may be without these. */
type Added = Pick<
  DayReport,
  "cleaning" | "complimentary" | "houseUse" | "rooms" | "allowances" | "adjustments" | "tills"
>;

export interface StoredReport extends Omit<DayReport, keyof Added>, Partial<Added> {
  /** Keys of what had an instant of the closing or later, and is in the report or in an earlier one: of no other day. */
  early: string[];
}

/** The sample's closed days: reports are made of its reservations when they are first asked for. */
export interface SampleDays {
  /** The day after the last. */
  to: CivilDate;
  /** Undefined for a day before the first. */
  reportOf: (date: CivilDate) => StoredReport | undefined;
  /** The cleaning of its report, without the rest. */
  cleaningAfter: (date: CivilDate) => ComingTask[] | undefined;
}

/** Days of the sample in the list of reports: older ones are opened by their date. */
export const LISTED_DAYS = 14;

/** The reports of the closed days. */
export class DayReports {
  readonly #kept: Table<"date", StoredReport>;
  readonly #made = new Map<CivilDate, StoredReport>();
  readonly #hotel: Hotel;
  readonly #sample?: SampleDays;
  readonly #linesOf: LinesOf;

  constructor(hotel: Hotel, linesOf: LinesOf, shelf: Shelf, sample?: SampleDays) {
    this.#hotel = hotel;
    this.#linesOf = linesOf;
    this.#kept = new Table("date", [], sentences.unknownId, shelf.table("dayReports"));
    this.#sample = sample;
  }

  /** The newest first. */
  recent(): DayReport[] {
    const { to = "" } = this.#sample ?? {};
    const dates = Array.from({ length: to ? LISTED_DAYS : 0 }, (_, ago) => addDays(to, -1 - ago));
    const ofSample = dates.flatMap((date) => this.#ofSample(date) ?? []);
    return [...this.#kept.all(), ...ofSample].toSorted(byDate).map(toDayReport);
  }

  /** Of the last closed day. */
  last(): StoredReport | undefined {
    const kept = this.#kept.all().toSorted(byDate).at(0);
    const before = this.#sample && this.#ofSample(addDays(this.#sample.to, -1));
    return [kept, before].find((report) => report !== undefined);
  }

  find(date: CivilDate): DayReport | undefined {
    const report = this.#kept.has(date) ? this.#kept.get(date) : this.#ofSample(date);
    return report && toDayReport(report);
  }

  get(date: CivilDate): DayReport {
    const report = this.find(date);
    if (!report) throw notFound();
    return report;
  }

  /** Cleaning that the close of a date has planned; undefined for a day without a report. */
  cleaningAfter(date: CivilDate): ComingTask[] | undefined {
    if (this.#kept.has(date)) return renamed(this.#kept.get(date).cleaning);
    return this.#sample && date < this.#sample.to ? this.#sample.cleaningAfter(date) : undefined;
  }

  /** The day is of the sample: no one has worked on it. */
  isSampled(date: CivilDate): boolean {
    return this.#sample !== undefined && date < this.#sample.to;
  }

  /** A report is written once. */
  keep(report: Omit<StoredReport, "early">, payments: DayBooks["payments"]): DayReport {
    const early = keysSince(report.closedAt, { reservations: this.#hotel.all(), payments });
    return this.find(report.date) ?? toDayReport(this.#kept.insert({ ...report, early }));
  }

  /** The figures of the open day as they are now; no cash is counted. */
  openFigures(payments: DayBooks["payments"]): DayFigures {
    const { early: known = [], closedAt: since = "" } = this.last() ?? {};
    const early = new Set(known);
    const isOfDay = ({ key, at }: Happening) => at >= since && !early.has(key);
    const { businessDate } = this.#hotel.property;
    const rooms = roomsOf(nightRooms(this.#hotel.rooms, this.#hotel.blocks)(businessDate));
    const { products } = this.#hotel;
    const books = { reservations: this.#hotel.all(), payments };
    return figuresOf(businessDate, books, { products, linesOf: this.#linesOf }, rooms, isOfDay);
  }

  #ofSample(date: CivilDate): StoredReport | undefined {
    const sample = this.#sample;
    if (!sample || date >= sample.to) return undefined;
    const report = this.#made.get(date) ?? sample.reportOf(date);
    if (report) this.#made.set(date, report);
    return report;
  }
}

const byDate = (one: StoredReport, other: StoredReport) => (one.date > other.date ? -1 : 1);

/** Of an older report, the allowances are what its VAT has and its other parts have not: its adjustments are none. */
function toDayReport({ early: _, ...report }: StoredReport): DayReport {
  const { available: rooms, roomRevenue, otherRevenue, fees, corrections, vat } = report;
  const gross = vat.reduce((sum, one) => sum + one.gross, 0);
  const allowances = gross - roomRevenue - otherRevenue - fees - corrections;
  const added = { complimentary: 0, houseUse: 0, rooms, allowances, adjustments: [], tills: [] };
  return { ...added, ...report, cleaning: renamed(report.cleaning) };
}

/** An older release kept empty dirty rooms under another word. */
const renamed = (cleaning: readonly ComingTask[] = []): ComingTask[] =>
  cleaning.map((task) => (cleaningKinds.includes(task.kind) ? task : { ...task, kind: "touchUp" }));
