import { accountWindows } from "@/contract/account/accountWindows";
import type { AccountBilling } from "@/contract/billing/accountBilling";
import { billableOf } from "@/domain/billing/billable";
import { windowOf } from "@/domain/account/windows";
import { isByDifferences, validInvoices } from "@/domain/billing/billed";
import { grossOf } from "@/domain/billing/documentTaxes";
import { billingReason } from "@/domain/billing/documentKinds";
import { type DraftedAccount, depositsOf, isIndemnity, nothingToBill, proformaLines } from "@/domain/billing/plans";
import { isTied, rootsIn } from "@/domain/billing/takenOff";

import type { BillingBook } from "../book/BillingBook";
import { customerOf } from "./customerOf";
import { draftedAccount } from "../book/draftedAccount";
import { accountFor } from "../book/accountShare";
import { listedDocument, toDocumentRow } from "../book/listedDocument";

/** An account, seen from billing. A member of a group has no window that its leader pays. */
export function toAccountBilling(id: string, book: BillingBook, now: Date): AccountBilling {
  const { hotel } = book;
  const stay = hotel.get(id);
  const { currency } = hotel.property;
  const account = draftedAccount(id, book);
  const { ticketLimit: amount } = account;
  const isBilled = (window: string) => window === "guest" || (stay.billing && stay.billing.leader === undefined);
  return {
    windows: accountWindows.filter(isBilled).map((window) => {
      const { invoice, corrections, over } = billableOf(window, account);
      const total = grossOf(invoice);
      const customer = customerOf(stay, window, book);
      const payer = (window === "company" && !stay.billing?.companyId && stay.billing?.name) || "";
      const isRenamed = payer !== "" && payer !== customer.name && accountFor(customer, book) !== undefined;
      const isNothing = over > 0 || (invoice.length === 0 && corrections.length === 0);
      return {
        window,
        total,
        corrections: corrections.reduce((sum, { lines }) => sum + grossOf(lines), 0),
        deposits: depositsOf(window, account).filter((deposit) => deposit.amount > 0),
        proforma: grossOf(proformaLines(window, account)),
        customer,
        ...(isRenamed && { payer }),
        isIndemnity: isIndemnity(invoice),
        againstTicket:
          total > amount && corrections.length === 0 ? [billingReason("SIMPLIFIED_LIMIT", { amount, currency })] : [],
        reasons: isNothing ? [nothingToBill(over, currency)] : [],
      };
    }),
    documents: book
      .ofStay(id)
      .toReversed()
      .map((document) => toDocumentRow(listedDocument(document, book, now))),
    documentOf: documentOf(account),
  };
}

/** The documents by the id of the charge, the part of one or the deposit that they bill. */
function documentOf({ charges, payments, documents }: DraftedAccount): AccountBilling["documentOf"] {
  const rootOf = rootsIn(charges);
  const keyOf = (window: string, id = "") => `${window} ${rootOf(id)}`;
  const billed = new Map<string, AccountBilling["documentOf"][string]>();
  for (const { id, number, window, lines } of validInvoices(documents).filter((one) => !isByDifferences(one)))
    for (const { sourceId } of lines) billed.set(keyOf(window, sourceId), { id, number });
  const lines = [...charges.filter((charge) => !isTied(charge)), ...payments];
  return Object.fromEntries(
    lines.flatMap((line) => {
      const document = billed.get(keyOf(windowOf(line), line.id));
      return document ? [[line.id, document]] : [];
    }),
  );
}
