import type { DocumentTax } from "@/contract/billing/documentLine";
import { differsFrom, isByDifferences } from "@/domain/billing/billed";
import { documentTaxes, takenBackTaxes } from "@/domain/billing/documentTaxes";
import type { Plan } from "@/domain/billing/plans";

import { onCredit } from "../book/accountShare";
import type { BillingBook } from "../book/BillingBook";
import type { CreditAccount } from "../book/StoredDocument";

/** The account on credit that owes a document; one by differences changes the debt of its original. */
export const debtorOf = (plan: Plan, book: BillingBook): CreditAccount | undefined =>
  plan.kind !== "proforma" && !isByDifferences(plan) ? onCredit(plan.customer, book) : undefined;

/** The taxes of a document to be issued: what takes the last of a rate back takes the rest of its base and its VAT, too. */
export function taxesOf(plan: Plan, book: BillingBook): DocumentTax[] {
  const original = differsFrom(plan);
  if (original === undefined) return documentTaxes(plan.lines);
  const before = [book.get(original), ...book.followersOf(original)].flatMap((one) => one.taxes);
  return takenBackTaxes(plan.lines, before);
}
