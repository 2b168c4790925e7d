import { writtenPerson } from "@/domain/people/writtenPerson";

import type { TableShelf } from "../../core/shelf";
import { notFound } from "../../records/Refused";
import type { StoredGuest } from "./StoredGuest";

/** Everybody who has stayed, will stay or has asked. A guest is replaced, never changed, and by `Hotel.putGuest`. */
export class GuestBook {
  readonly #guests: Map<string, StoredGuest>;
  readonly #shelf: TableShelf;
  /** By the id of a kept guest, those who are merged into them. */
  readonly #mergedInto = new Map<string, string[]>();
  #changed = new Set<string>();
  #lastNumber: number;

  constructor(guests: readonly StoredGuest[], shelf: TableShelf) {
    this.#shelf = shelf;
    this.#guests = new Map(guests.map((guest) => [guest.id, guest]));
    for (const [id, kept] of shelf.kept) {
      this.#guests.set(id, kept as StoredGuest);
      this.#keepMerge(kept as StoredGuest);
    }
    this.#lastNumber = this.#guests.size;
  }

  /** The record itself, also of somebody who is deleted or merged. */
  find(id: string): StoredGuest | undefined {
    return this.#guests.get(id);
  }

  /** The guest, or the one into whom they are merged. Deleted guests are still known by their reservations. */
  get(id: string): StoredGuest {
    const guest = this.#guests.get(id);
    if (!guest) throw notFound();
    return guest.merged ? this.get(guest.merged.into) : guest;
  }

  /** Whether somebody can book under that id. */
  has(id: string): boolean {
    return this.#guests.has(id) && !this.get(id).isDeleted;
  }

  /** Neither those who are deleted nor those who are merged into others. */
  *all(): IterableIterator<StoredGuest> {
    for (const guest of this.#guests.values()) if (isListed(guest)) yield guest;
  }

  /** The ids that stand for a guest: their own, and those of the records merged into it. */
  idsOf(id: string): string[] {
    return [id, ...this.mergedInto(id).flatMap((merged) => this.idsOf(merged))];
  }

  mergedInto(id: string): readonly string[] {
    return this.#mergedInto.get(id) ?? [];
  }

  /** A new guest, written as people are stored, wherever they come from. */
  add(guest: Omit<StoredGuest, "id" | "version">): StoredGuest {
    this.#lastNumber += 1;
    const added: StoredGuest = { ...writtenPerson(guest), id: `guest-${this.#lastNumber}`, version: 1 };
    this.put(added);
    return added;
  }

  put(guest: StoredGuest) {
    const former = this.#guests.get(guest.id)?.merged?.into;
    if (former !== undefined) {
      const others = this.mergedInto(former).filter((id) => id !== guest.id);
      this.#mergedInto.set(former, others);
    }
    this.#guests.set(guest.id, guest);
    this.#keepMerge(guest);
    this.#shelf.put(guest.id, guest);
    this.#changed.add(guest.id);
  }

  /** Notes that the figures of a guest have changed. */
  touch(id: string) {
    this.#changed.add(this.get(id).id);
  }

  /** The ids of those who have changed since it was called last. */
  takeChanged(): ReadonlySet<string> {
    const changed = this.#changed;
    this.#changed = new Set();
    return changed;
  }

  #keepMerge({ id, merged }: StoredGuest) {
    if (merged) this.#mergedInto.set(merged.into, [...this.mergedInto(merged.into), id]);
  }
}

export const isListed = ({ isDeleted, merged }: StoredGuest): boolean => !isDeleted && !merged;
