import type { Cents, CivilDate, VatRate } from "../property";
import type { RecordId } from "../formats";

/**
 * Why a line has its VAT or none: S1 subject, S2 the customer pays the VAT, N1 and N2 not subject (a compensation is N1),
 * E1 to E6 exempt by articles of Ley 37/1992.
 */
export const taxCauses = ["S1", "S2", "N1", "N2", "E1", "E2", "E3", "E4", "E5", "E6"] as const;
export type TaxCause = (typeof taxCauses)[number];

export interface DocumentLine {
  /** Id of the charge that it bills; each charge is on one valid document. Of a deposit its payment. */
  sourceId?: RecordId;
  /** The id of the payment on account that it deducts. */
  deducts?: RecordId;
  date: CivilDate;
  concept: string;
  quantity: number;
  /** VAT included; below zero where something is taken off. */
  amount: Cents;
  /** Percent; counts where the cause is S1. */
  rate: VatRate | 0;
  cause: TaxCause;
}

/** Of all lines of a rate and a cause. `base + vat` is `gross` to the cent. */
export interface DocumentTax {
  cause: TaxCause;
  /** Percent; 0 where the cause is not S1. */
  rate: VatRate | 0;
  base: Cents;
  vat: Cents;
  gross: Cents;
}
