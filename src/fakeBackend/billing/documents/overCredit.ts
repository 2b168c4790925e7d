import type { BillingReason } from "@/contract/billing/billingReasons";
import { replacedIds } from "@/domain/billing/billed";
import { againstCredit } from "@/domain/billing/documentPayments";
import { grossOf } from "@/domain/billing/documentTaxes";
import { unbilledMoney } from "@/domain/billing/ledger";
import type { Plan } from "@/domain/billing/plans";

import { accountFor } from "../book/accountShare";
import type { BillingBook } from "../book/BillingBook";
import { moneyFor } from "../book/listedDocument";
import { debtorOf } from "./issuing";
import { exposureOf } from "../accounts/exposure";

/**
 * Why an account on credit does not get an invoice. What those had whose place it takes goes with it, and the open part of them
 * is owed no more.
 */
export function overCredit(plan: Plan, book: BillingBook): BillingReason[] {
  const account = debtorOf(plan, book);
  if (!account) return [];
  const former = replacedIds(plan).map((id) => book.get(id));
  const paid = former.reduce((sum, one) => sum + moneyFor(one, book).paid, 0);
  const owed = former
    .filter(({ customer }) => accountFor(customer, book)?.id === account.id)
    .reduce((sum, one) => sum + moneyFor(one, book).open, 0);
  const free =
    former.length > 0 || !plan.reservationId
      ? paid
      : unbilledMoney(book.ledgers.ofStay(book.hotel.get(plan.reservationId))[plan.window]);
  const { customer, company } = account;
  const { limit } = company;
  const credit = {
    account: customer.name,
    limit,
    balance: exposureOf(account, book, plan) - owed,
    total: grossOf(plan.lines),
    free,
  };
  return againstCredit(credit, book.hotel.property.currency);
}
