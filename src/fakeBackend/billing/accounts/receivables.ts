import type { DocumentRow } from "@/contract/billing/documentRow";
import type { BillingReason } from "@/contract/billing/billingReasons";
import {
  type ReceivableAccount,
  type ReceivableAction,
  receivableActions,
  type Receivables,
} from "@/contract/billing/receivable";
import type { Cents } from "@/contract/property";
import { ageingOf } from "@/domain/billing/ageing";
import { grossOf } from "@/domain/billing/documentTaxes";
import { isLate } from "@/domain/billing/documentLife";
import { billingReason } from "@/domain/billing/documentKinds";
import { permissionFor } from "@/domain/permissionFor";

import type { BillingBook } from "../book/BillingBook";
import { accountPayments } from "./accountPayments";
import { accountRecipient, againstWriting, lastReminder } from "./recipients";
import type { StoredAccount } from "../book/StoredDocument";
import { excessOf, unappliedOf } from "./unapplied";
import { owedBackOf, unbilledOf } from "./unbilledSums";

/** The documents that an account has not paid; with "" those on credit that no account owes. */
export const debtsOf = (accountId: string, book: BillingBook, now: Date): DocumentRow[] =>
  book
    .listAt(now)
    .find({ accountId: accountId || "none" })
    .found.filter(({ open }) => open > 0);

export const lateOf = (debts: readonly DocumentRow[], { hotel }: BillingBook): DocumentRow[] =>
  debts.filter((one) => isLate(one, hotel.property.businessDate));

export const balanceOfAccount = ({ id }: StoredAccount, book: BillingBook): Cents =>
  debtsOf(id, book, book.hotel.clock()).reduce((sum, { open }) => sum + open, 0);

export function toAccount(stored: StoredAccount, book: BillingBook, now: Date): ReceivableAccount {
  const payments = accountPayments(stored, book);
  const debts = debtsOf(stored.id, book, now);
  const recipient = accountRecipient(stored);
  const balance = debts.reduce((sum, { open }) => sum + open, 0);
  const unapplied = unappliedOf(stored, book) + grossOf(excessOf(stored, book, now));
  const nothingOpen = balance === 0 ? [billingReason("NOTHING_TO_PAY")] : [];
  const against: Record<ReceivableAction, BillingReason[]> = {
    edit: [],
    pay: [],
    void: [],
    remind: lateOf(debts, book).length > 0 ? againstWriting(recipient) : [billingReason("NOT_DUE")],
    apply: unapplied === 0 ? [billingReason("NOTHING_UNAPPLIED")] : nothingOpen,
  };
  const applicable: Record<ReceivableAction, boolean> = {
    edit: true,
    pay: true,
    apply: unapplied > 0,
    void: payments.some(({ voided }) => !voided),
    remind: balance > 0,
  };
  return {
    ...stored,
    payments,
    balance,
    ageing: ageingOf(debts, book.hotel.property.businessDate),
    unapplied,
    addressee: recipient.addressee,
    ...lastReminder(stored.history, book),
    isOverLimit: stored.limit > 0 && balance > stored.limit,
    actions:
      stored.id === ""
        ? []
        : receivableActions.map((action) => permissionFor(action, against[action], applicable[action])),
  };
}

/** Documents without an account count as those of one. */
const noAccount: StoredAccount = {
  id: "",
  version: 1,
  customer: { name: "", taxId: "", address: "", country: "ES" },
  email: "",
  limit: 0,
  termDays: 0,
  payments: [],
  history: [],
};

export function receivables(book: BillingBook, now: Date): Receivables {
  const accounts = book.accounts.all().map((stored) => toAccount(stored, book, now));
  const other = toAccount(noAccount, book, now);
  return {
    accounts: [...accounts.toSorted((one, two) => two.balance - one.balance), ...(other.balance > 0 ? [other] : [])],
    unbilled: unbilledOf(book),
    owedBack: owedBackOf(book),
  };
}
