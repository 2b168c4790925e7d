import type { CashCount, CloseSolution, SolutionReply } from "@/contract/day/close";
import type { PaymentMethod } from "@/contract/account/account";
import type { CivilDate } from "@/contract/property";
import { sentences } from "@/contract/sentences";

import { KeptMap } from "../core/KeptMap";
import type { Shelf } from "../core/shelf";
import { Table } from "../core/table";
import type { StoredReservation } from "../hotel/books/StoredReservation";

declare module "../core/database" {
  interface AreaData {
    readonly close: CloseBook;
  }
}

interface StoredCount extends CashCount {
  id: string;
}

/** A solution of rows, by the client's id of its call. */
export interface KeptSolution {
  solution: CloseSolution;
  /** The reservations before it, and the versions that it made of them. */
  solved: { former: StoredReservation; version: number }[];
  refused: SolutionReply["refused"];
  isUndone?: true;
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

  countOf(date: CivilDate, method: PaymentMethod): CashCount | undefined {
    const id = `${date}:${method}`;
    return this.#counts.has(id) ? this.#counts.get(id) : undefined;
  }

  count(date: CivilDate, method: PaymentMethod, count: CashCount) {
    this.#counts.insert({ ...count, id: `${date}:${method}` });
  }
}
