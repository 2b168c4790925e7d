import type { Cents, CivilDate, VatRate } from "../property";
import type { RecordId } from "../formats";

/**
 * Why a line has VAT or none: S1 subject, S2 the customer pays the VAT, N1 and N2 not subject (a compensation is N1),
 * E1 to E6 exempt by articles of Ley 37/1992.
 */
export type TaxCause = "S1" | "S2" | "N1" | "N2" | "E1" | "E2" | "E3" | "E4" | "E5" | "E6";

export interface DocumentLine {
  /** The id of the charge that the line bills, or of the payment for a deposit. A charge is on one valid document. */
  sourceId?: RecordId;
  /** The id of the payment on account that it deducts. */
  deducts?: RecordId;
  /** Of a corrective invoice: the line of its original that it changes, from 0; only where a person has chosen it. */
  place?: number;
  date: CivilDate;
  concept: string;
  quantity: number;
  /** VAT included; below zero for a deduction. */
  amount: Cents;
  /** Percent; it counts only where the cause is S1. */
  rate: VatRate | 0;
  cause: TaxCause;
}

/** The sum of all lines with the same rate and cause. `base + vat` is `gross` to the cent. */
export interface DocumentTax {
  cause: TaxCause;
  /** Percent; 0 where the cause is not S1. */
  rate: VatRate | 0;
  base: Cents;
  vat: Cents;
  gross: Cents;
}
