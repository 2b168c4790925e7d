import type { AccountWindow } from "../account/accountWindows";
import type { Cents, CivilDate, VatRate } from "../property";
import type { ChainRecord, InvoiceKind } from "./chainRecord";

/** Papers that are no invoices: without VAT of their own, and in no record of the tax agency. */
export const paperKinds = ["proforma", "receipt"] as const;
export type PaperKind = (typeof paperKinds)[number];

export type DocumentKind = InvoiceKind | PaperKind;

/** The law's causes of a corrective full invoice: error of law or return, insolvency, bad debt, all others. */
export const correctiveKinds = ["R1", "R2", "R3", "R4"] as const;
export type CorrectiveKind = (typeof correctiveKinds)[number];

/**
 * Why a line has its VAT or none: S1 subject, S2 the customer pays the VAT, N1 and N2 not subject (a compensation is N1),
 * E1 to E6 exempt by articles of Ley 37/1992.
 */
export const taxCauses = ["S1", "S2", "N1", "N2", "E1", "E2", "E3", "E4", "E5", "E6"] as const;
export type TaxCause = (typeof taxCauses)[number];

/** Name and address of one side, as they were when the document was issued. */
export interface Party {
  name: string;
  /** "" while unknown, and always of a simplified invoice. */
  taxId: string;
  address: string;
  /** ISO 3166 code. */
  country: string;
}

export interface DocumentLine {
  /** Id of the charge that it bills; each charge is on one valid document. Of a deposit its payment. */
  sourceId?: string;
  date: CivilDate;
  concept: string;
  quantity: number;
  /** VAT included; below zero where something is taken off. */
  amount: Cents;
  /** Percent; counts where the cause is S1. */
  rate: VatRate;
  cause: TaxCause;
}

/** Of all lines of a rate and a cause. `base + vat` is `gross` to the cent. */
export interface DocumentTax {
  cause: TaxCause;
  /** Percent; 0 where the cause is not S1. */
  rate: number;
  base: Cents;
  vat: Cents;
  gross: Cents;
}

/** By differences the corrective invoice has what changes; by substitution all that holds instead. */
export type CorrectionMode = "I" | "S";

export interface BillingDocument {
  id: string;
  version: number;
  kind: DocumentKind;
  series: string;
  /** With its series, as it is printed: `F26-000041`. "" while it is a draft. */
  number: string;
  /** "" while it is a draft. */
  issuedOn: CivilDate;
  issuer: Party;
  /** Absent on a simplified invoice. */
  customer?: Party;
  lines: DocumentLine[];
  taxes: DocumentTax[];
  total: Cents;
  /** Of an account on credit: the day by which it is to be paid. */
  dueOn?: CivilDate;
  /** The part that has been paid. */
  paid: Cents;
  /** Of a corrective invoice. */
  corrects?: { id: string; number: string; mode: CorrectionMode };
  /** Of F3: the tickets that it replaces. */
  replaces?: { id: string; number: string }[];
  /** The stay whose account it bills, and the window of it. */
  reservationId?: string;
  window: AccountWindow;
  /** Of an invoice, from its issue on. */
  record?: ChainRecord;
  /** How often it has been printed; from the second time on the paper says "Copia". */
  prints: number;
}
