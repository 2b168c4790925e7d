import { accountWindows } from "@/contract/account/accountWindows";
import type { AccountBilling } from "@/contract/billing/accountBilling";
import { billingReason } from "@/domain/billing/issueRules";

import type { BillingBook } from "./BillingBook";
import { validOf } from "./documentMoney";
import { listedDocument, toDocumentRow } from "./listedDocument";
import { billableIn, customerOf, depositsIn, grossOf } from "./planOf";
import { modeReasons } from "./toDocument";

/** An account, seen from billing; a member of a group has no window that its leader bills. */
export function accountBilling(id: string, book: BillingBook, now: Date): AccountBilling {
  const { hotel } = book;
  const stay = hotel.get(id);
  const { billing, currency } = hotel.property;
  const amount = billing.simplifiedLimits.lodging;
  const isBilled = (window: string) => window === "guest" || (stay.billing && stay.billing.leader === undefined);
  return {
    windows: accountWindows.filter(isBilled).map((window) => {
      const { invoice, corrections } = billableIn({ id, window }, book);
      const total = grossOf(invoice);
      const isNothing = invoice.length === 0 && corrections.length === 0;
      return {
        window,
        total,
        corrections: corrections.reduce((sum, { lines }) => sum + grossOf(lines), 0),
        deposits: depositsIn(stay, window, book).map(({ payment, document }) => ({
          id: payment.id,
          date: payment.date,
          amount: payment.amount,
          document,
        })),
        customer: customerOf(stay, window, book),
        againstTicket: Math.abs(total) > amount ? [billingReason("SIMPLIFIED_LIMIT", { amount, currency })] : [],
        reasons: [...modeReasons(hotel), ...(isNothing ? [billingReason("DOCUMENT_EMPTY")] : [])],
      };
    }),
    documents: book
      .ofStay(id)
      .toReversed()
      .map((document) => toDocumentRow(listedDocument(document, book, now))),
    documentOf: documentOf(id, book),
  };
}

/** By the id of a charge: the document that bills it. */
function documentOf(reservationId: string, book: BillingBook): AccountBilling["documentOf"] {
  const originals = validOf(reservationId, book).filter(({ corrects }) => corrects?.mode !== "I");
  return Object.fromEntries(
    originals.flatMap(({ id, number, lines }) => lines.map(({ sourceId = "" }) => [sourceId, { id, number }])),
  );
}
