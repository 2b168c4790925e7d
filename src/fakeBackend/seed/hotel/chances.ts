import type { Random } from "../random";

/** Draws values by their weights, in percent. */
export function chances<Value>(weights: readonly (readonly [Value, number])[]): (random: Random) => Value {
  const ofHundred = weights.flatMap(([value, weight]) => Array.from({ length: weight }, () => value));
  if (ofHundred.length !== 100) throw new Error("The weights do not make a hundred.");
  return ({ between }) => ofHundred[between(0, 99)]!;
}

/** Days of a waiting time that is mostly short and sometimes very long. */
export const waitOf = (mean: number, { next }: Random) => Math.floor(-Math.log(1 - next()) * mean);
