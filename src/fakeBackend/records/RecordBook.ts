import { sentences } from "@/contract/sentences";

import { KeptMap } from "../core/KeptMap";
import type { Shelf } from "../core/shelf";
import { Table } from "../core/table";
import { notFound } from "./Refused";

interface Opened<Stored> {
  /** Of the table on the shelf. */
  name: string;
  seed: readonly Stored[];
  shelf: Shelf;
  /** The id of the record with a number from 1: that number alone unless told. */
  idOf?: (number: number) => string;
  /** Tells every tab that a record has changed. */
  tell: () => void;
}

/** The records of one kind, on the shelf. Each is replaced, never changed, and by `put`, so that every tab hears of it. */
export class RecordBook<Stored extends { id: string }> {
  /** By the id that the client gave it, the record that a call made: a repeated call makes no second one. */
  readonly madeBy: KeptMap<string>;
  readonly #table: Table<"id", Stored>;
  readonly #opened: Opened<Stored>;

  constructor(opened: Opened<Stored>) {
    const { name, seed, shelf } = opened;
    this.#opened = opened;
    this.#table = new Table("id", seed, sentences.unknownId, shelf.table(name));
    this.madeBy = new KeptMap(shelf.table(`${name}MadeBy`));
  }

  all(): Stored[] {
    return this.#table.all();
  }

  find(id: string): Stored | undefined {
    return this.#table.has(id) ? this.#table.get(id) : undefined;
  }

  /** Or 404. */
  get(id: string): Stored {
    const record = this.find(id);
    if (!record) throw notFound();
    return record;
  }

  /** Of a new record: no record ever had it. */
  nextId(): string {
    const { idOf = String } = this.#opened;
    return idOf(this.#table.nextNumber());
  }

  put(record: Stored): Stored {
    const stored = this.#table.insert(record);
    this.#opened.tell();
    return stored;
  }
}

/** Ids such as `Q-000123`. */
export const numbered = (prefix: string) => (number: number) => `${prefix}-${String(number).padStart(6, "0")}`;
