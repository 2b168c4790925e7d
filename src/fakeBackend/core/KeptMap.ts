import type { TableShelf } from "./shelf";

/** A map that is stored on a shelf, so that it survives the page. */
export class KeptMap<Value> {
  readonly #values: Map<string, Value>;
  readonly #shelf: TableShelf;

  constructor(shelf: TableShelf) {
    this.#shelf = shelf;
    this.#values = new Map([...shelf.kept].filter(([, value]) => value !== null)) as Map<string, Value>;
  }

  get(key: string): Value | undefined {
    return this.#values.get(key);
  }

  entries(): IterableIterator<[string, Value]> {
    return this.#values.entries();
  }

  set(key: string, value: Value) {
    this.#values.set(key, value);
    this.#shelf.put(key, value);
  }

  delete(key: string) {
    this.#values.delete(key);
    this.#shelf.put(key, null);
  }

  clear() {
    for (const key of this.#values.keys()) this.delete(key);
  }

  /** Stores each value again as `change` makes it. */
  rewrite(change: (value: Value) => Value) {
    for (const [key, value] of this.#values) this.set(key, change(value));
  }
}
