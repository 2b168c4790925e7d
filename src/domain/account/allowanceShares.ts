import type { Charge } from "@/contract/account/account";
import type { AllowInput } from "@/contract/account/accountActs";

import { leftByRate, type Rates, sharedOver } from "./ratesLeft";
import { rateOf } from "./vat";
import { inWindow } from "./windows";

interface AllowedAccount {
  charges: readonly Charge[];
  /** Lines that are not posted yet. */
  upcoming?: readonly Charge[];
}

/**
 * The part of an allowance at each rate, the lowest first: that of the posted lines of its window, then of the lines to come,
 * and last of what another room has handed over. An allowance that is told its rate is whole at it.
 */
export function sharesOf(
  { amount = 0, vat, window = "guest" }: Partial<AllowInput>,
  { charges, upcoming = [] }: AllowedAccount,
): Rates {
  if (vat !== undefined) return new Map([[vat, amount]]);
  const all = inWindow([...charges, ...upcoming], window);
  const withTransfers = all.map(({ amount: cents, vat: rate }) => ({ amount: cents, vat: rate }));
  const shares: Rates = new Map();
  let rest = amount;
  const take = (taken: Rates) => {
    for (const [rate, cents] of taken) shares.set(rate, (shares.get(rate) ?? 0) + cents);
    rest = [...taken.values()].reduce((sum, cents) => sum - cents, rest);
  };
  for (const lines of [inWindow(charges, window), all, withTransfers]) {
    const left = [...leftByRate(lines)].map(([rate, cents]) => [rate, cents - (shares.get(rate) ?? 0)] as const);
    take(sharedOver(rest, new Map(left)));
  }
  if (rest > 0) take(new Map([[rateOf({}), rest]]));
  return new Map([...shares].toSorted(([one], [other]) => one - other));
}

/** The reference of the part of an allowance at a further rate. */
export const shareRef = (sourceRef: string, rate: number): string => `share:${sourceRef}:${rate}`;
