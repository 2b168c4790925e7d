import type { Payment } from "@/contract/account/account";
import { type AccountWindow, accountWindows } from "@/contract/account/accountWindows";
import type { UnbilledSum } from "@/contract/billing/receivable";
import { paidTotal } from "@/domain/account/balance";
import { inWindow } from "@/domain/account/windows";
import { billedIn } from "@/domain/billing/billed";
import { overpaidIn } from "@/domain/billing/documentMoney";
import { fullName } from "@/domain/people/names";

import type { StoredReservation } from "../../hotel/books/StoredReservation";
import type { BillingBook } from "../book/BillingBook";
import { excessIn, sumsIn } from "../book/documentMoney";

/** Debts that the desk has handed over to accounts receivable, as far as no document bills them. */
export const unbilledOf = (book: BillingBook): UnbilledSum[] =>
  windowsOf(book, (stay, window) => {
    const handed = inWindow(stay.payments, window).filter(({ method }) => method === "receivable");
    if (handed.length === 0) return { amount: 0 };
    const billed = billedIn(book.standing(stay.id), window);
    const amount = Math.min(paidTotal(handed), sumsIn(stay, { window }, book).total - billed);
    return { amount, since: handed[0] };
  });

/** Excess money of stays that are over, where no document can have it. */
export const owedBackOf = (book: BillingBook): UnbilledSum[] =>
  windowsOf(book, (stay, window) => {
    const amount = excessIn(stay, window, book);
    if (amount === 0 || overpaidIn(window, book.standing(stay.id))) return { amount: 0 };
    return { amount, since: inWindow(stay.payments, window).at(-1) };
  });

/** The windows of all stays that have such a sum; `since` is the date of a payment in the window. */
function windowsOf(
  { hotel }: BillingBook,
  sumOf: (stay: StoredReservation, window: AccountWindow) => { amount: number; since?: Payment | undefined },
): UnbilledSum[] {
  return [...hotel.all()].flatMap((stay) =>
    stay.isDeleted || stay.payments.length === 0
      ? []
      : accountWindows.flatMap((window) => {
          const { amount, since } = sumOf(stay, window);
          if (amount <= 0 || !since) return [];
          const name = window === "company" ? stay.billing?.name : fullName(hotel.guests.get(stay.guestId));
          const { at, date = at.slice(0, 10) } = since;
          return [{ reservationId: stay.id, window, name: name ?? "", amount, since: date }];
        }),
  );
}
