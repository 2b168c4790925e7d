import type { CashCount, DayReport } from "@/contract/day/close";
import type { PaymentMethod } from "@/contract/account/account";
import type { CivilDate } from "@/contract/property";
import { sentences } from "@/contract/sentences";

import type { Shelf } from "../core/shelf";
import { Table } from "../core/table";
import { notFound } from "../records/Refused";

declare module "../core/database" {
  interface AreaData {
    readonly close: CloseBook;
  }
}

/** A report that was kept by an older release may be without these. */
type Added = Pick<DayReport, "cleaning" | "complimentary" | "houseUse" | "rooms" | "allowances" | "adjustments">;

export interface StoredReport extends Omit<DayReport, keyof Added>, Partial<Added> {
  /** Keys of what had an instant of the closing or later, and is in the report or in an earlier one: of no other day. */
  early: string[];
}

interface StoredCount extends CashCount {
  id: string;
}

/** Counts of the open day, and the reports of the closed ones. */
export class CloseBook {
  readonly #counts: Table<"id", StoredCount>;
  readonly #reports: Table<"date", StoredReport>;

  constructor(reports: readonly StoredReport[], shelf: Shelf) {
    this.#counts = new Table("id", [], sentences.unknownId, shelf.table("cashCounts"));
    this.#reports = new Table("date", reports, sentences.unknownId, shelf.table("dayReports"));
  }

  /** The newest first. */
  reports(): StoredReport[] {
    return this.#reports.all().toSorted((one, other) => (one.date > other.date ? -1 : 1));
  }

  find(date: CivilDate): StoredReport | undefined {
    return this.#reports.has(date) ? this.#reports.get(date) : undefined;
  }

  get(date: CivilDate): StoredReport {
    const report = this.find(date);
    if (!report) throw notFound();
    return report;
  }

  /** A report is written once. */
  keep(report: StoredReport): StoredReport {
    return this.find(report.date) ?? this.#reports.insert(report);
  }

  countOf(date: CivilDate, method: PaymentMethod): CashCount | undefined {
    const id = `${date}:${method}`;
    return this.#counts.has(id) ? this.#counts.get(id) : undefined;
  }

  count(date: CivilDate, method: PaymentMethod, count: CashCount) {
    this.#counts.insert({ ...count, id: `${date}:${method}` });
  }
}

/** Of an older report, the allowances are what its VAT has and its other parts have not: its adjustments are none. */
export function toDayReport({ early: _, ...report }: StoredReport): DayReport {
  const { available: rooms, roomRevenue, otherRevenue, fees, corrections, vat } = report;
  const gross = vat.reduce((sum, one) => sum + one.gross, 0);
  const allowances = gross - roomRevenue - otherRevenue - fees - corrections;
  return { cleaning: [], complimentary: 0, houseUse: 0, rooms, allowances, adjustments: [], ...report };
}
