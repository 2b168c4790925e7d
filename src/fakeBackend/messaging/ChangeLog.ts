import type { Change, Changes } from "@/contract/changes";

/** So many changes are kept for callers who lag behind. */
const KEPT = 1000;

/** What has happened, each change under a number of its own, for callers to fetch in order and once. */
export class ChangeLog {
  readonly #changes: Change[] = [];
  readonly #listeners = new Set<() => void>();
  /** How many changes came before the first of `#changes`. */
  #forgotten = 0;

  get cursor(): number {
    return this.#forgotten + this.#changes.length;
  }

  add(change: Change) {
    this.#changes.push(change);
    if (this.#changes.length >= 2 * KEPT) this.#forgotten += this.#changes.splice(0, KEPT).length;
    for (const tell of this.#listeners) tell();
  }

  since(cursor: number): Changes {
    const hasGap = cursor < this.#forgotten || cursor > this.cursor;
    return { cursor: this.cursor, changes: hasGap ? [] : this.#changes.slice(cursor - this.#forgotten), hasGap };
  }

  /** Calls `tell` at each change until the function that it returns is called. */
  listen(tell: () => void): () => void {
    this.#listeners.add(tell);
    return () => this.#listeners.delete(tell);
  }
}
