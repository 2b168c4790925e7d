import type { CivilDate } from "@/contract/property";
import type { Situation } from "@/contract/reservationLife";
import type { ReservationColumn, ReservationFilter, SavedView } from "@/contract/reservationList";

import { folded } from "./folded";
import type { ListEntry } from "./ListEntry";
import { columnValues, nearness, type SortValue } from "./listOrders";
import { savedViewsOn } from "./savedViews";
import { SortedPlaces } from "./SortedPlaces";

type Order = ReservationColumn | "nearest";
type Test = (entry: ListEntry) => boolean;

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
  #asked?: { key: string; passes: Uint8Array };

  constructor(entries: readonly ListEntry[], businessDate: CivilDate) {
    this.#entries = [...entries];
    this.#placeOf = new Map(entries.map(({ reservation }, place) => [reservation.id, place]));
    this.#businessDate = businessDate;
    this.#views = savedViewsOn(businessDate);
    this.#inView = { today: 0, tomorrow: 0, inHouse: 0, unassigned: 0, withBalance: 0, cancelled: 0 };
    for (const entry of entries) this.#count(entry, 1);
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
    this.#asked = undefined;
    if (!entry) return;
    for (const order of this.#orders.values()) order.add(place);
    this.#count(entry, 1);
  }

  /** What the filter lets through, in its order: all of it, or so many from a start, with the number of all. */
  find({ sort, order = "asc", ...filter }: ReservationFilter, start = 0, count = Infinity) {
    const passes = this.#passing(filter);
    const places = this.#inOrder(sort ?? "nearest");
    const isReversed = sort !== undefined && order === "desc";
    const found: ListEntry[] = [];
    let total = 0;
    for (let step = 0; step < places.length; step += 1) {
      const place = places[isReversed ? places.length - 1 - step : step]!;
      if (passes[place] === 0) continue;
      if (total >= start && found.length < count) found.push(this.#entries[place]!);
      total += 1;
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

  /** For each place whether the filter lets it through, remembered for the next page or order of the same filter. */
  #passing(filter: ReservationFilter): Uint8Array {
    const key = JSON.stringify([filter.text, filter.from, filter.to, filter.situations, filter.view]);
    if (this.#asked?.key === key) return this.#asked.passes;
    const test = this.#testOf(filter);
    const passes = new Uint8Array(this.#entries.length);
    this.#entries.forEach((entry, place) => {
      if (entry && test(entry)) passes[place] = 1;
    });
    this.#asked = { key, passes };
    return passes;
  }

  #testOf({ text, from, to, situations, view }: ReservationFilter): Test {
    const searched = folded(text?.trim() ?? "");
    const wanted = new Set(situations?.split(",").filter(Boolean) as Situation[] | undefined);
    const isInView = view && this.#views[view];
    return (entry) =>
      (!searched || entry.searched.includes(searched)) &&
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
