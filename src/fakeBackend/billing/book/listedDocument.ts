import type { DocumentRow } from "@/contract/billing/documentRow";
import type { Cents } from "@/contract/property";
import type { Party } from "@/contract/billing/billingDocument";
import { ageingColumn } from "@/domain/billing/ageing";
import { documentState, isDraft } from "@/domain/billing/documentLife";
import { kindOf } from "@/domain/billing/documentKinds";
import { withFormer } from "@/domain/billing/documentMoney";
import { grossOf } from "@/domain/billing/documentTaxes";
import { isEnded } from "@/domain/reservations/situationOf";

import { sendingOf } from "./agency";
import { moneyFor } from "./documentMoney";
import { draftedTotal } from "./draftedAccount";
import { isCancelled, type KeptDocuments, type StoredAccount, type StoredDocument } from "./StoredDocument";

/** A row with the text in which it is searched. */
export interface ListedDocument extends DocumentRow {
  searched: string;
  /** Its debt has left the desk: it is an account's, or that of a guest who has left. */
  isDebt: boolean;
  /** Of what was paid too much: the part that goes back to the customer. */
  owedBack: Cents;
}

/** The account on credit of a customer. */
export const accountFor = (customer: Party | undefined, { accounts }: KeptDocuments): StoredAccount | undefined =>
  customer?.taxId ? accounts.all().find((one) => one.customer.taxId === customer.taxId) : undefined;

export function listedDocument(document: StoredDocument, book: KeptDocuments, now: Date): ListedDocument {
  const { id, version, number, issuedOn, kind, dueOn, reservationId, customer, records } = document;
  const { businessDate } = book.hotel.property;
  const { paid, open } = moneyFor(document, book);
  const followers = book.followersOf(id);
  const state = documentState({ ...document, paid }, { businessDate, followers, isCancelled: isCancelled(document) });
  const newest = records.at(-1);
  const accountId = accountFor(customer, book)?.id;
  const stay = book.hotel.find(reservationId ?? "");
  return {
    id,
    version,
    number,
    issuedOn,
    kind: number === "" && kind !== "proforma" ? kindOf(document) : kind,
    total: isDraft(document) ? draftedTotal(document, book) : document.total,
    open,
    state,
    ...(dueOn && { dueOn }),
    ...(reservationId && { reservationId }),
    ...(accountId && { accountId }),
    customer: customer?.name ?? "",
    record: (newest && sendingOf(newest, now)?.state) ?? "",
    ageing: ageingColumn(dueOn ?? (issuedOn || businessDate), businessDate),
    searched: `${number} ${id} ${customer?.name ?? ""} ${customer?.taxId ?? ""}`,
    isDebt: number !== "" && open > 0 && (accountId !== undefined || !stay || isEnded(stay.state)),
    owedBack: open < 0 ? -open - unappliedIn(document, -open, accountId, book) : 0,
  };
}

/** Of what was paid for a document too much: the part that its account on credit applies elsewhere. */
function unappliedIn(document: StoredDocument, most: Cents, accountId: string | undefined, book: KeptDocuments): Cents {
  if (accountId === undefined) return 0;
  const own = withFormer(document, book.standingWith(document)).flatMap(({ payments }) => payments);
  return Math.max(0, Math.min(most, grossOf(own)));
}

/** A row as it travels. */
export const toDocumentRow = ({ searched: _, isDebt: __, owedBack: ___, ...row }: ListedDocument): DocumentRow => row;
