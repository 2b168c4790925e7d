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
  const sums = new Map<string, Cents>();
  return lines.map((line) => {
    const key = `${line.date} ${windowOf(line)} ${rateOf(line)}`;
    const before = sums.get(key) ?? 0;
    sums.set(key, before + line.amount);
    return vatIn(before + line.amount, rateOf(line)) - vatIn(before, rateOf(line));
  });
}

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
