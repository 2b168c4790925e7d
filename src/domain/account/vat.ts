import type { Charge } from "@/contract/account/account";
import type { BillingSettings, Cents, VatRate } from "@/contract/property";

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

/** Whether a line is the fee of a no-show or a late cancellation, or takes one back, or a part of it. Each line is followed once. */
export function isOfFee(line: Pick<Charge, "kind" | "corrects" | "takesOff">, charges: readonly Charge[]): boolean {
  const root = line.corrects ?? line.takesOff;
  const of = root === undefined ? undefined : charges.find(({ id }) => id === root);
  return (
    line.kind === "fee" ||
    (of !== undefined &&
      isOfFee(
        of,
        charges.filter((other) => other !== of),
      ))
  );
}

/** The rate of a line on paper: 0 of a fee that is a compensation, which has no VAT. */
export const paperRate = (
  line: Charge,
  charges: readonly Charge[],
  { feeCause }: Pick<BillingSettings, "feeCause">,
): VatRate | 0 => (feeCause === "N1" && isOfFee(line, charges) ? 0 : (line.vat ?? LODGING));

export interface VatOfRate<Rate = VatRate> {
  rate: Rate;
  net: Cents;
  vat: Cents;
  gross: Cents;
}

type VatLine<Rate> = Pick<Charge, "amount"> & { vat?: Rate; kind?: Charge["kind"] };

/** A transfer has its VAT and its bill in the account that it comes from. */
export const withoutTransfers = <Line extends { kind?: Charge["kind"] }>(charges: readonly Line[]): Line[] =>
  charges.filter(({ kind }) => kind !== "transfer");

/**
 * The VAT of a bill, the lowest rate first. The gross amounts are the truth, and the VAT is taken out of their sum once:
 * 3 × 2,50 at 10 % are 6,82 and 0,68.
 */
export function vatByRate<Rate extends VatRate | 0 = VatRate>(
  charges: readonly VatLine<Rate | VatRate>[],
): VatOfRate<Rate | VatRate>[] {
  const gross = new Map<Rate | VatRate, Cents>();
  for (const { amount, vat: rate = LODGING } of withoutTransfers(charges))
    gross.set(rate, (gross.get(rate) ?? 0) + amount);
  return [...gross]
    .map(([rate, sum]) => taxed(rate, sum, vatIn(sum, rate)))
    .toSorted((one, other) => one.rate - other.rate);
}

/** The VAT of what a day has produced: rounded per line, so that the days of a stay add up whatever bills they are on. */
export function producedVat(charges: readonly VatLine<VatRate>[]): VatOfRate[] {
  const lines = withoutTransfers(charges);
  return vatByRate(lines).map(({ rate, gross }) => {
    const ofRate = lines.filter(({ vat = LODGING }) => vat === rate);
    const vat = ofRate.reduce((sum, { amount }) => sum + vatIn(amount, rate), 0);
    return taxed(rate, gross, vat);
  });
}

const taxed = <Rate>(rate: Rate, gross: Cents, vat: Cents): VatOfRate<Rate> => ({
  rate,
  net: gross - vat,
  vat,
  gross,
});
