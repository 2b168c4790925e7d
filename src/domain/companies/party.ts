import type { Party } from "@/contract/billing/billingDocument";
import type { CompanyDraft } from "@/contract/companies/companies";

/** A company as its invoices name it. */
export const partyOf = ({
  name,
  legalName,
  taxId,
  address,
  country,
}: Pick<CompanyDraft, "name" | "legalName" | "taxId" | "address" | "country">): Party => ({
  name: legalName || name,
  taxId,
  address,
  country,
});

/** Who gets the invoices of a company: the contact for them, else the company itself. */
export function invoiceAddressOf({
  name,
  legalName,
  email,
  contacts,
}: Pick<CompanyDraft, "name" | "legalName" | "email" | "contacts">) {
  const contact = contacts.find((one) => one.purpose === "invoices" && one.email !== "");
  return contact ? { name: contact.name, email: contact.email } : { name: legalName || name, email };
}
