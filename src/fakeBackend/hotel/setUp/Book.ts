import type { TableShelf } from "../../core/shelf";

interface BookRules<Entry> {
  /** Throws where the entry cannot become so. */
  refuse?: (next: Entry, former: Entry | undefined) => void;
  onChange: () => void;
}

/** The shelf's key of a book's version. */
const VERSION = "#version";

/**
 * Entries of one kind that the property is set up with, in the order in which they were added. An entry is replaced, never
 * changed, and never removed once it is used: what was agreed still names it. One that is not sold any more is switched off.
 */
export class Book<Entry extends { readonly id: string }> {
  #entries: Map<string, Entry>;
  readonly #shelf: TableShelf;
  readonly #rules: BookRules<Entry>;
  #version = 1;
  #all: readonly Entry[];

  /** Stored entries replace the seed's. */
  constructor(seed: readonly Entry[], shelf: TableShelf, rules: BookRules<Entry>) {
    this.#shelf = shelf;
    this.#rules = rules;
    this.#entries = new Map(seed.map((entry) => [entry.id, entry]));
    for (const [key, kept] of shelf.kept) {
      if (key === VERSION) this.#version = Number(kept);
      else if (kept === null) this.#entries.delete(key);
      else this.#entries.set(key, kept as Entry);
    }
    this.#all = [...this.#entries.values()];
  }

  /** Each change adds 1. */
  get version(): number {
    return this.#version;
  }

  all(): readonly Entry[] {
    return this.#all;
  }

  find(id: string): Entry | undefined {
    return this.#entries.get(id);
  }

  /** Adds the entry, or replaces the one of its id. Throws what refuses it. */
  put(entry: Entry) {
    this.putAll([entry]);
  }

  /** The same with several, as one change: all of them, or none where one is refused. */
  putAll(entries: readonly Entry[]) {
    const changed = entries.filter((entry) => JSON.stringify(entry) !== JSON.stringify(this.find(entry.id)));
    const before = this.#entries;
    this.#entries = new Map(before); // an entry may name one that is put before it
    try {
      for (const entry of changed) {
        this.#rules.refuse?.(entry, before.get(entry.id));
        this.#entries.set(entry.id, entry);
      }
    } catch (error) {
      this.#entries = before;
      throw error;
    }
    for (const entry of changed) this.#shelf.put(entry.id, entry);
    if (changed.length > 0) this.#changed();
  }

  /** Takes back entries that nothing names yet, as one change. */
  remove(ids: readonly string[]) {
    for (const id of ids) {
      this.#entries.delete(id);
      this.#shelf.put(id, null);
    }
    this.#changed();
  }

  #changed() {
    this.#all = [...this.#entries.values()];
    this.#version += 1;
    this.#shelf.put(VERSION, this.#version);
    this.#rules.onChange();
  }
}
