import type { Billing } from "@/contract/account/accountWindows";
import type { Party } from "@/contract/billing/billingDocument";
import type { CompanyDraft } from "@/contract/companies/companies";

type Payer = Pick<CompanyDraft, "name" | "legalName" | "taxId" | "address" | "country" | "email" | "contacts">;

/** A company as its invoices name it. */
export const partyOf = ({ name, legalName, taxId, address, country }: Omit<Payer, "email" | "contacts">): Party => ({
  name: legalName || name,
  taxId,
  address,
  country,
});

/** A window that a company pays, as the record of the company is by now. */
export function payerNow(billing: Billing, company: (Payer & { id: string }) | undefined): Billing {
  if (!company) return billing;
  const { name, taxId } = partyOf(company);
  return { ...billing, companyId: company.id, name, taxId, email: invoiceAddressOf(company).email };
}

/** Who gets the invoices of a company: the contact for them, else the company itself. */
export function invoiceAddressOf(company: Pick<CompanyDraft, "name" | "legalName" | "email" | "contacts">) {
  const contact = company.contacts.find(({ purpose, email }) => purpose === "invoices" && email !== "");
  return contact
    ? { name: contact.name, email: contact.email }
    : { name: company.legalName || company.name, email: company.email };
}
