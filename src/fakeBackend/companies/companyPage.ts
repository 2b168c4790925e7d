import type { Party } from "@/contract/billing/billingDocument";
import type { DocumentRow } from "@/contract/billing/documentRow";
import { ageingColumns, type ReceivableAccount } from "@/contract/billing/receivable";
import type { CompanyPage, CompanyStay } from "@/contract/companies/companyPage";
import type { Cents } from "@/contract/property";
import type { RecordId } from "@/contract/formats";
import { similarCompanies } from "@/domain/companies/similarCompanies";
import { fullName } from "@/domain/people/names";

import { ListEntry } from "../hotel/list/ListEntry";
import type { Database } from "../core/database";
import { toSettlement } from "./commission";
import { companyOfCustomer } from "./companyOfCustomer";
import { type CompanyBooks, type CompanyShare, revenueOf } from "./CompanyBooks";

/** All that is known of a company besides its record. */
export function companyPageOf(id: RecordId, db: Database): CompanyPage {
  const { companies: books } = db;
  const { nights, revenue, cancellations, commission } = books.sumsOf(id);
  const accounts = books.accountsOf(id);
  return {
    figures: { nights, revenue, cancellations, commission, settled: books.settledOf(id) },
    stays: staysOf(id, books),
    similar: similarTo(id, db),
    settlements: books.settlementsOf(id).map(toSettlement).toReversed(),
    ...(accounts[0] && { account: addedUp(accounts, accounts[0].id) }),
    documents: documentsOf(id, db),
  };
}

function similarTo(id: RecordId, { hotel: { companies } }: Database): CompanyPage["similar"] {
  const company = companies.get(id);
  if (company.state !== "active") return [];
  return similarCompanies(company, companies.all()).map((one) => ({ id: one.id, name: one.name, taxId: one.taxId }));
}

function addedUp(accounts: readonly ReceivableAccount[], id: RecordId): NonNullable<CompanyPage["account"]> {
  const sum = (valueOf: (account: ReceivableAccount) => Cents) => accounts.reduce((all, one) => all + valueOf(one), 0);
  const ageing = Object.fromEntries(ageingColumns.map((age) => [age, sum((one) => one.ageing[age])]));
  return {
    id,
    balance: sum(({ balance }) => balance),
    unapplied: sum(({ unapplied }) => unapplied),
    isOverLimit: accounts.some(({ isOverLimit }) => isOverLimit),
    ageing: ageing as ReceivableAccount["ageing"],
  };
}

/** Its documents, the newest first. */
export function documentsOf(id: RecordId, { hotel, billing }: Database): DocumentRow[] {
  const { book } = billing;
  const isIts = ({ customer }: { customer?: Party | undefined }) =>
    customer !== undefined && companyOfCustomer(customer, hotel)?.id === id;
  const ids = new Set(
    Array.from(book.all())
      .filter(isIts)
      .map((one) => one.id),
  );
  return book
    .listAt(hotel.clock())
    .find({})
    .found.filter((row) => ids.has(row.id));
}

/** Those ahead by their arrival, then those that are over, the newest first. */
function staysOf(id: RecordId, books: CompanyBooks): CompanyStay[] {
  const isAhead = ({ departure }: CompanyStay) => departure >= books.openNight;
  const byArrival = (one: CompanyStay, other: CompanyStay) =>
    one.arrival < other.arrival ? -1 : one.arrival > other.arrival ? 1 : 0;
  const stays = books.sharesOf(id).flatMap((share) => toStay(share, books));
  const over = stays.filter((stay) => !isAhead(stay)).toSorted(byArrival);
  return [...stays.filter(isAhead).toSorted(byArrival), ...over.toReversed()];
}

function toStay({ stay, isStaying }: CompanyShare, { hotel }: CompanyBooks): CompanyStay[] {
  const stored = hotel.find(stay.id);
  if (!stored || stored.isDeleted) return [];
  const { id: reservationId, arrival, departure, parts } = stay;
  return [
    {
      reservationId,
      guest: fullName(hotel.guests.get(stored.guestId)),
      arrival,
      departure,
      situation: new ListEntry(stored, hotel).situation,
      nights: parts.reduce((sum, { sold }) => sum + sold, 0),
      revenue: parts.reduce((sum, part) => sum + revenueOf(part), 0),
      isSold: !isStaying,
    },
  ];
}
