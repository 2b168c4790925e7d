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
 * changed, and never removed: what was agreed still names it. One that is not sold any more is switched off.
 */
export class Book<Entry extends { readonly id: string }> {
  readonly #entries: Map<string, Entry>;
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
    const former = this.find(entry.id);
    if (JSON.stringify(entry) === JSON.stringify(former)) return;
    this.#rules.refuse?.(entry, former);
    this.#entries.set(entry.id, entry);
    this.#all = [...this.#entries.values()];
    this.#version += 1;
    this.#shelf.put(entry.id, entry);
    this.#shelf.put(VERSION, this.#version);
    this.#rules.onChange();
  }
}
