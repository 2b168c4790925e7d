import { ApiError } from "./ApiError";

type Key = string | number;

/** Rows in memory, each found by one of its columns. A row is replaced, never changed: `update` puts a new one there. */
export class Table<Column extends string, Row extends Record<Column, Key>> {
  readonly #rows = new Map<Key, Row>();
  readonly #column: Column;
  readonly #missing: string;
  #lastNumber: number;

  /** `missing` is the sentence of the 400 that asking for an unknown row answers with. */
  constructor(column: Column, seed: readonly Row[], missing: string) {
    this.#column = column;
    this.#missing = missing;
    for (const row of seed) this.insert(row);
    this.#lastNumber = seed.length;
  }

  /** A number that no row has or had, so that an id never comes back after a deletion. */
  nextNumber(): number {
    this.#lastNumber += 1;
    return this.#lastNumber;
  }

  all(): Row[] {
    return [...this.#rows.values()];
  }

  find(isWanted: (row: Row) => boolean): Row | undefined {
    return this.all().find(isWanted);
  }

  has(key: Row[Column]): boolean {
    return this.#rows.has(key);
  }

  get(key: Row[Column]): Row {
    const row = this.#rows.get(key);
    if (!row) throw new ApiError(400, this.#missing);
    return row;
  }

  insert(row: Row): Row {
    const copy = structuredClone(row);
    this.#rows.set(row[this.#column], copy);
    return copy;
  }

  update(key: Row[Column], change: Partial<Row>): Row {
    return this.insert({ ...this.get(key), ...change });
  }

  remove(key: Row[Column]): void {
    this.get(key);
    this.#rows.delete(key);
  }
}
