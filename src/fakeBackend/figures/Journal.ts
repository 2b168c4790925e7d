import type { CivilDate } from "@/contract/property";
import { sentences } from "@/contract/sentences";
import { addDays } from "@/domain/civilDate";
import { isOff } from "@/domain/kpis/cancellations";
import { type BookChange, changeOf, type NightChange, soldNights } from "@/domain/kpis/onTheBooks";
import { takesRooms } from "@/domain/reservations/situationOf";

import type { Shelf } from "../core/shelf";
import { Table } from "../core/table";
import type { StoredReservation } from "../hotel/books/StoredReservation";
import type { FigureBook } from "./FigureBook";
import { closedOn } from "./sampleDays";

/** The changes of the books that a close has found, since the one before. */
interface ClosedBooks {
  date: CivilDate;
  changes: BookChange[];
}

/** Of the sample, as far back as pace looks: 52 weeks, and the day before. */
const SAMPLE_DAYS = 366;

/**
 * The journal of the books. Each night close writes its changes once, and nothing is counted again: what the books were at
 * a close is what they are now without the changes since then.
 */
export class Journal {
  readonly #book: FigureBook;
  readonly #opened: CivilDate;
  readonly #kept: Table<"date", ClosedBooks>;
  #sampled?: Map<string, StoredReservation>;
  #ofSample?: ClosedBooks[];
  #open?: { at: number; changes: BookChange[] };

  /** `opened` is the sample's first open day: its closes before are made of the reservations that it shows. */
  constructor(book: FigureBook, opened: CivilDate, shelf: Shelf) {
    this.#book = book;
    this.#opened = opened;
    this.#kept = new Table("date", [], sentences.unknownId, shelf.table("bookJournal"));
  }

  /** The changes since a close, with those of the open day so far; the oldest first. */
  since(close: CivilDate): BookChange[] {
    this.#ofSample ??= this.#sampleBooks();
    const later = [...this.#ofSample, ...this.#kept.all()].filter(({ date }) => date > close);
    return [...later.flatMap(({ changes }) => changes), ...this.#openChanges()];
  }

  /** Keeps what the day has changed. Call it before the next day opens. */
  keep(date: CivilDate) {
    this.#kept.insert({ date, changes: this.#openChanges() });
    this.#open = undefined;
  }

  /** Since the last close. */
  #openChanges(): BookChange[] {
    const { hotel, openNight } = this.#book;
    const at = hotel.revision.count;
    if (this.#open?.at === at) return this.#open.changes;
    const before = this.#lastBooks();
    const changes: BookChange[] = [];
    for (const stored of hotel.all()) {
      const former = before(stored);
      const stay = former && this.#book.stay(stored.id);
      const change = stay && changeOf(stay, former, stored.isDeleted ? [] : soldNights(stay, openNight));
      if (change) changes.push(change);
    }
    this.#open = { at, changes };
    return changes;
  }

  /** The nights of a reservation at the last close; undefined for one that is as the sample has it. */
  #lastBooks() {
    this.#sampled ??= new Map(this.#book.hotel.sampled.map((stored) => [stored.id, stored]));
    const sampled = this.#sampled;
    const since = new Map<string, NightChange[]>();
    for (const { id, nights } of this.#kept.all().flatMap(({ changes }) => changes)) {
      since.set(id, [...(since.get(id) ?? []), ...nights]);
    }
    return (stored: StoredReservation): NightChange[] | undefined => {
      const first = sampled.get(stored.id);
      const later = since.get(stored.id);
      if (first === stored && !later) return undefined;
      return [...(first ? soldNights(this.#book.stayOf(first, this.#opened), this.#opened) : []), ...(later ?? [])];
    };
  }

  /** A reservation of the sample came onto the books when it was made, and left them when it was cancelled. */
  #sampleBooks(): ClosedBooks[] {
    const [first, last] = [addDays(this.#opened, -SAMPLE_DAYS), addDays(this.#opened, -1)];
    const closes = new Map<CivilDate, BookChange[]>();
    const write = (on: CivilDate, change: BookChange | undefined) => {
      const date = on > last ? last : on;
      if (!change || date < first) return;
      const changes = closes.get(date) ?? [];
      changes.push(change);
      closes.set(date, changes);
    };
    const begin = Date.parse(first);
    for (const stored of this.#book.hotel.sampled) {
      if (Math.max(stored.createdAt, stored.updatedAt) < begin) continue;
      const stay = this.#book.stayOf(stored, this.#opened);
      const isOn = takesRooms(stay.state);
      if (!isOn && !isOff(stay)) continue;
      const nights = soldNights({ ...stay, state: "confirmed" }, isOn ? this.#opened : "");
      write(stay.createdOn, changeOf(stay, [], nights));
      if (stay.endedAt !== undefined) write(closedOn(stay.endedAt), changeOf(stay, nights, []));
    }
    return [...closes]
      .map(([date, changes]) => ({ date, changes }))
      .toSorted((one, other) => (one.date < other.date ? -1 : 1));
  }
}
