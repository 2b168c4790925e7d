import { company, type CompanyDraft, type StoredCompany } from "@/contract/companies/companies";
import { isSameCustomer } from "@/domain/account/taxId";
import { closedFaults } from "@/domain/companies/closedTerms";
import { companyFaults, writtenCompany } from "@/domain/companies/companyFaults";
import { companyReason } from "@/domain/companies/companyReason";
import { soughtParts } from "@/domain/companies/soughtParts";
import { generalReason } from "@/domain/definition/generalReason";
import { type Fault, unless } from "@/domain/faults";
import { plainDocument } from "@/domain/people/documents";

import type { Database } from "../core/database";
import { serveDefinition } from "../records/serveDefinition";
import { againstSettling, settle } from "./commission";
import { documentsOf } from "./companyPage";

const unknown = () => generalReason("FIELD_UNKNOWN");

/** Faults of a draft by the books. */
function bookFaults(draft: CompanyDraft, { hotel, companies }: Database, stored?: StoredCompany): Fault[] {
  const other = hotel.companies.all().find((one) => one.id !== stored?.id && isSameCustomer(one, draft));
  const { roomTypes, ratePlans } = hotel.setUp;
  const first = stored && companies.firstClosedOf(stored.id);
  return [
    ...unless(other === undefined, "taxId", () =>
      companyReason("COMPANY_TAKEN", { company: other?.name ?? "", id: other?.id ?? "" }),
    ),
    ...draft.rates.flatMap(({ plan }, place) => unless(Boolean(ratePlans.find(plan)), `rates.${place}.plan`, unknown)),
    ...draft.quotas.flatMap(({ type, rooms }, place): Fault[] => {
      const count = hotel.rooms.filter((room) => room.roomTypeId === type).length;
      if (!roomTypes.find(type)) return [{ field: `quotas.${place}.type`, reason: unknown() }];
      return unless(rooms <= count, `quotas.${place}.rooms`, () => companyReason("QUOTA_OVER", { count }));
    }),
    ...closedFaults(stored?.commissions ?? [], draft.commissions, first, hotel.property.businessDate),
  ];
}

/** Of a record that is deleted, the papers that the law keeps, the stays that name it, and the records merged into it. */
function againstDeletion({ id }: StoredCompany, db: Database) {
  const [documents, stays] = [documentsOf(id, db).length, db.companies.sharesOf(id).length];
  const merged = db.hotel.companies.all().find(({ into }) => into === id);
  return [
    ...(documents > 0 ? [companyReason("COMPANY_DOCUMENTS", { count: documents })] : []),
    ...(stays > 0 ? [companyReason("COMPANY_STAYS", { count: stays })] : []),
    ...(merged ? [companyReason("COMPANY_MERGED", { company: merged.name })] : []),
  ];
}

/** In the state of before: one that was closed is sold and billed to no more. */
function takenBack(stored: StoredCompany, act: "merge" | "delete"): StoredCompany {
  const line = stored.history.find(({ what }) => what === act);
  const wasClosed = line?.changes.some(({ field, before }) => field === "state" && before === "closed");
  return { ...stored, state: wasClosed ? "closed" : "active" };
}

/** It goes to a record that is used, and not to itself or to one that is merged into it. */
function againstMerge(stored: StoredCompany, { hotel }: Database, into: string) {
  const found = hotel.companies.find(into);
  if (!found || found.state === "deleted" || hotel.companies.now(into)?.id === stored.id)
    return [{ ...companyReason("COMPANY_UNKNOWN"), field: "into" }];
  const merged = found.into === undefined ? undefined : hotel.companies.now(into);
  return merged ? [{ ...companyReason("COMPANY_MERGED", { company: merged.name }), field: "into" }] : [];
}

export const companies = serveDefinition(company, {
  bookOf: ({ hotel }) => hotel.companies,
  written: writtenCompany,
  faults: (draft, db, stored) => [...companyFaults(draft), ...bookFaults(draft, db, stored)],
  added: (): Pick<StoredCompany, "into"> => ({}),
  guards: {
    merge: (stored, db, _, input) => (input ? againstMerge(stored, db, input.into) : []),
    settle: (stored, { companies: books }, _, input) => (input ? againstSettling(stored.id, input, books) : []),
    delete: againstDeletion,
  },
  acted: {
    settle(stored, db, actor, { from, to }) {
      settle(stored.id, { from, to }, db.companies, actor);
      return { ...stored, state: db.hotel.companies.get(stored.id).state };
    },
    merge: (stored, _, __, { into }) => ({ ...stored, into }),
    separate: ({ into: _, ...stored }) => takenBack(stored, "merge"),
    restore: (stored) => takenBack(stored, "delete"),
  },
  shown(stored, db) {
    const { companies: book, hotel } = db;
    const { into, ...record } = stored;
    const { nights, revenue, commission } = book.sumsOf(stored.id);
    const kept = hotel.companies.now(into);
    return {
      ...record,
      ...(kept && { into: { id: kept.id, name: kept.name } }),
      merged: book.mergedInto(stored.id).map(({ id, name, taxId }) => ({ id, name, taxId })),
      nights,
      revenue,
      commission: commission - book.settledOf(stored.id),
      balance: book.accountOf(stored.id)?.balance ?? 0,
    };
  },
  order: ({ name }) => name,
  partsOf: soughtParts,
  searched: ({ legalName, taxId, partnerCode, email, phone, contacts, merged }) =>
    [
      legalName,
      ...[taxId, partnerCode, phone].map(plainDocument),
      email,
      phone,
      ...contacts.flatMap((one) => [one.name, one.email]),
      ...merged.flatMap((one) => [one.name, one.taxId]),
    ].join("\n"),
});
