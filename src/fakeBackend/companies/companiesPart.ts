import { companiesContract } from "@/contract/companies/companies";
import { companyPageContract } from "@/contract/companies/companyPage";

import type { Sample } from "../core/createCore";
import type { Database } from "../core/database";
import { type Context, routesFor } from "../core/routes";
import { numbered, RecordBook } from "../records/RecordBook";
import { statementOf } from "./commission";
import { CompanyBooks, type StoredSettlement } from "./CompanyBooks";
import { companyPageOf } from "./companyPage";
import { companies } from "./companyRecord";

/** Debts of a company are in the book of billing, which is made with the first call that asks for it. */
const reading =
  <Request, Reply>(handler: (request: Request, context: Context) => Reply) =>
  async (request: Request, context: Context): Promise<Reply> => {
    await context.db.billing.open();
    return handler(request, context);
  };

interface ById {
  params: { id: string };
}

const known = ({ params: { id } }: ById, { db }: Context) => db.hotel.companies.get(id).id;

export const routes = routesFor(
  { ...companiesContract, ...companyPageContract },
  {
    listCompanies: reading(companies.list.page),
    exportCompanies: reading(companies.list.rows),
    getCompany: reading(companies.get),
    createCompany: reading(companies.create),
    updateCompany: reading(companies.update),
    actOnCompany: reading(companies.act),
    async importCompanies(request, context) {
      await context.db.billing.open();
      return companies.importRows(request, context);
    },
    getCompanyPage: reading((request, context) => companyPageOf(known(request, context), context.db)),
    getCommissionStatement: reading(({ query, ...request }, context) =>
      statementOf(known(request, context), query, context.db.companies),
    ),
  },
);

export function createData({ shelf }: Sample, db: Database): () => CompanyBooks {
  const settlements = new RecordBook<StoredSettlement>(db.hotel, shelf, [], {
    topic: "companies",
    name: "commissionSettlements",
    idOf: numbered("LQ"),
  });
  const books = new CompanyBooks(db, settlements);
  return () => books;
}
