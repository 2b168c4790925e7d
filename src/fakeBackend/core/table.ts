import { ApiError } from "./ApiError";
import type { TableShelf } from "./shelf";

type Key = string | number;

/** The shelf's key of a table's last used number. */
const LAST_NUMBER = "#lastNumber";

/**
 * Rows in memory, each found by its key column, on a shelf that survives the page. Rows are immutable: `update`
 * replaces them.
 */
export class Table<Column extends string, Row extends Record<Column, Key>> {
  /** By the key as text, as on the shelf. */
  readonly #rows = new Map<string, Row>();
  readonly #column: Column;
  readonly #missing: string;
  readonly #shelf: TableShelf;
  #lastNumber: number;

  /** `missing` is the sentence of the 400 for an unknown row. Stored rows replace the seed's. */
  constructor(column: Column, seed: readonly Row[], missing: string, shelf: TableShelf) {
    this.#column = column;
    this.#missing = missing;
    this.#shelf = shelf;
    for (const row of seed) this.#rows.set(String(row[column]), row);
    this.#lastNumber = seed.length;
    for (const [key, kept] of shelf.kept) this.#takeFromShelf(key, kept);
  }

  /** A number that no row ever had, so that an id never returns after a deletion. */
  nextNumber(): number {
    this.#lastNumber += 1;
    this.#shelf.put(LAST_NUMBER, this.#lastNumber);
    return this.#lastNumber;
  }

  all(): Row[] {
    return [...this.#rows.values()];
  }

  find(isWanted: (row: Row) => boolean): Row | undefined {
    return this.all().find(isWanted);
  }

  has(key: Row[Column]): boolean {
    return this.#rows.has(String(key));
  }

  get(key: Row[Column]): Row {
    const row = this.#rows.get(String(key));
    if (!row) throw new ApiError(400, this.#missing);
    return row;
  }

  insert(row: Row): Row {
    const copy = structuredClone(row);
    const key = String(row[this.#column]);
    this.#rows.set(key, copy);
    this.#shelf.put(key, copy);
    return copy;
  }

  update(key: Row[Column], change: Partial<Row>): Row {
    return this.insert({ ...this.get(key), ...change });
  }

  remove(key: Row[Column]): void {
    this.get(key);
    this.#rows.delete(String(key));
    this.#shelf.put(String(key), null);
  }

  #takeFromShelf(key: string, kept: unknown) {
    if (key === LAST_NUMBER) this.#lastNumber = Number(kept);
    else if (kept === null) this.#rows.delete(key);
    else this.#rows.set(key, kept as Row);
  }
}
