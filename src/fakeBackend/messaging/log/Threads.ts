import type { Person } from "@/contract/messaging/contacts";

import type { Shelf, TableShelf } from "../../core/shelf";
import { MessageLog } from "./MessageLog";

/** A conversation with a contact or in a channel, as it is stored. */
export interface Thread {
  conversationId: string;
  log: MessageLog;
  typingUser: Person | null;
}

/** The conversations by the id of their contact or channel; one that begins again after a deletion is a new one. */
export class Threads {
  readonly #threads: Map<string, Thread>;
  readonly #shelf: TableShelf;
  readonly #logOf: (conversationId: string) => TableShelf;

  constructor(seed: Map<string, Thread>, table: Shelf["table"]) {
    this.#threads = seed;
    this.#shelf = table("threads");
    this.#logOf = (conversationId) => table(`messages/${conversationId}`);
    for (const [userId, conversationId] of this.#shelf.kept) {
      if (typeof conversationId === "string") this.#threads.set(userId, newThread(conversationId));
      else this.#threads.delete(userId);
    }
    for (const { conversationId, log } of this.#threads.values()) log.keepOn(this.#logOf(conversationId));
  }

  get(userId: string): Thread | undefined {
    return this.#threads.get(userId);
  }

  begin(userId: string, conversationId: string): Thread {
    const thread = newThread(conversationId);
    thread.log.keepOn(this.#logOf(conversationId));
    this.#threads.set(userId, thread);
    this.#shelf.put(userId, conversationId);
    return thread;
  }

  delete(userId: string) {
    const thread = this.#threads.get(userId);
    if (!thread) return;
    for (const { mId } of thread.log.all()) thread.log.remove(mId);
    this.#threads.delete(userId);
    this.#shelf.put(userId, null);
  }

  /** Pairs of contact or channel id and conversation. */
  [Symbol.iterator]() {
    return this.#threads.entries();
  }
}

const newThread = (conversationId: string): Thread => ({ conversationId, log: new MessageLog(), typingUser: null });
