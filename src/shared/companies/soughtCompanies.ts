import type { companiesContract } from "@/contract/companies/companies";
import { defineContract, type } from "@/contract/endpoint";
import { createClient } from "@/shared/api/createClient";
import { createLoad } from "@/shared/load/createLoad";
import { createSearch } from "@/shared/load/createSearch";

type Calls = typeof companiesContract;

/** Here once more, so that a form does without the definition of the record. */
const calls = defineContract({
  listCompanies: {
    method: "GET",
    path: "/pms/companies",
    query: type<Calls["listCompanies"]["query"]>(),
    reply: type<Calls["listCompanies"]["reply"]>(),
  },
  getCompany: { method: "GET", path: "/pms/companies/:id", reply: type<Calls["getCompany"]["reply"]>() },
});
const { listCompanies, getCompany } = createClient(calls);

/** Most that a search shows. */
const SHOWN = 8;

/** Companies and agencies by name, legal name, tax number, e-mail or IATA code; those that are closed are left out. */
export const soughtCompanies = createSearch("soughtCompanies", async (text) => {
  const { rows } = await listCompanies({ query: { text, view: "active", page: 1, perPage: SHOWN } });
  return rows;
});

/** The records that a form names, with what was agreed. */
export const chosenCompanies = createLoad(
  "chosenCompanies",
  (ids: string[]) => Promise.all(ids.map((id) => getCompany({ params: { id } }))),
  ["companies"],
);
