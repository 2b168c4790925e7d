import type { StoredCompany } from "@/contract/companies/companies";
import { plainDocument } from "@/domain/people/documents";

import type { CompanyBook } from "../hotel/books/CompanyBook";

/** The record that a channel's code stands for: none where it is closed, and none where two have the code. */
export function agencyOf(code: string, companies: CompanyBook): StoredCompany | undefined {
  const key = plainDocument(code);
  const found = companies
    .all()
    .filter(({ id, partnerCode }) => plainDocument(partnerCode) === key && companies.now(id)?.state === "active");
  return key !== "" && new Set(found.map(({ id }) => companies.now(id))).size === 1 ? found[0] : undefined;
}
