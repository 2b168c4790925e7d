import type { CompanyDraft } from "@/contract/companies/companies";

/** A company of which nothing is known yet. */
export const blankCompany: CompanyDraft = {
  name: "",
  kind: "company",
  legalName: "",
  country: "ES",
  taxId: "",
  address: "",
  email: "",
  phone: "",
  language: "",
  partnerCode: "",
  contacts: [],
  hasCredit: false,
  method: "transfer",
  limit: null,
  termDays: null,
  notes: "",
  rates: [],
  quotas: [],
  commissions: [],
};
