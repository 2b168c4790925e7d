import type { CivilDate } from "@/contract/property";

/** A picker needs a `Date`: local noon, far from any change of the clock. */
export const pickerDateOf = (date: CivilDate): Date =>
  new Date(Number(date.slice(0, 4)), Number(date.slice(5, 7)) - 1, Number(date.slice(8, 10)), 12);

/** From year, month and day as the picker shows them. Not via UTC, which is another day in Bogotá. */
export const civilDateOf = (date: Date): CivilDate =>
  [
    String(date.getFullYear()).padStart(4, "0"),
    String(date.getMonth() + 1).padStart(2, "0"),
    String(date.getDate()).padStart(2, "0"),
  ].join("-");
