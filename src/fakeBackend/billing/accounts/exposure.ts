import type { Cents } from "@/contract/property";
import { grossOf } from "@/domain/billing/documentTaxes";
import type { Plan } from "@/domain/billing/plans";

import type { BillingBook } from "../book/BillingBook";
import type { CreditAccount } from "../book/StoredDocument";
import { balanceOfAccount } from "./receivables";
import { unappliedOf } from "./unapplied";

type Billed = Pick<Plan, "reservationId" | "window" | "lines">;

/**
 * All that a company owes or is going to owe: its open documents, and what the windows that it pays come to, posted or not, as far as
 * no document bills them; less its money that no document has. Each debt is in one of these. What `billed` is about to bill is in none.
 */
export function exposureOf(account: CreditAccount, book: BillingBook, billed?: Billed): Cents {
  const { hotel } = book;
  const { companies } = hotel;
  let owed = balanceOfAccount(account, book) - unappliedOf(account, book);
  for (const stay of hotel.all()) {
    const { id, isDeleted, billing } = stay;
    if (isDeleted || !billing?.companyId || companies.now(billing.companyId)?.id !== account.id) continue;
    if (billing.leader !== undefined) continue;
    const { charged, given, ...ledger } = book.ledgers.ofStay(stay).company;
    const isBilled = billed?.window === "company" && billed.reservationId === id;
    const inDocuments = ledger.billed + (isBilled ? grossOf(billed.lines) : 0);
    owed += Math.max(0, charged - Math.max(given, inDocuments));
  }
  return owed;
}
