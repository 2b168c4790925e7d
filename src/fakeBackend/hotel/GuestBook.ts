import type { Guest } from "@/contract/guests";

import type { TableShelf } from "../shelf";
import { notFound } from "./refusals";

/** All guests: past, coming, and those who asked. */
export class GuestBook {
  readonly #guests: Map<string, Guest>;
  readonly #shelf: TableShelf;
  #lastNumber: number;

  constructor(guests: readonly Guest[], shelf: TableShelf) {
    this.#shelf = shelf;
    this.#guests = new Map(guests.map((guest) => [guest.id, guest]));
    for (const [id, kept] of shelf.kept) this.#guests.set(id, kept as Guest);
    this.#lastNumber = this.#guests.size;
  }

  get(id: string): Guest {
    const guest = this.#guests.get(id);
    if (!guest) throw notFound();
    return guest;
  }

  has(id: string): boolean {
    return this.#guests.has(id);
  }

  all(): IterableIterator<Guest> {
    return this.#guests.values();
  }

  add(guest: Omit<Guest, "id" | "version">): Guest {
    this.#lastNumber += 1;
    const added: Guest = { ...guest, id: `guest-${this.#lastNumber}`, version: 1 };
    this.#guests.set(added.id, added);
    this.#shelf.put(added.id, added);
    return added;
  }
}
