import type { DocumentLine } from "@/contract/billing/documentLine";
import type { StoredCompany } from "@/contract/companies/companies";
import type { CivilDate, Product, Property } from "@/contract/property";
import { paidTotal } from "@/domain/account/balance";
import { isTaxId, readTaxId } from "@/domain/account/taxId";
import { billableOf } from "@/domain/billing/billable";
import { documentTaxes, grossOf } from "@/domain/billing/documentTaxes";
import { documentNumber } from "@/domain/billing/issueRules";
import { chained } from "@/domain/billing/recordChain";
import { recordMoment } from "@/domain/billing/recordFields";
import { addDays, civilDateIn } from "@/domain/civilDate";
import { postedFolio } from "@/domain/folio/folioLines";
import { partyOf } from "@/domain/companies/party";
import { fullName } from "@/domain/people/names";

import { randomFrom } from "../core/random";
import { deskStaff } from "../core/sampleStaff";
import type { Hotel } from "../hotel/Hotel";
import type { StoredGuest } from "../hotel/books/StoredGuest";
import type { StoredReservation } from "../hotel/books/StoredReservation";
import { numbered } from "../records/RecordBook";
import type { BillingRows } from "./book/billingRows";
import { issuerOf, recordOf, seriesFor } from "./documents/issue";
import { type SampleTicket, sampleTickets } from "../tillSample/sampleTickets";
import { linesOfTicket } from "@/domain/pos/documentLines";
import { groupDebts } from "./sampleAccounts";
import type { StoredDocument } from "./book/StoredDocument";

const MINUTE = 60_000;
const documentId = numbered("D");

type Sketch = Pick<StoredDocument, "kind" | "issuedOn" | "customer" | "lines" | "reservationId" | "dueOn" | "till"> &
  Partial<Pick<StoredDocument, "payments">>;

/**
 * The sample's documents: the invoice of each stay that has ended, and what six companies on credit still owe for groups. They are made of the sample's books, so that they are the same after any change.
 */
export function sampleBilling(hotel: Hotel, now: Date, tickets: number): BillingRows {
  const { property: entries, products } = hotel.sample.setUp(now);
  const today = civilDateIn(now, entries[0]!.timeZone);
  const property = { ...entries[0]!, businessDate: today };
  const companies = new Map(hotel.sample.companies(now).map((company) => [company.id, company]));
  const debts = Object.entries(groupDebts).flatMap(([id, ages], place) =>
    ages.map((days): Sketch => {
      const issuedOn = addDays(today, -days);
      return {
        issuedOn,
        lines: groupLines(place, days, issuedOn),
        ...billedTo(companies.get(id)!, issuedOn, property),
      };
    }),
  );
  const guests = new Map(hotel.sampledGuests.map((guest) => [guest.id, guest]));
  const stays = hotel.sampled.flatMap((stay) =>
    sketchOf(stay, guests.get(stay.guestId), companies, property, products),
  );
  const sold = sampleTickets(now, property.timeZone, tickets).map(ticketSketch);
  const sketches = [...stays, ...debts, ...sold];
  const inOrder = sketches.toSorted((one, other) =>
    one.issuedOn < other.issuedOn ? -1 : one.issuedOn > other.issuedOn ? 1 : 0,
  );
  return {
    documents: issuedInOrder(inOrder, property, now),
    accounts: [],
  };
}

/** The document of a ticket of the till. Its number is the next of its series, as the till has given it. */
const ticketSketch = ({ till, date, soldAt, by, lines, discount, payments }: SampleTicket): Sketch => ({
  kind: "F2",
  till,
  issuedOn: date,
  lines: linesOfTicket({ lines, discount }, date),
  payments: payments.flatMap(({ id, method, amount }) =>
    method === "receivable" ? [] : [{ id, method, amount, at: soldAt, date, by, till }],
  ),
});

function groupLines(place: number, days: number, date: CivilDate): DocumentLine[] {
  const { between } = randomFrom(place * 1_000 + days);
  const [rooms, price] = [between(4, 12), between(78, 112) * 100];
  const taxed = { rate: 10, cause: "S1" } as const;
  const group = { date, quantity: rooms, concept: "Alojamiento de grupo", amount: rooms * price, ...taxed };
  return place % 2 === 0
    ? [group]
    : [group, { date, quantity: 1, concept: "Alquiler de salón", amount: 36_300, rate: 21, cause: "S1" }];
}

/** An invoice for a company: on credit, or to be paid at once. */
const billedTo = (company: StoredCompany, issuedOn: CivilDate, { billing }: Property) => ({
  kind: "F1" as const,
  customer: partyOf(company),
  ...(company.hasCredit && { dueOn: addDays(issuedOn, company.termDays ?? billing.termDays) }),
});

/**
 * The invoice of a stay that has ended: that of its company or agency where the guest has left without paying, else a ticket where
 * the law allows it, unless the guest wanted a full one.
 */
function sketchOf(
  stay: StoredReservation,
  guest: StoredGuest | undefined,
  companies: ReadonlyMap<string, StoredCompany>,
  property: Property,
  products: readonly Product[],
): Sketch[] {
  const { id, state, departure, checkedOutOn } = stay;
  if (state !== "checkedOut") return [];
  const charges = postedFolio(stay, products, property.businessDate);
  const { invoice: lines } = billableOf("guest", { charges, documents: [], deposits: [], isOver: true });
  const total = grossOf(lines);
  if (total <= 0) return [];
  const issuedOn = checkedOutOn ?? departure;
  const sketch = { issuedOn, lines, reservationId: id };
  const payer = companies.get(stay.companyId ?? stay.agencyId ?? "");
  if (payer && paidTotal(stay.payments) < total) return [{ ...sketch, ...billedTo(payer, issuedOn, property) }];
  if (total <= property.billing.simplifiedLimits.lodging && Number(id.slice(-1)) % 4 !== 0)
    return [{ kind: "F2", ...sketch }];
  if (!guest) return [];
  const number = readTaxId(guest.document);
  const taxId = isTaxId(number) ? number : `${guest.country}${number}`;
  if (!isTaxId(taxId)) return [];
  const address = `Calle Mayor, ${1 + (Number(id.slice(-2)) % 80)}`;
  return [
    { kind: "F1", ...sketch, customer: { name: fullName(guest), taxId, address, country: guest.country || "ES" } },
  ];
}

/**
 * Numbers the documents one after the other, with their records. The last record has no answer yet, and two before it
 * were rejected.
 */
function issuedInOrder(sketches: readonly Sketch[], property: Property, now: Date): StoredDocument[] {
  const documents: StoredDocument[] = [];
  const counts = new Map<string, number>();
  let previous = "";
  let moment = 0;
  for (const [place, sketch] of sketches.entries()) {
    const { issuedOn, lines } = sketch;
    const series = seriesFor(sketch, issuedOn, property);
    const count = (counts.get(series) ?? 0) + 1;
    counts.set(series, count);
    const number = documentNumber(series, count);
    moment = Math.min(now.getTime(), Math.max(moment + MINUTE, Date.parse(`${issuedOn}T05:00:00Z`)));
    const at = new Date(moment);
    const by = deskStaff[place % deskStaff.length]!;
    const change = { field: "number" as const, before: "", after: number };
    const document: StoredDocument = {
      window: "guest",
      payments: [],
      ...sketch,
      id: documentId(place + 1),
      version: 1,
      series,
      number,
      issuer: issuerOf(property),
      taxes: documentTaxes(lines),
      total: grossOf(lines),
      prints: 1,
      records: [],
      history: [{ id: "history-1", at: at.toISOString(), by, what: "issue", changes: [change] }],
    };
    const record = chained(recordOf(document, "issue", previous, recordMoment(at, property.timeZone)));
    previous = record.hash;
    const left = sketches.length - place;
    const submission = { corrects: "N", previousRejection: "N" } as const;
    const reply = left === 5 || left === 9 ? "rejected" : "accepted";
    documents.push({ ...document, records: [{ record, place, submission, ...(left > 1 && { reply }) }] });
  }
  return documents;
}
