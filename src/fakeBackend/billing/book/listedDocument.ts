import type { DocumentRow } from "@/contract/billing/documentRow";
import type { Party } from "@/contract/billing/billingDocument";
import { ageingColumn } from "@/domain/billing/ageing";
import { documentState, isDraft } from "@/domain/billing/documentLife";
import { kindOf } from "@/domain/billing/documentKinds";
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
  };
}

/** A row as it travels. */
export const toDocumentRow = ({ searched: _, isDebt: __, ...row }: ListedDocument): DocumentRow => row;
