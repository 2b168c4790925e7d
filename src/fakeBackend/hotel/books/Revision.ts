import type { HotelChanges } from "@/contract/hotelChanges";
import { type Topic, topics } from "@/contract/topics";

/** Counts the changes of the property by topic, and notifies those who wait for the next. */
export class Revision {
  readonly #listeners = new Set<(changed: readonly Topic[]) => void>();
  readonly #lastOf: HotelChanges["lastOf"];
  #count: number;

  /** Begins at a moment, ms: what was read before the backend was started again is stale. */
  constructor(begun = 0) {
    this.#count = begun;
    this.#lastOf = Object.fromEntries(topics.map((topic) => [topic, begun])) as HotelChanges["lastOf"];
  }

  get count(): number {
    return this.#count;
  }

  /** The cursor of the last change of each topic. */
  get lastOf(): HotelChanges["lastOf"] {
    return { ...this.#lastOf };
  }

  advance(...changed: [Topic, ...Topic[]]) {
    this.#count += 1;
    for (const topic of changed) this.#lastOf[topic] = this.#count;
    for (const tell of this.#listeners) tell(changed);
  }

  /** For what changes any reply, as a closed day does. */
  advanceAll() {
    this.advance(...topics);
  }

  /** Calls `tell` at each change with its topics, until the returned function is called. */
  readonly listen = (tell: (changed: readonly Topic[]) => void): (() => void) => {
    this.#listeners.add(tell);
    return () => this.#listeners.delete(tell);
  };
}
