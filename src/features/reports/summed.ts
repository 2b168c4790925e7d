import type { Compared } from "@/contract/figures/hotelFigures";

/** Adds up counts and cents by their names, other properties are those of the first; nothing of nothing. */
export function summed<Sums extends object>(all: readonly Sums[]): Sums | undefined {
  const [first, ...others] = all;
  return first && others.reduce(added, first);
}

function added<Sums extends object>(sums: Sums, more: Sums): Sums {
  const counts = Object.entries(more).map(([name, count]: [string, unknown]) => {
    const sum: unknown = sums[name as keyof Sums];
    return [name, typeof sum === "number" && typeof count === "number" ? sum + count : sum];
  });
  return { ...sums, ...Object.fromEntries(counts) };
}

/** Sums of both sides; of the nights before only where all rows know theirs. */
export function comparedSums<Sums extends object>(rows: readonly Compared<Sums>[]): Compared<Sums> | undefined {
  const now = summed(rows.map((row) => row.now));
  const known = rows.flatMap(({ before }) => before ?? []);
  return now && { now, before: known.length === rows.length ? summed(known) : undefined };
}
