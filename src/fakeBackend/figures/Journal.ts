import type { CivilDate } from "@/contract/property";
import { sentences } from "@/contract/sentences";
import { addDays } from "@/domain/civilDate";
import { isOff } from "@/domain/kpis/cancellations";
import type { RoomsOfNight } from "@/domain/kpis/nightSums";
import { type BookChange, changeOf, type NightChange, soldNights } from "@/domain/kpis/onTheBooks";
import { nightsIn } from "@/domain/kpis/period";
import { takesRooms } from "@/domain/reservations/situationOf";

import type { Shelf } from "../core/shelf";
import { Table } from "../core/table";
import type { StoredReservation } from "../hotel/books/StoredReservation";
import type { FigureBook } from "./FigureBook";
import { nightRooms, type RoomsByType, roomsOf, type SampleRooms } from "./nightRooms";
import { closedOn } from "../hotel/sample/closedOn";

/** The finding of a close: the changes of the books since the one before, and the rooms of its night. */
interface ClosedBooks {
  date: CivilDate;
  changes: BookChange[];
  /** Always of one that `#closes` gives. */
  rooms?: RoomsByType;
}

/** Of the sample, as far back as pace looks: 52 weeks, and the day before. */
const SAMPLE_DAYS = 366;

/**
 * The journal of the closes. Each writes once what is to stay as it was: its changes, and its rooms. What the books were at a
 * close is what they are now without the changes since then.
 */
export class Journal {
  readonly #book: FigureBook;
  readonly #opened: CivilDate;
  readonly #sampleRooms: (night: CivilDate) => RoomsByType;
  readonly #kept: Table<"date", ClosedBooks>;
  #sampled?: Map<string, StoredReservation>;
  #ofSample?: ClosedBooks[];
  #now?: { at: number; roomsOn: (night: CivilDate) => RoomsByType };
  #open?: { at: number; changes: BookChange[] };
  #isWhole = false;

  /** The closes before the sample's first open day are made of the reservations that it shows. */
  constructor(book: FigureBook, { opened, rooms, blocks }: SampleRooms, shelf: Shelf) {
    this.#book = book;
    this.#opened = opened;
    this.#sampleRooms = nightRooms(rooms, blocks);
    this.#kept = new Table("date", [], sentences.unknownId, shelf.table("bookJournal"));
  }

  /** The changes that closes have found after this one, the oldest first; the last are those of the open day so far. */
  since(close: CivilDate): ClosedBooks[] {
    this.#ofSample ??= this.#sampleBooks();
    const closed = [...this.#ofSample, ...this.#closes().all()].filter(({ date }) => date > close);
    return [...closed, { date: this.#book.openNight, changes: this.#openChanges() }];
  }

  /** The rooms of each night, of a closed one as they were then; of a type, if one is given. */
  roomsOn(type?: string): (night: CivilDate) => RoomsOfNight {
    const byType = this.roomsByType();
    return (night) => roomsOf(byType(night), type);
  }

  roomsByType(): (night: CivilDate) => RoomsByType {
    const kept = this.#closes();
    const now = this.#roomsNow();
    return (night) => {
      if (night < this.#opened) return this.#sampleRooms(night);
      return (kept.has(night) ? kept.get(night).rooms : undefined) ?? now(night);
    };
  }

  /** Keeps what the day has changed. Call it before the next day opens. */
  keep(date: CivilDate) {
    this.#closes().insert({ date, changes: this.#openChanges(), rooms: this.#roomsNow()(date) });
    this.#open = undefined;
  }

  #roomsNow(): (night: CivilDate) => RoomsByType {
    const { rooms, blocks, revision } = this.#book.hotel;
    if (this.#now?.at !== revision.count) this.#now = { at: revision.count, roomsOn: nightRooms(rooms, blocks) };
    return this.#now.roomsOn;
  }

  /**
   * All since the sample's. An older release has kept no rooms, or nothing: such a close gets the rooms of today, and the
   * changes that were made on its day.
   */
  #closes(): Table<"date", ClosedBooks> {
    if (this.#isWhole) return this.#kept;
    this.#isWhole = true;
    const nights = nightsIn({ from: this.#opened, to: addDays(this.#book.openNight, -1) });
    const missing = nights.filter((date) => !this.#kept.has(date));
    const late = missing.length === 0 ? [] : this.#openChanges();
    const closeOf = late.map((change) => missing.find((date) => date >= this.#madeOn(change)));
    for (const date of missing)
      this.#kept.insert({ date, changes: late.filter((_, place) => closeOf[place] === date) });
    const roomsOn = this.#roomsNow();
    for (const date of nights) if (!this.#kept.get(date).rooms) this.#kept.update(date, { rooms: roomsOn(date) });
    this.#open = undefined;
    return this.#kept;
  }

  #madeOn({ id, cause }: BookChange): CivilDate {
    const { createdOn, endedAt } = this.#book.stay(id);
    return cause === "new" ? createdOn : closedOn(endedAt ?? this.#book.find(id).stored.updatedAt);
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
      const { checkedInOn, nights: agreed } = stay; // a copy of the stay would make the parts of its folio
      const nights = soldNights({ state: "confirmed", checkedInOn, nights: agreed }, isOn ? this.#opened : "");
      write(stay.createdOn, changeOf(stay, [], nights));
      if (stay.endedAt !== undefined) write(closedOn(stay.endedAt), changeOf(stay, nights, []));
    }
    return [...closes]
      .map(([date, changes]) => ({ date, changes }))
      .toSorted((one, other) => (one.date < other.date ? -1 : 1));
  }
}
