import type { Period } from "@/contract/figures/period";
import type { CivilDate } from "@/contract/property";
import { addDays, addMonths } from "@/domain/civilDate";
import type { FigureStay } from "@/domain/kpis/figureStay";

import type { Hotel } from "../hotel/Hotel";
import type { EarlierStay } from "../hotel/SampleReservations";
import type { StoredReservation } from "../hotel/StoredReservation";
import { dateAt, figureStayOf, type GuestOrigin, isOfGroup } from "./figureStayOf";

const DAYS_AHEAD = 365;

/** With the months in which it counts, `2026-04`. */
interface Placed {
  stay: FigureStay;
  first: string;
  last: string;
}

/**
 * The reservations for the figures. Each is read again when it has changed, as soon as a figure is asked for; a period
 * looks only at those of its months.
 */
export class FigureBook {
  readonly hotel: Hotel;
  readonly #earlier: () => readonly EarlierStay[];
  #earlierById?: Map<string, EarlierStay>;
  #placed = new WeakMap<StoredReservation, Placed>();
  #ofMonth = new Map<string, Placed[]>();
  #known: Period = { from: "", to: "" };
  #readAt = -1;
  #setUpAt = -1;

  /** `earlier` are the stays from before the hotel's books. */
  constructor(hotel: Hotel, earlier: () => readonly EarlierStay[]) {
    this.hotel = hotel;
    this.#earlier = earlier;
  }

  /** The first night that is not closed. */
  get openNight(): CivilDate {
    return this.hotel.property.businessDate;
  }

  /** The nights of which there are data: from the first arrival until a year ahead, or the last departure. */
  get known(): Period {
    this.#read();
    return this.#known;
  }

  /** Those that may count in a period, each once. */
  *staysIn({ from, to }: Period): Generator<FigureStay> {
    this.#read();
    const start = monthOf(from);
    for (let month = start; month <= monthOf(to); month = monthAfter(month)) {
      for (const { stay, first } of this.#ofMonth.get(month) ?? []) if (first === month || month === start) yield stay;
    }
  }

  /** As it is on the books now, for reservations that are deleted, too. */
  stayOf(stored: StoredReservation): FigureStay {
    return this.#place(stored).stay;
  }

  /** The stay of a reservation, also of one that is deleted. */
  stay(id: string): FigureStay {
    const { stored, origin } = this.storedOf(id);
    return this.#place(stored, origin).stay;
  }

  /** Those from before the hotel's books. */
  earlierStays(): FigureStay[] {
    return this.#earlier().map(({ stay, ...origin }) => this.#place(stay, () => origin).stay);
  }

  /** A stay that was cancelled later, as it was on the books before. */
  asBooked({ id }: FigureStay, openNight: CivilDate): FigureStay {
    const { stored, origin } = this.storedOf(id);
    return figureStayOf({ ...stored, state: "confirmed", charges: [] }, this.hotel, openNight, origin);
  }

  /** The reservation of a stay; `isArchived` where it is from before the hotel's books. */
  storedOf(id: string) {
    const stored = this.hotel.find(id);
    if (stored) return { stored, origin: this.#guestOf(stored), isArchived: false };
    this.#earlierById ??= new Map(this.#earlier().map((one) => [one.stay.id, one]));
    const { stay, ...origin } = this.#earlierById.get(id)!;
    return { stored: stay, origin: () => origin, isArchived: true };
  }

  dateAt(instant: number): CivilDate {
    return dateAt(instant, this.hotel);
  }

  #read() {
    const { count, lastOf } = this.hotel.revision;
    if (count === this.#readAt) return;
    if (lastOf.setUp !== this.#setUpAt) this.#placed = new WeakMap(); // prices of products, and the open night
    [this.#readAt, this.#setUpAt] = [count, lastOf.setUp];
    this.#ofMonth = new Map();
    this.#known = { from: this.openNight, to: addDays(this.openNight, DAYS_AHEAD) };
    for (const { stay, ...origin } of this.#earlier()) this.#list(this.#place(stay, () => origin));
    for (const stored of this.hotel.all()) if (!stored.isDeleted) this.#list(this.#place(stored));
  }

  #place(stored: StoredReservation, guest = this.#guestOf(stored)): Placed {
    const known = this.#placed.get(stored);
    if (known && known.stay.isGroup === isOfGroup(stored, this.hotel)) return known;
    const stay = figureStayOf(stored, this.hotel, this.openNight, guest);
    const days = [stay.arrival, stay.departure, ...stay.parts.map(({ date }) => date)].toSorted();
    const placed = { stay, first: monthOf(days[0]!), last: monthOf(days.at(-1)!) };
    this.#placed.set(stored, placed);
    return placed;
  }

  #guestOf({ guestId }: StoredReservation): () => GuestOrigin {
    return () => this.hotel.guests.get(guestId);
  }

  #list(placed: Placed) {
    const { arrival, departure } = placed.stay;
    if (arrival < this.#known.from) this.#known.from = arrival;
    if (departure > this.#known.to) this.#known.to = departure;
    for (let month = placed.first; month <= placed.last; month = monthAfter(month)) {
      const ofMonth = this.#ofMonth.get(month);
      if (ofMonth) ofMonth.push(placed);
      else this.#ofMonth.set(month, [placed]);
    }
  }
}

const monthOf = (date: CivilDate) => date.slice(0, 7);
const monthAfter = (month: string) => monthOf(addMonths(`${month}-01`, 1));
