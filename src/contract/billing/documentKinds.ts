import type { InvoiceKind } from "./chainRecord";

/** Papers that are no invoices: without VAT of their own, and in no record of the tax agency. */
export const paperKinds = ["proforma", "receipt"] as const;
export type PaperKind = (typeof paperKinds)[number];

export type DocumentKind = InvoiceKind | PaperKind;

/** The law's causes of a corrective full invoice: error of law or return, insolvency, bad debt, all others. */
export const correctiveKinds = ["R1", "R2", "R3", "R4"] as const;
export type CorrectiveKind = (typeof correctiveKinds)[number];

/** By differences the corrective invoice has what changes; by substitution all that holds instead. */
export type CorrectionMode = "I" | "S";

/**
 * Follows from the document, its payments, and the documents upon it. A corrective invoice by differences is `toReturn` while
 * money is to be given back for it, and `settled` after that, or where its original was not paid.
 */
export const documentStates = [
  "draft",
  "pending",
  "partlyPaid",
  "paid",
  "overdue",
  "corrected",
  "exchanged",
  "cancelled",
  "toReturn",
  "settled",
] as const;
export type DocumentState = (typeof documentStates)[number];

/**
 * Change of an account after it was billed, for which the next invoice brings a corrective one along: of its charges, by an
 * allowance, of a deposit.
 */
export const accountChanges = ["charges", "allowance", "deposit"] as const;
export type AccountChange = (typeof accountChanges)[number];
