import type { Charge } from "@/contract/account/account";
import type { CivilDate } from "@/contract/property";

import type { Shelf } from "../core/shelf";
import type { Hotel } from "../hotel/Hotel";
import type { StoredReservation } from "../hotel/books/StoredReservation";
import { ClosedNights } from "./ClosedNights";
import { closedNightsOf, type ClosedOf, countedLines, type GuestOrigin } from "./figureStayOf";
import { type FigureTerms, termsNow } from "./figureTerms";
import type { SamplePast } from "./samplePast";
import { type KeptSale, saleOf } from "./saleOf";

/** The closed nights of each stay: they stay as they were kept, and the open ones follow the reservation. */
export class ClosedStays {
  readonly hotel: Hotel;
  readonly past: SamplePast;
  readonly #nights: ClosedNights;
  #now?: { at: number; terms: FigureTerms };

  constructor(hotel: Hotel, past: SamplePast, shelf: Shelf) {
    this.hotel = hotel;
    this.past = past;
    this.#nights = new ClosedNights(past.opened, (id) => past.nightsOf(id), shelf);
  }

  /** The closed days of a stay; undefined of one that is as the sample made it, and was over or still to come then. */
  of(stored: StoredReservation): ClosedOf | undefined {
    const { id, arrival, charges } = stored;
    const { opened } = this.past;
    const isAhead = this.#isAsSampled(stored) && arrival >= opened && charges.every(({ date }) => date >= opened);
    if (this.#isOver(stored) || (isAhead && this.#nights.since(id).length === 0)) return undefined;
    return { nights: this.#nights.of(id), isKept: this.#nights.isKept };
  }

  /** The set-up of a stay: of one that was over before the hotel's first open day, as it was then. */
  termsOf(stored: StoredReservation): FigureTerms {
    return this.#isOver(stored) ? this.past.terms : this.#terms();
  }

  /** The set-up for the books of before a day. */
  termsOn(day: CivilDate): FigureTerms {
    return day <= this.past.opened ? this.past.terms : this.#terms();
  }

  countryOf(stored: StoredReservation): GuestOrigin["country"] {
    return this.#isOver(stored) ? this.past.countryOf(stored) : this.hotel.guests.get(stored.guestId).country;
  }

  /** The lines of a stay that count on days that are not closed. */
  openLines(stored: StoredReservation): Charge[] {
    return countedLines(stored, this.#terms(), this.hotel.property.businessDate, this.of(stored));
  }

  /** The companies and agencies of a stay: of its closed nights and of now. Empty for most. */
  salesOf(stored: StoredReservation): Pick<KeptSale, "companyId" | "agencyId">[] {
    const kept = this.of(stored)?.nights.map(({ sale }) => sale) ?? [];
    const isByPayer = stored.billing !== undefined && stored.companyId === undefined;
    const now = isByPayer ? saleOf(stored, "", this.#terms()) : stored;
    return [...kept, now].filter(({ companyId, agencyId }) => (companyId ?? agencyId) !== undefined);
  }

  /** Whether a closed night was paid by a payer of this name that has no record. */
  hasPayer(name: string): boolean {
    return this.#nights.payers().has(name);
  }

  /** Keeps the nights of stays as their day is closed. */
  keep(date: CivilDate, stays: readonly { stored: StoredReservation; guest: () => GuestOrigin }[]) {
    const nights = stays.flatMap(({ stored, guest }) =>
      closedNightsOf(date, stored, this.#terms(), date, guest, this.of(stored)),
    );
    this.#nights.keep(date, nights);
  }

  #isAsSampled(stored: StoredReservation): boolean {
    return this.past.sampled(stored.id) === stored;
  }

  /** It was over before the hotel's first open day, and nothing has become of it since. */
  #isOver(stored: StoredReservation): boolean {
    return stored.departure < this.past.opened && this.#isAsSampled(stored);
  }

  #terms(): FigureTerms {
    const { count: at } = this.hotel.revision;
    if (this.#now?.at !== at) this.#now = { at, terms: termsNow(this.hotel) };
    return this.#now.terms;
  }
}
