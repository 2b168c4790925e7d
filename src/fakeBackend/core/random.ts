export interface Random {
  /** A number from 0 to below 1. */
  next: () => number;
  /** A whole number from `from` to `to`, both included. */
  between: (from: number, to: number) => number;
  pick: <Item>(items: readonly Item[]) => Item;
}

/** The same seed gives the same numbers, everywhere (Mulberry32, by Tommy Ettinger, public domain). */
export function randomFrom(seed: number): Random {
  let state = seed;
  function next() {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  }
  const between = (from: number, to: number) => from + Math.floor(next() * (to - from + 1));
  return { next, between, pick: (items) => items[between(0, items.length - 1)]! };
}

/** Draws values by their weights, in percent. */
export function chances<Value>(weights: readonly (readonly [Value, number])[]): (random: Random) => Value {
  const ofHundred = weights.flatMap(([value, weight]) => Array.from({ length: weight }, () => value));
  if (ofHundred.length !== 100) throw new Error("The weights do not make a hundred.");
  return ({ between }) => ofHundred[between(0, 99)]!;
}

/** Days of a waiting time that is mostly short and sometimes very long. */
export const waitOf = (mean: number, { next }: Random) => Math.floor(-Math.log(1 - next()) * mean);
