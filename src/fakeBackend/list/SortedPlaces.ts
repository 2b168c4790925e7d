type Value = string | number;
type Compare = (one: Value, other: Value) => number;
type CompareTexts = (one: string, other: string) => number;

/** So many places can be told apart beside a value within the whole numbers that a double holds. */
const MOST_PLACES = 2 ** 20;

/** How equal values stand, and whether the greatest comes first. */
interface Order {
  /** Holds all places, before and after each change of this one; the numbers of the places without it. */
  ties?: SortedPlaces;
  isReversed?: boolean;
}

/**
 * Places, numbers from 0, in the order of the values that stand there, and in that of `ties` where those are equal: no page
 * repeats a row or loses one. Kept in order as single values change.
 */
export class SortedPlaces {
  #places: number[];
  readonly #valueAt: (place: number) => Value;
  readonly #compare: Compare;
  readonly #ties?: SortedPlaces;

  /** Numbers by size, texts by `inOrder`. */
  constructor(
    places: readonly number[],
    valueAt: (place: number) => Value,
    inOrder: CompareTexts,
    { ties, isReversed = false }: Order = {},
  ) {
    const compare = comparing(inOrder);
    this.#valueAt = valueAt;
    this.#compare = isReversed ? (one, other) => compare(other, one) : compare;
    this.#ties = ties;
    const sign = isReversed ? -1 : 1;
    this.#places = placesInOrder(ties?.places ?? places.toSorted((a, b) => a - b), valueAt, compare, sign);
  }

  get places(): readonly number[] {
    return this.#places;
  }

  /** Below 0 where the first comes first. */
  compare(place: number, other: number): number {
    const byValue = this.#compare(this.#valueAt(place), this.#valueAt(other));
    return byValue || (this.#ties?.compare(place, other) ?? place - other);
  }

  /** To be called when the value stands there. */
  add(place: number) {
    this.#places.splice(this.#rankOf(place), 0, place);
  }

  /** To be called while the value still stands there. */
  remove(place: number) {
    const rank = this.#rankOf(place);
    if (this.#places[rank] !== place) throw new Error("The order does not hold the place that is to leave it.");
    this.#places.splice(rank, 1);
  }

  #rankOf(place: number): number {
    let low = 0;
    let high = this.#places.length;
    while (low < high) {
      const middle = (low + high) >>> 1;
      if (this.compare(this.#places[middle]!, place) < 0) low = middle + 1;
      else high = middle;
    }
    return low;
  }
}

/**
 * Sorts by one number each, of rank and turn among the equal: ten times as fast, on 100,000, as asking a function for every
 * pair. `sign` is -1 where the greatest comes first.
 */
function placesInOrder(
  places: readonly number[],
  valueAt: (place: number) => Value,
  compare: Compare,
  sign: number,
): number[] {
  const values = places.map((place) => valueAt(place));
  const rankOf = ranks(values, compare);
  const keys = Float64Array.from(values, (value, turn) => sign * rankOf(value) * MOST_PLACES + turn);
  return Array.from(keys.toSorted(), (key) => places[((key % MOST_PLACES) + MOST_PLACES) % MOST_PLACES]!);
}

/** Texts that are equal to the alphabet have one rank. */
function ranks(values: readonly Value[], compare: Compare): (value: Value) => number {
  if (values.every(isShort)) return Number;
  const rankOf = new Map<Value, number>();
  let [rank, former] = [0, undefined as Value | undefined];
  for (const value of [...new Set(values)].toSorted(compare)) {
    if (former !== undefined && compare(former, value) !== 0) rank += 1;
    rankOf.set(value, rank);
    former = value;
  }
  return (value) => rankOf.get(value) ?? 0;
}

/** Whether a place fits beside it: a moment in milliseconds is too long. */
const isShort = (value: Value) => typeof value === "number" && Number.isSafeInteger(value * MOST_PLACES);

const comparing =
  (inOrder: CompareTexts): Compare =>
  (one, other) =>
    typeof one === "number" && typeof other === "number" ? one - other : inOrder(String(one), String(other));
