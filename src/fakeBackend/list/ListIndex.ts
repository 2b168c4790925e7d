import type { ListFilter } from "@/contract/list";
import { inOrderOf } from "@/domain/text/inOrderOf";
import { searchable, searchWords } from "@/domain/text/textSearch";

import { JoinedTexts } from "./JoinedTexts";
import { SortedPlaces } from "./SortedPlaces";

type Test<Entry> = (entry: Entry) => boolean;
/** Sort key of an entry: a text, or a whole number. */
export type SortValue<Entry> = (entry: Entry) => string | number;

/** The columns that are sorted by the entry's value of their name, unless told. */
export type OwnColumn<Entry, Column extends string = keyof Entry & string> = {
  [Name in Column]: Entry extends Record<Name, string | number> ? Name : never;
}[Column];

/** A list as an area declares it: how its entries are named, searched, filtered, sorted and counted. */
export interface ListRules<Entry, Column extends string, View extends string, Filters extends object> {
  /** Where entries are replaced one by one. */
  idOf?: (entry: Entry) => string;
  /** The searched text, as it is shown: the list folds it. */
  searched: (entry: Entry) => string;
  /** The typed text as folded parts: an entry is found if it contains them all. Its words, unless told. */
  partsOf?: (text: string) => string[];
  /** For the value of each filter, which entries pass. */
  filters: { [Name in keyof Filters]-?: (value: NonNullable<Filters[Name]>) => Test<Entry> };
  sorts?: Record<Exclude<Column, OwnColumn<Entry, Column>>, SortValue<Entry>> &
    Partial<Record<Column, SortValue<Entry>>>;
  /** The order of a query that names none. */
  defaultSort: SortValue<Entry>;
  views: Record<View, Test<Entry>>;
}

/** Which entries pass a filter, remembered for its next page or order. */
interface Asked {
  key: string;
  /** For each place 1 if its entry passes, else 0. */
  passes: Uint8Array;
  total: number;
}

/**
 * Searches, filters, sorts and pages entries. Each has a fixed place. A filter is evaluated once for all places in their
 * order, which is how they lie in memory; sorting and paging then only walk through numbers.
 */
export class ListIndex<Entry, Column extends string, View extends string, Filters extends object> {
  readonly #rules: ListRules<Entry, Column, View, Filters>;
  readonly #entries: (Entry | undefined)[];
  readonly #placeOf: Map<string, number>;
  readonly #sorts: Partial<Record<Column, SortValue<Entry>>>;
  /** By alphabet and direction, then by value. */
  readonly #orders = new Map<string, Map<SortValue<Entry>, SortedPlaces>>();
  readonly #views: [View, Test<Entry>][];
  /** Of each view that has been asked for. */
  readonly #inView = new Map<View, number>();
  /** The searched text of each place, made by the first search. */
  #searched?: string[];
  /** Of all places; joined again when it is searched after a change. */
  #texts?: JoinedTexts;
  #asked?: Asked;

  constructor(rules: ListRules<Entry, Column, View, Filters>, entries: readonly Entry[]) {
    this.#rules = rules;
    this.#entries = [...entries];
    const { idOf } = rules;
    this.#placeOf = new Map(idOf && entries.map((entry, place) => [idOf(entry), place]));
    this.#sorts = { ...rules.sorts };
    this.#views = Object.entries(rules.views) as [View, Test<Entry>][];
  }

  /** How many entries each view has. */
  get inView(): Record<View, number> {
    return Object.fromEntries(this.#views.map(([view]) => [view, this.countIn(view)])) as Record<View, number>;
  }

  /** Counted when it is first asked for: a view may need what takes long to reckon. */
  countIn(view: View): number {
    const count = this.#inView.get(view) ?? this.where(this.#rules.views[view]).length;
    this.#inView.set(view, count);
    return count;
  }

  get(id: string): Entry | undefined {
    const place = this.#placeOf.get(id);
    return place === undefined ? undefined : this.#entries[place];
  }

  /** Puts the entry in the place of the one with its id; `undefined` removes that one. */
  replace(id: string, entry: Entry | undefined) {
    const place = this.#placeOf.get(id) ?? this.#entries.length;
    const former = this.#entries[place];
    if (former) {
      for (const order of this.#allOrders()) order.remove(place);
      this.#count(former, -1);
    }
    this.#placeOf.set(id, place);
    this.#entries[place] = entry;
    if (this.#searched) this.#searched[place] = this.#searchedOf(entry);
    this.#texts = undefined;
    this.#asked = undefined;
    if (!entry) return;
    for (const order of this.#allOrders()) order.add(place);
    this.#count(entry, 1);
  }

  /** The entries that pass, in order: all of them, or `count` from `start`, with the number of all. */
  find(query: ListFilter<Column, View> & Filters, start = 0, count = Infinity) {
    const { sort, order } = query;
    const { passes, total } = this.#ask(query);
    const valueOf = sort && (this.#sorts[sort] ??= ownValue(sort));
    const { places } = this.#inOrder(valueOf, query.language, order === "desc");
    const found: Entry[] = [];
    let left = start;
    for (const place of places) {
      if (found.length >= count) break;
      if (passes[place] === 0) continue;
      if (left > 0) left -= 1;
      else found.push(this.#entries[place]!);
    }
    return { found, total };
  }

  /** Those that pass, in no order. */
  where(test: Test<Entry>): Entry[] {
    return this.#entries.filter((entry) => entry !== undefined && test(entry)) as Entry[];
  }

  /** Without a value in the order that the list has by itself; equal values keep that order in both directions. */
  #inOrder(sort: SortValue<Entry> | undefined, language = "", isDescending = false): SortedPlaces {
    const isReversed = isDescending && sort !== undefined;
    const valueOf = sort ?? this.#rules.defaultSort;
    const name = `${language} ${isReversed}`;
    const orders = this.#orders.get(name) ?? new Map<SortValue<Entry>, SortedPlaces>();
    const known = orders.get(valueOf);
    if (known) return known;
    const ties = sort && sort !== this.#rules.defaultSort ? this.#inOrder(undefined, language) : undefined;
    const taken = ties?.places ?? [...this.#entries.keys()].filter((place) => this.#entries[place]);
    const compare = inOrderOf(language || undefined);
    const sorted = new SortedPlaces(taken, (place) => valueOf(this.#entries[place]!), compare, { ties, isReversed });
    this.#orders.set(name, orders.set(valueOf, sorted));
    return sorted;
  }

  #allOrders(): SortedPlaces[] {
    return [...this.#orders.values()].flatMap((orders) => [...orders.values()]);
  }

  #ask(query: ListFilter<Column, View> & Filters): Asked {
    const names = Object.keys(this.#rules.filters) as (keyof Filters)[];
    const key = JSON.stringify([query.text, query.view, ...names.map((name) => query[name])]);
    if (this.#asked?.key === key) return this.#asked;
    const tests = names.flatMap((name) => (query[name] ? [this.#rules.filters[name](query[name])] : []));
    const view = this.#views.find(([name]) => name === query.view);
    if (view) tests.push(view[1]);
    const { partsOf = searchWords } = this.#rules;
    const passes = this.#containing(partsOf(query.text ?? ""));
    let total = 0;
    for (let place = 0; place < passes.length; place += 1) {
      const entry = passes[place] === 1 && this.#entries[place];
      if (entry && tests.every((test) => test(entry))) total += 1;
      else passes[place] = 0;
    }
    this.#asked = { key, passes, total };
    return this.#asked;
  }

  /** The texts of a search, which are made with the first one unless they were made before. */
  joinTexts(): JoinedTexts {
    this.#searched ??= this.#entries.map((entry) => this.#searchedOf(entry));
    return (this.#texts ??= new JoinedTexts(this.#searched));
  }

  /** For each place 1 if its text contains all parts. */
  #containing(parts: readonly string[]): Uint8Array {
    const [part, ...others] = parts.filter(Boolean); // an empty one is in every text
    if (!part) return new Uint8Array(this.#entries.length).fill(1);
    const texts = this.joinTexts();
    const passes = texts.containing(part);
    for (const other of others) {
      const contains = texts.containing(other);
      passes.forEach((_, place) => (passes[place]! &= contains[place]!));
    }
    return passes;
  }

  #searchedOf(entry: Entry | undefined): string {
    return entry ? searchable(this.#rules.searched(entry)) : "";
  }

  #count(entry: Entry, by: 1 | -1) {
    for (const [view, count] of this.#inView) if (this.#rules.views[view](entry)) this.#inView.set(view, count + by);
  }
}

const ownValue =
  <Entry>(name: string): SortValue<Entry> =>
  (entry) => {
    const value: unknown = Reflect.get(Object(entry), name);
    return typeof value === "number" ? value : String(value);
  };
