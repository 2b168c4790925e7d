import { accountWindows } from "@/contract/account/accountWindows";
import { windowOf } from "@/domain/account/windows";
import { unbilledMoney } from "@/domain/billing/ledger";
import { grossOf } from "@/domain/billing/documentTaxes";
import { type DraftedAccount, plansOf } from "@/domain/billing/plans";
import { isEnded } from "@/domain/reservations/situationOf";

import { folioLinesOf } from "../../hotel/reservations/folioOf";
import type { KeptDocuments, StoredDocument } from "./StoredDocument";

/** The account of a stay: without what the folio of its group pays. */
export function draftedAccount(reservationId: string, book: KeptDocuments): DraftedAccount {
  const { hotel } = book;
  const stay = hotel.get(reservationId);
  const { billing } = stay;
  const { charges, upcoming } = folioLinesOf(stay, hotel);
  const isOwn = (line: (typeof charges)[number]) => billing?.leader === undefined || windowOf(line) === "guest";
  const documents = book.standing(reservationId);
  const { guest, company } = book.ledgers.ofStay(stay);
  return {
    charges: charges.filter(isOwn),
    upcoming: upcoming.filter(isOwn),
    payments: stay.payments,
    unbilled: { guest: unbilledMoney(guest), company: unbilledMoney(company) },
    documents,
    windows: accountWindows.filter((window) => window === "guest" || billing !== undefined),
    deposits: documents.flatMap(({ depositId }) => depositId ?? []),
    isOver: isEnded(stay.state),
    ticketLimit: hotel.property.billing.simplifiedLimits.lodging,
  };
}

/** The total of a draft if it were issued now. */
export function draftedTotal(draft: StoredDocument, book: KeptDocuments): number {
  const { reservationId = "" } = draft;
  if (!book.hotel.find(reservationId)) return 0;
  const [plan] = plansOf(draft, draftedAccount(reservationId, book));
  return plan ? grossOf(plan.lines) : 0;
}
