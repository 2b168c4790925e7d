import type { HotelChanges } from "@/contract/hotelChanges";
import { type Topic, topics } from "@/contract/topics";

/** Counts the changes of the property by topic, and notifies those who wait for the next. */
export class Revision {
  readonly #listeners = new Set<(changed: readonly Topic[]) => void>();
  readonly #lastOf: HotelChanges["lastOf"];
  /** Instants, ms, at which something changes that no call changes. */
  readonly #coming = new Map<Topic, Set<number>>();
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

  /** A topic changes by itself at an instant, ms, as the tax agency answers. */
  comes(topic: Topic, at: number) {
    this.#coming.set(topic, (this.#coming.get(topic) ?? new Set()).add(at));
  }

  /** Counts the changes that have come by themselves until now. */
  arrive(now: number) {
    for (const [topic, instants] of this.#coming) {
      const due = [...instants].filter((at) => at <= now);
      for (const at of due) instants.delete(at);
      if (due.length > 0) this.advance(topic);
    }
  }

  /** Calls `tell` at each change with its topics, until the returned function is called. */
  readonly listen = (tell: (changed: readonly Topic[]) => void): (() => void) => {
    this.#listeners.add(tell);
    return () => this.#listeners.delete(tell);
  };
}
