import { accountWindows } from "@/contract/account/accountWindows";
import type { UnbilledDebt } from "@/contract/billing/receivable";
import { paidTotal } from "@/domain/account/balance";
import { inWindow } from "@/domain/account/windows";
import { billedIn } from "@/domain/billing/billed";
import { fullName } from "@/domain/people/names";

import type { BillingBook } from "../book/BillingBook";
import { sumsIn } from "../book/documentMoney";

/** Debts that were handed over at the desk, as far as no document bills them. */
export function unbilledOf(book: BillingBook): UnbilledDebt[] {
  const { hotel } = book;
  return [...hotel.all()].flatMap((stay) =>
    stay.isDeleted || !stay.payments.some(({ method }) => method === "receivable")
      ? []
      : accountWindows.flatMap((window) => {
          const handed = inWindow(stay.payments, window).filter(({ method }) => method === "receivable");
          const billed = billedIn(book.standing(stay.id), window);
          const amount = Math.min(paidTotal(handed), sumsIn(stay, { window }, book).total - billed);
          const { at, date: since = at.slice(0, 10) } = handed[0] ?? { at: "" };
          const name = window === "company" ? stay.billing?.name : fullName(hotel.guests.get(stay.guestId));
          return amount > 0 ? [{ reservationId: stay.id, window, name: name ?? "", amount, since }] : [];
        }),
  );
}
