import type { CashCount, CloseSolution, CloseWhy } from "@/contract/day/close";
import type { PaymentMethod } from "@/contract/account/account";
import type { CivilDate } from "@/contract/property";
import { sentences } from "@/contract/sentences";

import { KeptMap } from "../core/KeptMap";
import type { Shelf } from "../core/shelf";
import { Table } from "../core/table";
import type { StoredReservation } from "../hotel/books/StoredReservation";

interface StoredCount extends CashCount {
  id: string;
}

interface SolvedRow {
  id: string;
  /** The version that the solution made of it. */
  version: number;
  /** The reservation before it. It is gone once the row cannot be taken back, so that no text of a guest is left here. */
  former?: StoredReservation;
}

/** A row that was left out. The guest's name is read from the books when it is told. */
export interface LeftRow {
  id: string;
  reasons: CloseWhy[];
}

/** A solution of rows, by the client's id of its call. */
export interface KeptSolution {
  solution: CloseSolution;
  /** The open day that it is of: with the close of that day it is final. */
  date: CivilDate;
  /** The rows that have not been taken back. */
  solved: SolvedRow[];
  refused: LeftRow[];
}

/** Work on the open day: its counts, what was solved in it, and which rows it has met. */
export class CloseBook {
  readonly #counts: Table<"id", StoredCount>;
  readonly #met: KeptMap<string[]>;
  readonly solutions: KeptMap<KeptSolution>;

  constructor(shelf: Shelf) {
    this.#counts = new Table("id", [], sentences.unknownId, shelf.table("cashCounts"));
    this.#met = new KeptMap(shelf.table("closeRows"));
    this.solutions = new KeptMap(shelf.table("closeSolutions"));
  }

  /** Ids of all rows that have been open in the close of a day, with those that are now. */
  met(date: CivilDate, open: readonly string[]): string[] {
    const before = this.#met.get(date) ?? [];
    const all = [...new Set([...before, ...open])];
    if (all.length > before.length) this.#met.set(date, all);
    return all;
  }

  /** Forgets what a reservation was before its row was solved, if that can no longer be taken back. */
  forgetFormers(versionOf: (id: string) => number | undefined) {
    this.solutions.rewrite((kept) => ({
      ...kept,
      solved: kept.solved.map((row) => (versionOf(row.id) === row.version ? row : { ...row, former: undefined })),
    }));
  }

  countOf(date: CivilDate, method: PaymentMethod): CashCount | undefined {
    const id = `${date}:${method}`;
    return this.#counts.has(id) ? this.#counts.get(id) : undefined;
  }

  count(date: CivilDate, method: PaymentMethod, count: CashCount) {
    this.#counts.insert({ ...count, id: `${date}:${method}` });
  }
}
