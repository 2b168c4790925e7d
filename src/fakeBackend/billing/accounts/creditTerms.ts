import type { ReceivableDraft } from "@/contract/billing/receivable";
import { company, type CompanyDraft, type StoredCompany } from "@/contract/companies/companies";
import { blankCompany } from "@/domain/companies/blankCompany";
import { fieldFaults } from "@/domain/definition/fieldFaults";
import type { Fault } from "@/domain/faults";

import type { Actor } from "../../records/Actor";
import { historyWith } from "../../records/history";
import { rewritten } from "../../records/rewritten";
import type { BillingBook } from "../book/BillingBook";

type Terms = Pick<
  CompanyDraft,
  "name" | "legalName" | "taxId" | "address" | "country" | "email" | "hasCredit" | "limit" | "termDays"
>;

/** The terms of an account as its company has them; 0 is no limit. A term that is the hotel's stays that. */
function termsOf(
  { customer, email, limit, termDays }: ReceivableDraft,
  hotelDays: number,
  stored?: StoredCompany,
): Terms {
  const { name, legalName } = stored ?? { name: customer.name, legalName: "" };
  const isHotels = stored?.termDays === null && termDays === hotelDays;
  return {
    ...customer,
    ...(legalName ? { name, legalName: customer.name } : { name: customer.name, legalName }),
    email,
    hasCredit: true,
    limit: limit === 0 ? null : limit,
    termDays: isHotels ? null : termDays,
  };
}

/** Faults of the terms by the record of a company; its legal name is the name of the account. */
export const termsFaults = (draft: ReceivableDraft, { hotel }: BillingBook, stored?: StoredCompany): Fault[] =>
  fieldFaults(company.fields, { ...blankCompany, ...termsOf(draft, hotel.property.billing.termDays, stored) }).map(
    (fault) => (fault.field === "legalName" ? { ...fault, field: "name" } : fault),
  );

/** Gives credit to the company with that number: what its record says already stays. Without one, makes the company. */
export function giveCredit(draft: ReceivableDraft, book: BillingBook, actor: Actor): string {
  const { companies, property } = book.hotel;
  const { termDays } = property.billing;
  const known = book.accounts.companyOf(draft.customer);
  if (known) {
    const { hasCredit, limit, termDays: days, email, address } = termsOf(draft, termDays, known);
    const missing = { email: known.email || email, address: known.address || address };
    return companies.put(rewritten(company, known, { hasCredit, limit, termDays: days, ...missing }, actor)).id;
  }
  return companies.put({
    ...blankCompany,
    ...termsOf(draft, termDays),
    id: companies.nextId(),
    version: 1,
    state: "active",
    history: historyWith([], { what: "created" as const, changes: [] }, actor),
  }).id;
}

/** Writes the terms of an account into the record of its company. */
export function writeTerms(stored: StoredCompany, draft: ReceivableDraft, { hotel }: BillingBook, actor: Actor) {
  hotel.companies.put(rewritten(company, stored, termsOf(draft, hotel.property.billing.termDays, stored), actor));
}
