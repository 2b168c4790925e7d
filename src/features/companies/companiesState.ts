import { type Company, companyCalls, company } from "@/contract/companies/companies";
import { companyPageContract, type StatementQuery } from "@/contract/companies/companyPage";
import { createClient } from "@/shared/api/createClient";
import { soughtCompanies } from "@/shared/companies/soughtCompanies";
import { createDefinedForm } from "@/shared/definition/createDefined";
import { createLoad } from "@/shared/load/createLoad";
import { paths } from "@/shared/routing/paths";

const calls = createClient(companyCalls);
const { getCompanyPage, getCommissionStatement } = createClient(companyPageContract);

export const companies = createDefinedForm<typeof company, Company>(company, { calls, page: paths.companies });

/** Stays, account and settlements of the open company. */
export const companyPage = createLoad(
  "companyPage",
  (id: string) => getCompanyPage({ params: { id } }),
  getCompanyPage.reads,
);

export const commissionStatement = createLoad(
  "commissionStatement",
  ({ id, from, to }: StatementQuery & { id: string }) =>
    getCommissionStatement({ params: { id }, query: { from, to } }),
  getCommissionStatement.reads,
);

export const companiesState = [companies.list, companyPage, commissionStatement, soughtCompanies];
