import type { BillingReason } from "@/contract/billing/billingReasons";
import {
  type ReceivableAccount,
  type ReceivableAction,
  receivableActions,
  type Receivables,
} from "@/contract/billing/receivable";
import type { StoredCompany } from "@/contract/companies/companies";
import type { Cents } from "@/contract/property";
import { ageingOf } from "@/domain/billing/ageing";
import { isLate } from "@/domain/billing/documentLife";
import { billingReason } from "@/domain/billing/documentKinds";
import { grossOf } from "@/domain/billing/documentTaxes";
import { permissionFor } from "@/domain/permissionFor";

import type { BillingBook } from "../book/BillingBook";
import type { ListedDocument } from "../book/listedDocument";
import type { CreditAccount } from "../book/StoredDocument";
import { accountPayments } from "./accountPayments";
import { accountRecipient, againstWriting, lastReminder } from "./recipients";
import { excessIn, unappliedOf } from "./unapplied";
import { owedBackOf, unbilledOf } from "./unbilledSums";

/** The documents of an account: those that it has not paid, and those that it has paid too much for. */
interface Standing {
  debts: ListedDocument[];
  excess: ListedDocument[];
}

/** By account; with "" those on credit that no account owes. A list has many accounts, and its documents are read once. */
export function standingsOf(book: BillingBook, now: Date): (id: string) => Standing {
  const standings = new Map<string, Standing>();
  for (const row of book.listAt(now).find({}).found) {
    const { accountId = "", isDebt, open } = row;
    if (!isDebt && open >= 0) continue;
    const standing = standings.get(accountId) ?? { debts: [], excess: [] };
    standings.set(accountId, standing);
    if (isDebt) standing.debts.push(row);
    else standing.excess.push(row);
  }
  return (id) => standings.get(id) ?? { debts: [], excess: [] };
}

/** The documents that an account has not paid. */
export const debtsOf = (accountId: string, book: BillingBook, now: Date): ListedDocument[] =>
  book.listAt(now).find({ accountId: accountId || "none" }).found;

export const lateOf = (debts: readonly ListedDocument[], { hotel }: BillingBook): ListedDocument[] =>
  debts.filter((one) => isLate(one, hotel.property.businessDate));

export const balanceOfAccount = ({ id }: CreditAccount, book: BillingBook): Cents =>
  owed(debtsOf(id, book, book.hotel.clock()));

const owed = (debts: readonly ListedDocument[]): Cents => debts.reduce((sum, { open }) => sum + open, 0);

export function toAccount(
  stored: Omit<CreditAccount, "company"> & { company?: StoredCompany },
  book: BillingBook,
  { debts, excess }: Standing,
): ReceivableAccount {
  const { company, ...account } = stored;
  const payments = accountPayments(stored, book);
  const recipient = company && accountRecipient({ id: stored.id, company });
  const balance = owed(debts);
  const unapplied = unappliedOf(stored, book) + grossOf(excessIn(excess, book));
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
    ...account,
    hasCredit: company?.hasCredit ?? false,
    payments,
    balance,
    ageing: ageingOf(debts, book.hotel.property.businessDate),
    unapplied,
    addressee: recipient?.addressee ?? { name: "", email: "", language: "" },
    ...lastReminder(stored.history, book),
    isOverLimit: company?.hasCredit === true && company.limit !== null && balance > company.limit,
    actions: company
      ? receivableActions.map((action) => permissionFor(action, against[action], applicable[action]))
      : [],
  };
}

/** Documents without an account count as those of one. */
const noAccount = {
  id: "",
  version: 1,
  customer: { name: "", taxId: "", address: "", country: "ES" },
  email: "" as const,
  limit: 0,
  termDays: 0,
  payments: [],
  history: [],
};

export function receivables(book: BillingBook, now: Date): Receivables {
  const standingOf = standingsOf(book, now);
  const accounts = book.accounts
    .all((id) => standingOf(id).debts.length > 0)
    .map((stored) => toAccount(stored, book, standingOf(stored.id)));
  const other = toAccount(noAccount, book, standingOf(""));
  return {
    accounts: [...accounts.toSorted((one, two) => two.balance - one.balance), ...(other.balance > 0 ? [other] : [])],
    unbilled: unbilledOf(book),
    owedBack: owedBackOf(book),
  };
}
