import type { Payment } from "@/contract/account/account";
import { type AccountWindow, accountWindows } from "@/contract/account/accountWindows";
import type { UnbilledSum } from "@/contract/billing/receivable";
import { inWindow } from "@/domain/account/windows";
import type { Ledger } from "@/domain/billing/ledger";
import { payerNow } from "@/domain/companies/payer";
import { fullName } from "@/domain/people/names";

import type { StoredReservation } from "../../hotel/books/StoredReservation";
import type { BillingBook } from "../book/BillingBook";

/** The name of who pays a window. */
export const payerOf = (
  { guestId, billing }: StoredReservation,
  window: AccountWindow,
  { hotel }: BillingBook,
): string =>
  (window === "company" && billing && payerNow(billing, hotel.companies.now(billing.companyId)).name) ||
  fullName(hotel.guests.get(guestId));

/** Debts that the desk has handed over to accounts receivable, as far as no document bills them. */
export const unbilledOf = (book: BillingBook): UnbilledSum[] =>
  windowsOf(book, ({ credit, charged, billed }, payments) => ({
    amount: Math.min(credit, charged - billed),
    since: payments.find(({ method }) => method === "receivable"),
  }));

/** Excess money of stays that are over, where no document can have it: also what another room has paid too much. */
export const owedBackOf = (book: BillingBook): UnbilledSum[] =>
  windowsOf(book, ({ excess, excessOfRooms, documents }, payments) => ({
    amount: (documents.size === 0 ? excess : 0) + excessOfRooms,
    since: payments.at(-1),
  }));

type Sum = (ledger: Ledger, payments: readonly Payment[]) => { amount: number; since: Payment | undefined };

/** The windows of all stays that have such a sum; `since` is the date of a payment in the window. */
function windowsOf(book: BillingBook, sumOf: Sum): UnbilledSum[] {
  return [...book.hotel.all()].flatMap((stay) => {
    if (stay.isDeleted || stay.payments.length === 0) return [];
    const ledgers = book.ledgers.ofStay(stay);
    return accountWindows.flatMap((window) => {
      const { amount, since } = sumOf(ledgers[window], inWindow(stay.payments, window));
      if (amount <= 0 || !since) return [];
      const { at, date = at.slice(0, 10) } = since;
      const company = window === "company" ? book.hotel.companies.now(stay.billing?.companyId) : undefined;
      const payer = { name: payerOf(stay, window, book), ...(company && { companyId: company.id }) };
      return [{ reservationId: stay.id, window, ...payer, amount, since: date }];
    });
  });
}
