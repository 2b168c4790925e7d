import type { CorrectionMode, CorrectiveKind } from "@/contract/billing/documentKinds";

/** The part of an invoice that is wrong. */
export const wrongParts = ["customer", "amount", "all"] as const;
export type WrongPart = (typeof wrongParts)[number];

export interface CorrectionForm {
  cause: CorrectiveKind;
  mode: CorrectionMode;
}

/**
 * The kind and form of the corrective invoice, by what is wrong (arts. 80 LIVA and 15 RD 1619/2012): a wrong amount or a sale
 * that did not take place change the base (R1) and are told by their difference; wrong data of the customer do not (R4), and
 * the new invoice takes the place of the old one. R2 and R3 are for debts that are not paid: a person says so.
 */
export const correctionOf = (wrong: WrongPart): CorrectionForm =>
  wrong === "customer" ? { cause: "R4", mode: "S" } : { cause: "R1", mode: "I" };
