import type { DocumentRow } from "@/contract/billing/documentRow";
import type { CompanyPage, CompanyStay } from "@/contract/companies/companyPage";
import type { RecordId } from "@/contract/formats";
import { similarCompanies } from "@/domain/companies/similarCompanies";
import { fullName } from "@/domain/people/names";

import { ListEntry } from "../hotel/list/ListEntry";
import type { Database } from "../core/database";
import { toSettlement } from "./commission";
import { type CompanyBooks, type CompanyShare, revenueOf } from "./CompanyBooks";

/** All that is known of a company besides its record. */
export function companyPageOf(id: RecordId, db: Database): CompanyPage {
  const { companies: books } = db;
  const { nights, revenue, cancellations, commission } = books.sumsOf(id);
  return {
    figures: { nights, revenue, cancellations, commission, settled: books.settledOf(id) },
    stays: staysOf(id, books),
    similar: similarTo(id, db),
    settlements: books.settlementsOf(id).map(toSettlement).toReversed(),
    ...accountOf(id, books),
    documents: documentsOf(id, db),
  };
}

function similarTo(id: RecordId, { hotel: { companies } }: Database): CompanyPage["similar"] {
  const company = companies.get(id);
  if (company.state !== "active") return [];
  return similarCompanies(company, companies.all()).map((one) => ({ id: one.id, name: one.name, taxId: one.taxId }));
}

/** Of its account on credit; none where it has none. */
function accountOf(id: RecordId, books: CompanyBooks): Pick<CompanyPage, "account"> {
  const account = books.accountOf(id);
  if (!account) return {};
  const { balance, unapplied, isOverLimit, ageing } = account;
  return { account: { id, balance, unapplied, isOverLimit, ageing } };
}

/** Its documents, the newest first. */
export const documentsOf = (id: RecordId, { hotel, billing }: Database): DocumentRow[] =>
  billing.book
    .listAt(hotel.clock())
    .find({})
    .found.filter(({ accountId }) => accountId === id);

/** Those ahead by their arrival, then those that are over, the newest first. */
function staysOf(id: RecordId, books: CompanyBooks): CompanyStay[] {
  const isAhead = ({ departure }: CompanyStay) => departure >= books.openNight;
  const byArrival = (one: CompanyStay, other: CompanyStay) =>
    one.arrival < other.arrival ? -1 : one.arrival > other.arrival ? 1 : 0;
  const stays = books.sharesOf(id).flatMap((share) => toStay(share, books));
  const over = stays.filter((stay) => !isAhead(stay)).toSorted(byArrival);
  return [...stays.filter(isAhead).toSorted(byArrival), ...over.toReversed()];
}

function toStay({ stay, parts, isStaying }: CompanyShare, { hotel }: CompanyBooks): CompanyStay[] {
  const stored = hotel.find(stay.id);
  if (!stored || stored.isDeleted) return [];
  const { id: reservationId, arrival, departure } = stay;
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
