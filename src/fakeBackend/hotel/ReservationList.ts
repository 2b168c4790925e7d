import type { CivilDate } from "@/contract/property";
import type { ReservationColumn, ReservationFilter, SavedView, Situation } from "@/contract/reservations";

import { folded } from "./folded";
import type { ListEntry } from "./ListEntry";
import { nearestFirst, orderBy } from "./listOrders";
import { savedViewsOn } from "./savedViews";
import { SortedList } from "./SortedList";

type Order = ReservationColumn | "nearest";

/** The reservations as they are listed: found, counted and put in order without looking at their nights again. */
export class ReservationList {
  readonly #entries: Map<string, ListEntry>;
  readonly #orders = new Map<Order, SortedList<ListEntry>>();
  readonly #views: ReturnType<typeof savedViewsOn>;
  readonly #inView: Record<SavedView, number>;
  readonly #businessDate: CivilDate;

  constructor(entries: readonly ListEntry[], businessDate: CivilDate) {
    this.#entries = new Map(entries.map((entry) => [entry.reservation.id, entry]));
    this.#businessDate = businessDate;
    this.#views = savedViewsOn(businessDate);
    this.#inView = { today: 0, tomorrow: 0, inHouse: 0, unassigned: 0, withBalance: 0, cancelled: 0 };
    for (const entry of entries) this.#count(entry, 1);
  }

  /** How many stand in each saved view. */
  get inView(): Record<SavedView, number> {
    return { ...this.#inView };
  }

  get size(): number {
    return this.#entries.size;
  }

  /** Puts the entry in the place of the one with its id; `undefined` takes that one away. */
  replace(id: string, entry: ListEntry | undefined) {
    const former = this.#entries.get(id);
    if (former) {
      for (const order of this.#orders.values()) order.remove(former);
      this.#count(former, -1);
      this.#entries.delete(id);
    }
    if (!entry) return;
    this.#entries.set(id, entry);
    for (const order of this.#orders.values()) order.add(entry);
    this.#count(entry, 1);
  }

  /** All that the filter lets through, in its order. */
  filtered({ sort, order = "asc", ...filter }: ReservationFilter): ListEntry[] {
    const entries = this.#inOrder(sort ?? "nearest");
    const passing = entries.filter(this.#passes(filter));
    return sort && order === "desc" ? passing.toReversed() : passing;
  }

  #inOrder(order: Order): readonly ListEntry[] {
    const known = this.#orders.get(order);
    if (known) return known.items;
    const compare = order === "nearest" ? nearestFirst(this.#businessDate) : orderBy(order);
    const sorted = new SortedList(this.#entries.values(), compare);
    this.#orders.set(order, sorted);
    return sorted.items;
  }

  #passes({ text, from, to, situations, view }: ReservationFilter): (entry: ListEntry) => boolean {
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
