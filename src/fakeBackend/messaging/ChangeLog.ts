import type { Message } from "@/contract/messaging/conversations";
import type { Change, Changes } from "@/contract/messaging/changes";

/** How many changes are kept for callers who are behind. */
const KEPT = 1000;

/** Numbered changes, for callers to fetch each once and in order. */
export class ChangeLog {
  readonly #changes: Change[] = [];
  readonly #listeners = new Set<() => void>();
  /** Number of dropped changes before the first of `#changes`. */
  #forgotten = 0;

  get cursor(): number {
    return this.#forgotten + this.#changes.length;
  }

  add(change: Change) {
    this.#changes.push(change);
    if (this.#changes.length >= 2 * KEPT) this.#forgotten += this.#changes.splice(0, KEPT).length;
    for (const tell of this.#listeners) tell();
  }

  /** Gives earlier changes the message as it is by now: who is behind does not get what was erased. */
  rewrite(message: Message) {
    for (const [place, change] of this.#changes.entries())
      if ("message" in change && change.message.mId === message.mId) this.#changes[place] = { ...change, message };
  }

  since(cursor: number): Changes {
    const hasGap = cursor < this.#forgotten || cursor > this.cursor;
    return { cursor: this.cursor, changes: hasGap ? [] : this.#changes.slice(cursor - this.#forgotten), hasGap };
  }

  /** Calls `tell` at each change, until the returned function is called. */
  listen(tell: () => void): () => void {
    this.#listeners.add(tell);
    return () => this.#listeners.delete(tell);
  }
}
