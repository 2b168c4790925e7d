/** Items in order, kept in order as single ones come and go. Two different items must never compare as equal. */
export class SortedList<Item> {
  readonly #items: Item[];
  readonly #compare: (one: Item, other: Item) => number;

  constructor(items: Iterable<Item>, compare: (one: Item, other: Item) => number) {
    this.#items = [...items].toSorted(compare);
    this.#compare = compare;
  }

  get items(): readonly Item[] {
    return this.#items;
  }

  add(item: Item) {
    this.#items.splice(this.#placeOf(item), 0, item);
  }

  remove(item: Item) {
    const place = this.#placeOf(item);
    if (this.#items[place] !== item) throw new Error("The list does not hold what is to leave it.");
    this.#items.splice(place, 1);
  }

  /** The first place whose item does not stand before this one. */
  #placeOf(item: Item): number {
    let low = 0;
    let high = this.#items.length;
    while (low < high) {
      const middle = (low + high) >>> 1;
      if (this.#compare(this.#items[middle]!, item) < 0) low = middle + 1;
      else high = middle;
    }
    return low;
  }
}
