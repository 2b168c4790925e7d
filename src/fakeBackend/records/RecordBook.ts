import { sentences } from "@/contract/sentences";
import type { Topic } from "@/contract/topics";

import type { Sample } from "../core/createCore";
import type { Database } from "../core/database";
import { KeptMap } from "../core/KeptMap";
import type { Shelf } from "../core/shelf";
import { Table } from "../core/table";
import { notFound } from "./Refused";

interface BookRules {
  /** Of the hotel's changes: every change of a record tells it. */
  topic: Topic;
  /** Of the table on the shelf, where it is not called as the topic. */
  name?: string;
  /** The id of the record with a number from 1: that number alone unless told. */
  idOf?: (number: number) => string;
}

type Hotel = Database["hotel"];

/** The records of one kind, on the shelf. Each is replaced, never changed, and by `put`, so that every tab hears of it. */
export class RecordBook<Stored extends { id: string }> {
  readonly hotel: Hotel;
  /** By the id that the client gave it, the record that a call made: a repeated call makes no second one. */
  readonly madeBy: KeptMap<string>;
  readonly #table: Table<"id", Stored>;
  readonly #rules: BookRules;

  constructor(hotel: Hotel, shelf: Shelf, seed: readonly Stored[], rules: BookRules) {
    const { topic, name = topic } = rules;
    this.hotel = hotel;
    this.#rules = rules;
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
    const { idOf = String } = this.#rules;
    return idOf(this.#table.nextNumber());
  }

  put(record: Stored): Stored {
    const stored = this.#table.insert(record);
    this.hotel.revision.advance(this.#rules.topic);
    return stored;
  }

  /** Takes a record away for good; its id never returns. Of a book that keeps its last records alone. */
  drop(id: string) {
    this.#table.remove(id);
  }
}

/** `createData` of an area whose data are one book. An empty hotel has none of the `sample`. */
export const opening =
  <Stored, Book>(
    Kind: new (hotel: Hotel, shelf: Shelf, seed: readonly Stored[], rules: BookRules) => Book,
    { sample, ...rules }: BookRules & { sample: (now: Date, hotel: Hotel) => readonly Stored[] },
  ) =>
  ({ now, shelf, size }: Sample, { hotel }: Database): (() => Book) => {
    const book = new Kind(hotel, shelf, size?.isEmpty ? [] : sample(now, hotel), rules);
    return () => book;
  };

/** Ids such as `Q-000123`. */
export const numbered = (prefix: string) => (number: number) => `${prefix}-${String(number).padStart(6, "0")}`;
