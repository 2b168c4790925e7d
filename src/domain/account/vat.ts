import type { Charge } from "@/contract/account/account";
import type { Cents, VatRate } from "@/contract/property";

const LODGING: VatRate = 10;

/** The VAT that a gross amount contains, in whole cents, half a cent rounded up: of a correction as of its line. */
export function vatIn(gross: Cents, rate: VatRate = LODGING): Cents {
  const whole = 100 + rate;
  const vat = Math.floor((2 * Math.abs(gross) * rate + whole) / (2 * whole));
  return gross < 0 ? -vat : vat;
}

/** A gross amount without the VAT that it contains. */
export const netOf = ({ amount, vat }: Pick<Charge, "amount" | "vat">): Cents => amount - vatIn(amount, vat);

/** The gross amount of a night whose `netOf` this is. */
export const grossOf = (net: Cents): Cents => Math.round((net * (100 + LODGING)) / 100);

export interface VatOfRate {
  rate: VatRate;
  net: Cents;
  vat: Cents;
  gross: Cents;
}

/** The VAT of a folio: rounded per line, then summed by rate, the lowest first. A transfer has its VAT in the other folio. */
export function vatByRate(
  charges: readonly (Pick<Charge, "amount" | "vat"> & { kind?: Charge["kind"] })[],
): VatOfRate[] {
  const sums = new Map<VatRate, { vat: Cents; gross: Cents }>();
  for (const { amount, kind, vat: rate = LODGING } of charges) {
    if (kind === "transfer") continue;
    const { vat, gross } = sums.get(rate) ?? { vat: 0, gross: 0 };
    sums.set(rate, { vat: vat + vatIn(amount, rate), gross: gross + amount });
  }
  return [...sums]
    .map(([rate, { vat, gross }]) => ({ rate, net: gross - vat, vat, gross }))
    .toSorted((one, other) => one.rate - other.rate);
}
