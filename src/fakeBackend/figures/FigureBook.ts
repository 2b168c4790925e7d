import type { Period } from "@/contract/figures/period";
import type { CivilDate } from "@/contract/property";
import { addDays } from "@/domain/civilDate";
import { grossOf } from "@/domain/account/vat";
import type { FigureStay } from "@/domain/kpis/figureStay";
import { type NightChange, nightsBefore, soldNights } from "@/domain/kpis/onTheBooks";
import { takesRooms } from "@/domain/reservations/situationOf";

import type { Hotel } from "../hotel/Hotel";
import type { EarlierStay } from "../hotel/SampleReservations";
import type { StoredReservation } from "../hotel/books/StoredReservation";
import type { ClosedStays } from "./ClosedStays";
import { dateAt, figureStayOf, type GuestOrigin } from "./figureStayOf";

const DAYS_AHEAD = 365;

/** A reservation in the months in which it may count. Its figures are made when a period first asks for them. */
interface Placed {
  readonly stored: StoredReservation;
  guest: () => GuestOrigin;
  isArchived: boolean;
  first: number;
  last: number;
  stay?: FigureStay;
  /** At which reading the stay was found to be up to date. */
  seenAt?: number;
}

/**
 * The reservations for the figures, by month: a period looks only at those of its months, and of a hundred thousand none is
 * read before it counts. A reservation is replaced, never changed, so that one that is still the same is up to date.
 */
export class FigureBook {
  readonly hotel: Hotel;
  readonly closed: ClosedStays;
  readonly #earlier: () => readonly EarlierStay[];
  readonly #placed = new Map<string, Placed>();
  readonly #ofMonth = new Map<number, Set<Placed>>();
  #known?: Period;
  #readAt = -1;
  #termsAt = "";

  /** `earlier` are the stays from before the hotel's books. */
  constructor(closed: ClosedStays, earlier: () => readonly EarlierStay[]) {
    this.hotel = closed.hotel;
    this.closed = closed;
    this.#earlier = earlier;
  }

  /** The first night that is not closed. */
  get openNight(): CivilDate {
    return this.hotel.property.businessDate;
  }

  /** The nights of which there are data: from the first arrival until a year ahead, or the last departure. */
  get known(): Period {
    this.#read();
    const { from = "", to = "" } = this.#known ?? {};
    const [open, ahead] = [this.openNight, addDays(this.openNight, DAYS_AHEAD)];
    return { from: from && from < open ? from : open, to: to > ahead ? to : ahead };
  }

  /** Those that may count in a period, each once. */
  *staysIn({ from, to }: Period): Generator<FigureStay> {
    this.#read();
    const { openNight } = this;
    const start = monthOf(from);
    for (let month = start; month <= monthOf(to); month += 1) {
      for (const placed of this.#ofMonth.get(month) ?? []) {
        if (placed.first === month || month === start) yield this.#stayOf(placed, openNight);
      }
    }
  }

  /** The stay of a reservation, also of one that is deleted. */
  stay(id: string): FigureStay {
    return this.#stayOf(this.find(id), this.openNight);
  }

  /** As it was, or would be, in a state of the books that is not the present one. */
  stayOf(stored: StoredReservation, openNight: CivilDate, guest = this.#guestOf(stored)): FigureStay {
    return figureStayOf(stored, this.closed.termsOn(stored.departure), openNight, guest);
  }

  /** Keeps the nights of the open day. Call it before the next day opens. */
  keep(date: CivilDate) {
    const stays = [...this.staysIn({ from: date, to: date })].map(({ id }) => this.find(id));
    this.closed.keep(
      date,
      stays.filter(({ isArchived }) => !isArchived),
    );
  }

  /** A stay before changes of its nights, in books whose first open night was this one; undefined if it had none then. */
  withoutChanges(id: string, changes: readonly NightChange[], openNight: CivilDate): FigureStay | undefined {
    const { stored, guest } = this.find(id);
    const sold = stored.isDeleted ? [] : soldNights(this.stay(id), this.openNight);
    const nights = nightsBefore(sold, changes);
    const [first, last] = [nights[0], nights.at(-1)];
    if (!first || !last) return undefined;
    const isHere = stored.checkedInOn !== undefined && stored.checkedInOn < openNight;
    const then: StoredReservation = {
      ...stored,
      state: takesRooms(stored.state) ? stored.state : "confirmed",
      arrival: first.date,
      departure: addDays(last.date, 1),
      checkedInOn: isHere ? stored.checkedInOn : undefined,
      checkedOutOn: undefined,
      nights: nights.map(({ date, roomTypeId, roomRevenue }) => ({ date, roomTypeId, price: grossOf(roomRevenue) })),
      charges: stored.charges.filter(({ date }) => date < openNight),
    };
    return this.stayOf(then, openNight, guest);
  }

  /** Whether a company or an agency has this name, or had it before the hotel's books. */
  hasCompany(name: string): boolean {
    if (this.hotel.companies.all().some((one) => one.name === name)) return true;
    this.#read();
    if (this.closed.hasPayer(name)) return true;
    for (const { guest, stored } of this.#placed.values())
      if (guest().soldTo === name || stored.billing?.name === name) return true;
    return false;
  }

  /** The reservation of a stay; `isArchived` where it is from before the hotel's books. */
  find(id: string): Placed {
    this.#read();
    return this.#placed.get(id) ?? this.#place(this.hotel.find(id)!);
  }

  dateAt(instant: number): CivilDate {
    return dateAt(instant, this.hotel);
  }

  #read() {
    const { count, lastOf } = this.hotel.revision;
    if (count === this.#readAt) return;
    if (this.#placed.size === 0) {
      for (const stay of this.#earlier()) this.#list(stay, placedBefore(stay));
    }
    // prices of products and channels, what agencies get, and with a close the open night
    const termsAt = `${lastOf.setUp} ${lastOf.companies}`;
    if (termsAt !== this.#termsAt) for (const placed of this.#placed.values()) placed.stay = undefined;
    [this.#readAt, this.#termsAt] = [count, termsAt];
    for (const stored of this.hotel.all()) {
      const placed = this.#placed.get(stored.id);
      if (placed?.stored === stored) continue;
      if (placed) this.#leave(placed);
      if (!stored.isDeleted) this.#list(stored, this.#place(stored));
    }
  }

  #stayOf(placed: Placed, openNight: CivilDate): FigureStay {
    const { stored, guest, stay, isArchived } = placed;
    if (stay && placed.seenAt === this.#readAt) return stay;
    const terms = isArchived ? this.closed.past.terms : this.closed.termsOf(stored);
    // a leader is the same while others join the group
    const isCurrent = stay?.isGroup === terms.isOfGroup(stored);
    const made = () => figureStayOf(stored, terms, openNight, guest, isArchived ? undefined : this.closed.of(stored));
    placed.stay = isCurrent && stay ? stay : made();
    placed.seenAt = this.#readAt;
    return placed.stay;
  }

  #place(stored: StoredReservation): Placed {
    const { arrival, departure, checkedInOn, checkedOutOn, charges } = stored;
    let [from, to] = [arrival, departure];
    for (const date of [checkedInOn, checkedOutOn, ...charges.map((charge) => charge.date)]) {
      if (date !== undefined && date < from) from = date;
      if (date !== undefined && date > to) to = date;
    }
    return { stored, guest: this.#guestOf(stored), isArchived: false, first: monthOf(from), last: monthOf(to) };
  }

  #guestOf(stored: StoredReservation): () => GuestOrigin {
    return () => ({ country: this.closed.countryOf(stored) });
  }

  #list({ id, arrival, departure }: Pick<StoredReservation, "id" | "arrival" | "departure">, placed: Placed) {
    const { from, to } = this.#known ?? { from: arrival, to: departure };
    this.#known = { from: arrival < from ? arrival : from, to: departure > to ? departure : to };
    this.#placed.set(id, placed);
    for (let month = placed.first; month <= placed.last; month += 1) {
      const ofMonth = this.#ofMonth.get(month);
      if (ofMonth) ofMonth.add(placed);
      else this.#ofMonth.set(month, new Set([placed]));
    }
  }

  #leave(placed: Placed) {
    this.#placed.delete(placed.stored.id);
    for (let month = placed.first; month <= placed.last; month += 1) this.#ofMonth.get(month)?.delete(placed);
  }
}

const placedBefore = ({ told, from, departure }: EarlierStay): Placed => ({
  get stored() {
    return told().stay;
  },
  guest: told,
  isArchived: true,
  first: monthOf(from),
  last: monthOf(departure),
});

/** Months since the year 0. */
const monthOf = (date: CivilDate): number => Number(date.slice(0, 4)) * 12 + Number(date.slice(5, 7));
