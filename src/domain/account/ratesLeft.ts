import type { Charge } from "@/contract/account/account";
import type { Cents, VatRate } from "@/contract/property";

import { rateOf, vatByRate } from "./vat";

/** Cents at each rate of VAT. */
export type Rates = Map<VatRate | 0, Cents>;

type RatedLine = Parameters<typeof vatByRate>[0][number];

/** Cents left at each rate of some lines, the lowest first: charges less what was taken off them. Transfers have no rate here. */
export const leftByRate = (lines: readonly RatedLine[]): Rates =>
  new Map(vatByRate(lines).map(({ rate, gross }) => [rate, gross]));

/** Cents left at the rate of a line. */
export const leftFor = (line: Pick<Charge, "vat">, lines: readonly RatedLine[]): Cents =>
  leftByRate(lines).get(rateOf(line)) ?? 0;

/**
 * An amount shared over rates, or other keys, in proportion to what each has left, in whole cents: none takes more than it has, so that all
 * of them together may take less than the amount. The odd cents go to the greatest remainders.
 */
export function sharedOver<Key>(amount: Cents, left: ReadonlyMap<Key, Cents>): Map<Key, Cents> {
  const open = [...left].filter(([, cents]) => cents > 0);
  const whole = open.reduce((sum, [, cents]) => sum + cents, 0);
  const most = Math.min(amount, whole);
  const shares = open.map(([key, cents]) => ({
    key,
    cents: Math.floor((most * cents) / whole),
    remainder: (most * cents) % whole,
  }));
  const odd = shares.reduce((rest, { cents }) => rest - cents, most);
  for (const share of shares.toSorted((one, other) => other.remainder - one.remainder).slice(0, odd)) share.cents += 1;
  return new Map(shares.filter(({ cents }) => cents > 0).map(({ key, cents }) => [key, cents]));
}
