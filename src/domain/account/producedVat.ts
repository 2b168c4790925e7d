import type { Charge } from "@/contract/account/account";
import type { Cents } from "@/contract/property";

import { rateOf, vatByRate, vatIn, type VatOfRate, withoutTransfers } from "./vat";
import { windowOf } from "./windows";

type DatedLine = Pick<Charge, "amount" | "vat" | "date" | "window"> & { kind?: Charge["kind"] };

/**
 * The VAT in each line of an account. The lines of one day, window and rate share the VAT of a bill over them, so that the figures
 * of a day and the bill of what it has brought are the same: 3 × 10,03 at 10 % are 27,35 and 2,74. Each day is rounded for
 * itself, for a closed day does not change with the next one.
 */
export function vatShares(lines: readonly DatedLine[]): Cents[] {
  const sums: Cents[] = [];
  return lines.map((line, place) => {
    const { amount } = line;
    const rate = rateOf(line);
    // an account has few lines: looking back is faster than a map
    const last = lines.findLastIndex((one, at) => at < place && isOfOneBill(one, line));
    const before = last < 0 ? 0 : sums[last]!;
    sums.push(before + amount);
    return before === 0 ? vatIn(amount, rate) : vatIn(before + amount, rate) - vatIn(before, rate);
  });
}

const isOfOneBill = (one: DatedLine, other: DatedLine): boolean =>
  one.date === other.date && rateOf(one) === rateOf(other) && windowOf(one) === windowOf(other);

/** The VAT of what a day has produced: of each account as its bill would have it. */
export function producedVat(accounts: readonly (readonly DatedLine[])[]): VatOfRate[] {
  const lines = accounts.flatMap((account) => {
    const own = withoutTransfers(account);
    const shares = vatShares(own);
    return own.map((line, place) => ({ ...line, share: shares[place]! }));
  });
  return vatByRate(lines).map(({ rate, gross }) => {
    const vat = lines.filter((line) => rateOf(line) === rate).reduce((sum, { share }) => sum + share, 0);
    return { rate, net: gross - vat, vat, gross };
  });
}
