import type { DocumentLine } from "@/contract/billing/documentLine";
import { paidTotal } from "@/domain/account/balance";
import { correctionOf } from "@/domain/account/corrections";
import { openWindow } from "@/domain/account/windows";
import { correctedCharges, linesOfCorrection } from "@/domain/billing/correctedCharges";
import { groupLineKey } from "@/domain/folio/groupLines";

import { keepFolio } from "../../folio/keepFolio";
import { postCorrection } from "../../folio/postCorrection";
import type { StoredReservation } from "../../hotel/books/StoredReservation";
import { folioOf } from "../../hotel/reservations/folioOf";
import { withoutOutlived } from "../../hotel/reservations/withoutOutlived";
import type { Actor } from "../../records/Actor";
import { fitCredit, keepCredit } from "../accounts/keepCredit";
import type { BillingBook } from "../book/BillingBook";
import { draftedAccount } from "../book/draftedAccount";
import type { StoredDocument } from "../book/StoredDocument";

/** The stay of a document and the members of its group: each charge is posted in the folio of its own stay. */
function staysOf({ reservationId = "" }: StoredDocument, { hotel }: BillingBook): StoredReservation[] {
  const stay = hotel.find(reservationId);
  return stay && !stay.isDeleted ? [stay, ...hotel.membersOf(stay.id)] : [];
}

/**
 * The account of the stay, open or closed, follows a corrective invoice that was made at the document: else its balance
 * would go on asking for what the invoice has given back.
 */
export function takeOffAccount(
  corrective: StoredDocument,
  differences: readonly DocumentLine[],
  reason: string,
  book: BillingBook,
  actor: Actor,
) {
  const { hotel } = book;
  const stays = staysOf(corrective, book);
  if (stays.length === 0) return;
  const corrected = correctedCharges(
    differences,
    openWindow(corrective.window, stays[0]),
    draftedAccount(stays[0]!.id, book),
  );
  for (const stay of stays.toReversed()) {
    const { charges: told } = folioOf(stay, hotel);
    const its = corrected.flatMap(({ charge, amount }) => {
      const { member } = charge;
      if (member === undefined) return stay === stays[0] ? [{ charge, amount }] : [];
      const own = told.find(({ id }) => groupLineKey(stay.id, id) === charge.id);
      return own && member.id === stay.id ? [{ charge: own, amount }] : [];
    });
    if (its.length === 0) continue;
    const lines = linesOfCorrection(its, corrective, reason, hotel.property.businessDate);
    const changes = lines.map(({ description }) => ({ field: "charge" as const, before: "", after: description }));
    const { charges } = withoutOutlived({ ...stay, charges: [...stay.charges, ...lines] }, hotel, reason.trim());
    keepFolio("allow", stay, { stored: { charges }, changes, note: reason.trim() }, hotel, actor);
  }
  fitCredit(corrective, reason, book, actor);
}

/** Takes the lines of a cancelled corrective invoice back, as it takes nothing off the account any more. */
export function giveBackToAccount(corrective: StoredDocument, reason: string, book: BillingBook, actor: Actor) {
  const { hotel } = book;
  for (const { id: stayId, charges } of staysOf(corrective, book))
    for (const line of charges) {
      if (line.documentId !== corrective.id) continue;
      const stay = hotel.get(stayId);
      if (correctionOf(line, stay.charges)) continue;
      postCorrection(stay, { chargeId: line.id, reason, version: stay.version }, hotel, actor);
    }
  const payments = hotel.find(corrective.reservationId ?? "")?.payments ?? [];
  const its = payments.filter(
    ({ documentId = "", method }) => method === "receivable" && book.find(documentId)?.corrects !== undefined,
  );
  const { balance } = book.ledgers.of(corrective);
  keepCredit(corrective, Math.min(0 - paidTotal(its), Math.max(0, balance)), reason, book, actor);
}
