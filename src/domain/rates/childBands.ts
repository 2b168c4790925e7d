import type { ChildBand } from "@/contract/reservations/policies";

/** The band of an age, in years; undefined above every band. */
export const bandOf = (bands: readonly ChildBand[], age: number): ChildBand | undefined =>
  bands.filter(({ upToAge }) => age <= upToAge).toSorted((one, other) => one.upToAge - other.upToAge)[0];

/** Percent of an extra adult's price; 100 for ages above every band. */
export const childShare = (bands: readonly ChildBand[], age: number): number => bandOf(bands, age)?.percent ?? 100;
