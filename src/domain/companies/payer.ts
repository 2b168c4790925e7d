import type { Billing } from "@/contract/account/accountWindows";
import type { StoredCompany } from "@/contract/companies/companies";

type Payer = Pick<StoredCompany, "id" | "name" | "legalName" | "taxId" | "email">;

/** A window that a company pays, as the record of the company is by now. */
export const payerNow = (billing: Billing, company: Payer | undefined): Billing =>
  company
    ? {
        ...billing,
        companyId: company.id,
        name: company.legalName || company.name,
        taxId: company.taxId,
        email: company.email,
      }
    : billing;
