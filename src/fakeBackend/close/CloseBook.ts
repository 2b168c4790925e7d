import type { CashCount } from "@/contract/day/close";
import type { PaymentMethod } from "@/contract/account/account";
import type { CivilDate } from "@/contract/property";
import { sentences } from "@/contract/sentences";

import type { Shelf } from "../core/shelf";
import { Table } from "../core/table";

declare module "../core/database" {
  interface AreaData {
    readonly close: CloseBook;
  }
}

interface StoredCount extends CashCount {
  id: string;
}

/** Counts of the open day. */
export class CloseBook {
  readonly #counts: Table<"id", StoredCount>;

  constructor(shelf: Shelf) {
    this.#counts = new Table("id", [], sentences.unknownId, shelf.table("cashCounts"));
  }

  countOf(date: CivilDate, method: PaymentMethod): CashCount | undefined {
    const id = `${date}:${method}`;
    return this.#counts.has(id) ? this.#counts.get(id) : undefined;
  }

  count(date: CivilDate, method: PaymentMethod, count: CashCount) {
    this.#counts.insert({ ...count, id: `${date}:${method}` });
  }
}
