import { companiesContract, type CompanyDraft } from "@/contract/companies/companies";
import { companyPageContract } from "@/contract/companies/companyPage";
import { createClient } from "@/shared/api/createClient";

export const companiesApi = createClient({ ...companiesContract, ...companyPageContract });

/** A company of Málaga, without terms. */
export const companyDraft = (more: Partial<CompanyDraft> = {}): CompanyDraft => ({
  name: "Textil Roca",
  kind: "company",
  legalName: "Textil Roca, S.L.",
  country: "ES",
  taxId: "B93401776",
  address: "Calle Larios, 4 · 29005 Málaga",
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
  ...more,
});

let calls = 0;

export function addCompany(more: Partial<CompanyDraft> = {}) {
  calls += 1;
  return companiesApi.createCompany({ body: { clientId: `company-${calls}`, draft: companyDraft(more) } });
}

export const companyOf = (id: string) => companiesApi.getCompany({ params: { id } });

/** With other values. */
export async function changeCompany(id: string, more: Partial<CompanyDraft>) {
  const shown = await companyOf(id);
  const names = Object.keys(companyDraft()) as (keyof CompanyDraft)[];
  const draft = Object.fromEntries(names.map((name) => [name, shown[name]])) as unknown as CompanyDraft;
  return companiesApi.updateCompany({ params: { id }, body: { version: shown.version, draft: { ...draft, ...more } } });
}

export async function actOnCompany(id: string, action: string, input: object = {}) {
  const { version } = await companyOf(id);
  return companiesApi.actOnCompany({ params: { id, action }, body: { version, ...input } });
}

/** Each write of companies. */
export const companyWrites = () => ({
  createCompany: async () => {
    await addCompany({ taxId: "B29674025", kind: "agency" });
  },
  updateCompany: () => changeCompany("EM-000005", { phone: "+34 963 512 040" }),
  importCompanies: async () => {
    const rows = [{ version: 0, draft: companyDraft({ name: "Hormigones Axarquía", taxId: "Q2918001E" }) }];
    await companiesApi.importCompanies({ body: { clientId: "companies", rows } });
  },
  actOnCompany: () => actOnCompany("EM-000011", "merge", { into: "EM-000005" }),
});
