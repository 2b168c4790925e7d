/** Counts the changes of the property, and notifies those who wait for the next. */
export class Revision {
  readonly #listeners = new Set<() => void>();
  #count = 0;

  get count(): number {
    return this.#count;
  }

  advance() {
    this.#count += 1;
    for (const tell of this.#listeners) tell();
  }

  /** Calls `tell` at each change, until the returned function is called. */
  readonly listen = (tell: () => void): (() => void) => {
    this.#listeners.add(tell);
    return () => this.#listeners.delete(tell);
  };
}
