import type { DocumentTax } from "@/contract/billing/documentLine";
import type { DocumentRow } from "@/contract/billing/documentRow";
import type { Cents } from "@/contract/property";
import { inWindow } from "@/domain/account/windows";
import { ageingColumn } from "@/domain/billing/ageing";
import { isByDifferences } from "@/domain/billing/billed";
import { documentState, isDraft } from "@/domain/billing/documentLife";
import { kindOf } from "@/domain/billing/documentKinds";
import type { DocumentMoney, Ledger } from "@/domain/billing/ledger";
import { grossOf } from "@/domain/billing/documentTaxes";
import { isEnded } from "@/domain/reservations/situationOf";

import { appliableIn } from "./accountShare";
import { sendingOf } from "./agency";
import { draftedTotal } from "./draftedAccount";
import { draftNow, isCancelled, type KeptDocuments, type StoredDocument } from "./StoredDocument";

/** A row with the text that a search looks in. */
export interface ListedDocument extends DocumentRow {
  searched: string;
  /** The customer's name, and the tax number behind its country: it is found with the prefix and without. */
  customerWords: string;
  /** Its debt has left the desk: an account on credit owes it, or a guest who has left. */
  isDebt: boolean;
  /** The part of an overpayment that goes back to the customer. */
  owedBack: Cents;
}

/** `total` is that of a draft, where it is known. */
export function listedDocument(
  stored: StoredDocument,
  book: KeptDocuments,
  now: Date,
  total = isDraft(stored) ? draftedTotal(stored, book) : stored.total,
): ListedDocument {
  const document = draftNow(stored, book.hotel);
  const { id, version, number, issuedOn, kind, dueOn, reservationId, customer, records } = document;
  const { businessDate } = book.hotel.property;
  const ledger = book.ledgers.of(document);
  const { paid, open } = moneyIn(ledger, document);
  const followers = book.followersOf(id);
  const state = documentState(
    { ...document, paid },
    { businessDate, followers, isCancelled: isCancelled(document), isToReturn: isToReturn(document, ledger, book) },
  );
  const newest = records.at(-1);
  const company = book.accounts.companyOf(customer);
  const customerWords = customer ? `${customer.name} ${customer.country}${customer.taxId}` : "";
  const stay = book.hotel.find(reservationId ?? "");
  return {
    id,
    version,
    number,
    issuedOn,
    kind: number === "" && kind !== "proforma" ? kindOf(document) : kind,
    base: isDraft(stored) ? 0 : sumOf(stored.taxes, "base"),
    vat: isDraft(stored) ? 0 : sumOf(stored.taxes, "vat"),
    total,
    open,
    state,
    ...(dueOn && { dueOn }),
    ...(reservationId && { reservationId }),
    ...(company && { accountId: company.id }),
    customer: customer?.name ?? "",
    record: (newest && sendingOf(newest, now)?.state) ?? "",
    ageing: ageingColumn(dueOn ?? (issuedOn || businessDate), businessDate),
    searched: `${number} ${id} ${customerWords}`,
    customerWords,
    isDebt: number !== "" && open > 0 && (company?.hasCredit || !stay || isEnded(stay.state)),
    owedBack: owedBackFor(document, ledger, book),
  };
}

const sumOf = (taxes: readonly DocumentTax[], part: "base" | "vat"): Cents =>
  taxes.reduce((sum, { [part]: amount }) => sum + amount, 0);

/** The money that goes back to the customer of a document; an account on credit has its part as unapplied money instead. */
function owedBackFor(document: StoredDocument, { documents }: Ledger, book: KeptDocuments): Cents {
  const { open = 0 } = documents.get(document.id) ?? {};
  return open < 0 ? -open - appliableIn(document, book) : 0;
}

const moneyIn = ({ documents }: Ledger, { id, payments }: StoredDocument): DocumentMoney =>
  documents.get(id) ?? { paid: grossOf(payments), open: 0 };

export const moneyFor = (document: StoredDocument, book: KeptDocuments): DocumentMoney =>
  moneyIn(book.ledgers.of(document), document);

/**
 * Money that a corrective invoice has taken back is still at its window: at the folio of a stay that is not over, which may need
 * it for charges to come, or at the documents. The oldest corrective invoice is the first to be settled.
 */
function isToReturn(document: StoredDocument, ledger: Ledger, book: KeptDocuments): boolean {
  if (!isByDifferences(document)) return false;
  const stay = book.hotel.find(document.reservationId ?? "");
  const owedBack = () =>
    [...ledger.documents.keys()].reduce((sum, id) => sum + owedBackFor(book.get(id), ledger, book), 0);
  const owed = stay && !isEnded(stay.state) ? 0 - ledger.balance : owedBack();
  const documents = inWindow(book.standingWith(document), document.window);
  const correctives = documents.filter(isByDifferences);
  const newer = correctives.slice(correctives.findIndex(({ id }) => id === document.id) + 1);
  return owed + newer.reduce((sum, { total }) => sum + Math.min(0, total), 0) > 0;
}

export const toDocumentRow = ({
  searched: _,
  customerWords: __,
  isDebt: ___,
  owedBack: ____,
  ...row
}: ListedDocument): DocumentRow => row;
