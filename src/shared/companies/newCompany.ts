import type { companiesContract, CompanyDraft } from "@/contract/companies/companies";
import { defineContract, type } from "@/contract/endpoint";
import { blankCompany } from "@/domain/companies/blankCompany";
import { createClient } from "@/shared/api/createClient";
import { call, type Saga } from "@/shared/saga/effects";

type Create = typeof companiesContract.createCompany;

const { createCompany } = createClient(
  defineContract({
    createCompany: {
      method: "POST",
      path: "/pms/companies",
      body: type<Create["body"]>(),
      reply: type<Create["reply"]>(),
    },
  }),
);

/** The least that is asked of a company while something else is done; `clientId` is that of the form. */
export interface NewCompany extends Pick<CompanyDraft, "name" | "kind" | "country" | "taxId" | "email"> {
  clientId: string;
}

/** Creates a company for the act that names it, once, and returns its id. Sent again with other values it is another one. */
export function* newCompanyFor({ clientId, ...asked }: NewCompany): Saga<string> {
  const { name, taxId } = asked;
  const { id } = yield* call(createCompany, {
    body: { clientId: `${clientId}:${name}:${taxId}`, draft: { ...blankCompany, ...asked } },
  });
  return id;
}
