type Value = string | number;

/** So many places can be told apart beside a value within the whole numbers that a double holds. */
const MOST_PLACES = 2 ** 20;

/**
 * Places, numbers from 0, in the order of the values that stand there, and in their own where those are equal: no page
 * repeats a row or loses one. Kept in order as single values change.
 */
export class SortedPlaces {
  #places: number[];
  readonly #valueAt: (place: number) => Value;

  constructor(places: readonly number[], valueAt: (place: number) => Value) {
    this.#valueAt = valueAt;
    this.#places = inOrder(places, valueAt);
  }

  get places(): readonly number[] {
    return this.#places;
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
    const value = this.#valueAt(place);
    let low = 0;
    let high = this.#places.length;
    while (low < high) {
      const middle = (low + high) >>> 1;
      const other = this.#places[middle]!;
      const otherValue = this.#valueAt(other);
      if (otherValue < value || (otherValue === value && other < place)) low = middle + 1;
      else high = middle;
    }
    return low;
  }
}

/** Sorts by one number each, of rank and place: ten times as fast, on 100,000, as asking a function for every pair. */
function inOrder(places: readonly number[], valueAt: (place: number) => Value): number[] {
  const values = places.map((place) => valueAt(place));
  const rankOf = ranks(values);
  const keys = Float64Array.from(places, (place, index) => rankOf(values[index]!) * MOST_PLACES + place);
  return Array.from(keys.toSorted(), (key) => ((key % MOST_PLACES) + MOST_PLACES) % MOST_PLACES);
}

function ranks(values: readonly Value[]): (value: Value) => number {
  if (values.every(isShort)) return Number;
  const rankOf = new Map([...new Set(values)].toSorted(byCodeUnits).map((value, rank) => [value, rank]));
  return (value) => rankOf.get(value) ?? 0;
}

/** Whether a place fits beside it: a moment in milliseconds is too long. */
const isShort = (value: Value) => typeof value === "number" && Number.isSafeInteger(value * MOST_PLACES);

const byCodeUnits = (one: Value, other: Value) => (one < other ? -1 : 1);
