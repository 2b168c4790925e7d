import type { InvoiceKind } from "./chainRecord";

/** Papers that are no invoices: they have no VAT of their own, and no record of the tax agency. */
export const paperKinds = ["proforma", "receipt"] as const;
export type PaperKind = (typeof paperKinds)[number];

export type DocumentKind = InvoiceKind | PaperKind;

/** The legal causes to correct a full invoice: an error of law or a return, insolvency, a bad debt, all others. */
export const correctiveKinds = ["R1", "R2", "R3", "R4"] as const;
export type CorrectiveKind = (typeof correctiveKinds)[number];

/** A corrective invoice by differences (`I`) has the changes; one by substitution (`S`) has all that holds instead. */
export type CorrectionMode = "I" | "S";

/**
 * The state follows from the document, its payments and the documents upon it. A corrective invoice by differences is
 * `toReturn` while money is to be given back for it, then `settled`; it is `settled` at once where its original was not
 * paid.
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
 * A change of a billed account for which the next invoice brings a corrective one: a charge, an allowance or a deposit.
 */
export type AccountChange = "charges" | "allowance" | "deposit";
