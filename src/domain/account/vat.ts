import type { Charge } from "@/contract/account/account";
import type { Cents, VatRate } from "@/contract/property";

const LODGING: VatRate = 10;

/** The VAT that a gross amount contains, in whole cents, half a cent rounded up: of a correction as of its line. */
export function vatIn(gross: Cents, rate: VatRate | 0 = LODGING): Cents {
  const whole = 100 + rate;
  const vat = Math.floor((2 * Math.abs(gross) * rate + whole) / (2 * whole));
  return gross < 0 ? -vat : vat;
}

/** A gross amount without the VAT that it contains. */
export const netOf = ({ amount, vat }: Pick<Charge, "amount" | "vat">): Cents => amount - vatIn(amount, vat);

/** The gross amount of a night whose `netOf` this is. */
export const grossOf = (net: Cents): Cents => Math.round((net * (100 + LODGING)) / 100);

/** The rate of a line: 0 of a compensation, which has no VAT. */
export const rateOf = ({ vat = LODGING }: Pick<Charge, "vat">): VatRate | 0 => vat;

export interface VatOfRate {
  rate: VatRate | 0;
  net: Cents;
  vat: Cents;
  gross: Cents;
}

type VatLine = Pick<Charge, "amount" | "vat"> & { kind?: Charge["kind"] };

/** A transfer has its VAT and its bill in the account that it comes from. */
export const withoutTransfers = <Line extends { kind?: Charge["kind"] }>(charges: readonly Line[]): Line[] =>
  charges.filter(({ kind }) => kind !== "transfer");

/**
 * The VAT of a bill, the lowest rate first. The gross amounts are the truth, and the VAT is taken out of their sum once:
 * 3 × 2,50 at 10 % are 6,82 and 0,68.
 */
export function vatByRate(charges: readonly VatLine[]): VatOfRate[] {
  const gross = new Map<VatRate | 0, Cents>();
  for (const line of withoutTransfers(charges)) gross.set(rateOf(line), (gross.get(rateOf(line)) ?? 0) + line.amount);
  return [...gross]
    .map(([rate, sum]) => taxed(rate, sum, vatIn(sum, rate)))
    .toSorted((one, other) => one.rate - other.rate);
}

const taxed = (rate: VatRate | 0, gross: Cents, vat: Cents): VatOfRate => ({
  rate,
  net: gross - vat,
  vat,
  gross,
});
