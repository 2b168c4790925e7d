import type { CivilDate } from "@/contract/property";
import type { Situation } from "@/contract/reservationLife";
import type { ReservationColumn, ReservationFilter, SavedView } from "@/contract/reservationList";

import { folded } from "./folded";
import { JoinedTexts } from "./JoinedTexts";
import type { ListEntry } from "./ListEntry";
import { columnValues, nearness, type SortValue } from "./listOrders";
import { savedViewsOn } from "./savedViews";
import { SortedPlaces } from "./SortedPlaces";

type Order = ReservationColumn | "nearest";
type Test = (entry: ListEntry) => boolean;

/** What a filter lets through, remembered for its next page or order. */
interface Asked {
  key: string;
  /** For each place 1 if it is let through, else 0. */
  passes: Uint8Array;
  total: number;
}

/**
 * The reservations as they are listed. Each has a place for good. A filter is asked once of all places in their order,
 * which is how they lie in memory; sorting and paging then only walk through numbers.
 */
export class ReservationList {
  readonly #entries: (ListEntry | undefined)[];
  readonly #placeOf: Map<string, number>;
  readonly #orders = new Map<Order, SortedPlaces>();
  readonly #views: Record<SavedView, Test>;
  readonly #inView: Record<SavedView, number>;
  readonly #businessDate: CivilDate;
  /** Of all places; put together anew when it is searched after a change. */
  #texts?: JoinedTexts;
  #asked?: Asked;

  constructor(entries: readonly ListEntry[], businessDate: CivilDate) {
    this.#entries = [...entries];
    this.#placeOf = new Map(entries.map(({ reservation }, place) => [reservation.id, place]));
    this.#businessDate = businessDate;
    this.#views = savedViewsOn(businessDate);
    this.#inView = { today: 0, tomorrow: 0, inHouse: 0, unassigned: 0, withBalance: 0, cancelled: 0 };
    for (const entry of entries) this.#count(entry, 1);
    this.#texts = this.#joined();
  }

  /** How many stand in each saved view. */
  get inView(): Record<SavedView, number> {
    return { ...this.#inView };
  }

  /** Puts the entry in the place of the one with its id; `undefined` takes that one away. */
  replace(id: string, entry: ListEntry | undefined) {
    const place = this.#placeOf.get(id) ?? this.#entries.length;
    const former = this.#entries[place];
    if (former) {
      for (const order of this.#orders.values()) order.remove(place);
      this.#count(former, -1);
    }
    this.#placeOf.set(id, place);
    this.#entries[place] = entry;
    this.#texts = undefined;
    this.#asked = undefined;
    if (!entry) return;
    for (const order of this.#orders.values()) order.add(place);
    this.#count(entry, 1);
  }

  /** What the filter lets through, in its order: all of it, or so many from a start, with the number of all. */
  find({ sort, order = "asc", ...filter }: ReservationFilter, start = 0, count = Infinity) {
    const { passes, total } = this.#ask(filter);
    const places = this.#inOrder(sort ?? "nearest");
    const isReversed = sort !== undefined && order === "desc";
    const found: ListEntry[] = [];
    for (let step = 0, left = start; step < places.length && found.length < count; step += 1) {
      const place = places[isReversed ? places.length - 1 - step : step]!;
      if (passes[place] === 0) continue;
      if (left > 0) left -= 1;
      else found.push(this.#entries[place]!);
    }
    return { found, total };
  }

  /** Those that pass, in no order. */
  where(test: Test): ListEntry[] {
    return this.#entries.filter((entry) => entry !== undefined && test(entry)) as ListEntry[];
  }

  #inOrder(order: Order): readonly number[] {
    const known = this.#orders.get(order);
    if (known) return known.places;
    const valueOf: SortValue = order === "nearest" ? nearness(this.#businessDate) : columnValues[order];
    const taken = [...this.#entries.keys()].filter((place) => this.#entries[place]);
    const sorted = new SortedPlaces(taken, (place) => valueOf(this.#entries[place]!));
    this.#orders.set(order, sorted);
    return sorted.places;
  }

  #ask(filter: ReservationFilter): Asked {
    const key = JSON.stringify([filter.text, filter.from, filter.to, filter.situations, filter.view]);
    if (this.#asked?.key === key) return this.#asked;
    const test = this.#testOf(filter);
    const passes = this.#containing(folded(filter.text?.trim() ?? ""));
    let total = 0;
    for (let place = 0; place < passes.length; place += 1) {
      const entry = passes[place] === 1 && this.#entries[place];
      if (entry && test(entry)) total += 1;
      else passes[place] = 0;
    }
    this.#asked = { key, passes, total };
    return this.#asked;
  }

  #containing(part: string): Uint8Array {
    if (!part) return new Uint8Array(this.#entries.length).fill(1);
    this.#texts ??= this.#joined();
    return this.#texts.containing(part);
  }

  #joined(): JoinedTexts {
    return new JoinedTexts(this.#entries.map((entry) => entry?.searched ?? ""));
  }

  #testOf({ from, to, situations, view }: ReservationFilter): Test {
    const wanted = new Set(situations?.split(",").filter(Boolean) as Situation[] | undefined);
    const isInView = view && this.#views[view];
    return (entry) =>
      (!from || entry.reservation.departure >= from) &&
      (!to || entry.reservation.arrival <= to) &&
      (wanted.size === 0 || wanted.has(entry.situation)) &&
      (!isInView || isInView(entry));
  }

  #count(entry: ListEntry, by: 1 | -1) {
    for (const view of Object.keys(this.#views) as SavedView[]) {
      if (this.#views[view](entry)) this.#inView[view] += by;
    }
  }
}
