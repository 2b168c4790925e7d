import { type Company, companyCalls, company } from "@/contract/companies/companies";
import { companyPageContract, type StatementQuery } from "@/contract/companies/companyPage";
import { createClient } from "@/shared/api/createClient";
import { createDefinedForm } from "@/shared/definition/createDefined";
import { createLoad } from "@/shared/load/createLoad";
import { createSearch } from "@/shared/load/createSearch";
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

/** Those that another record can be merged into. */
export const mergeTargets = createSearch("mergeTargets", async (text: string) => {
  const { rows } = await calls.list({ query: { text, page: 1, perPage: 8 } });
  return rows.filter(({ state }) => state === "active" || state === "closed");
});

export const companiesState = [companies.list, companyPage, commissionStatement, mergeTargets];
