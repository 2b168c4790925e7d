import type { Receivables } from "@/contract/billing/receivable";
import type { Cents } from "@/contract/property";

import type { StayBooks } from "./books";
import { amountOf, debtOf, figuresOf, isOver, ownWindows, toldOf } from "./figures";
import { type Keep, sumOf } from "./rules";

export interface Debt {
  /** What the customer owes less what is owed back, as documents, desk and the list of accounts tell. */
  told: Cents;
  /** As it follows from what is billed and paid. */
  due: Cents;
  /** The part of what is owed back that an account on credit may have as unapplied money, while the guest is in house. */
  mayBeUnapplied: Cents;
  /** The part of what is owed back that another room has paid. */
  mayBeOfRooms: Cents;
}

/** Of a stay whose account is billed whole: each cent is owed in one place, once. */
export function debtOfStay(books: StayBooks, listed: Receivables, unapplied: Cents, keep: Keep): Debt {
  const debts = ownWindows(books).map((window) => {
    const figures = figuresOf(books, window);
    const due = debtOf(figures);
    const { owed, owedBack, asked, fromRooms, sums } = figures;
    const isOnCredit = figures.documents.some(({ accountId }) => accountId !== undefined);
    if (!isOver(books, figures)) {
      const told = due < 0 || fromRooms > 0 ? due : asked;
      return { told, due, mayBeUnapplied: isOnCredit && due < 0 ? unapplied : 0, mayBeOfRooms: 0 };
    }
    const [back, unbilled] = [listed.owedBack, listed.unbilled].map((all) =>
      sumOf(
        all.filter((one) => one.reservationId === books.stay.id && one.window === window),
        amountOf,
      ),
    );
    const byDocuments = owed - owedBack - back!;
    // an account on credit has as unapplied money what its documents have too much
    const mayBeUnapplied = isOnCredit ? unapplied : 0;
    const mayBeFromRooms = Math.min(Math.max(fromRooms, 0), Math.max(sums?.balance ?? 0, 0) + unbilled!);
    const tooMuch = byDocuments - due - mayBeUnapplied;
    const isRight = tooMuch <= 0 && due - byDocuments <= mayBeFromRooms;
    const isByRooms = tooMuch > 0 && tooMuch <= figures.byRooms;
    const tell = () => `${byDocuments} told, ${due} due, ${back} listed: ${toldOf(books, window, figures)}`;
    keep(isByRooms ? "paid by a room" : "debt of a stay", isRight, tell);
    const told = fromRooms > 0 ? Math.max(byDocuments, due) : byDocuments;
    return { told, due, mayBeUnapplied: 0, mayBeOfRooms: Math.min(Math.max(told - due, 0), figures.byRooms) };
  });
  return sumOfDebts(debts);
}

export const sumOfDebts = (debts: readonly Debt[]): Debt => ({
  told: sumOf(debts, ({ told }) => told),
  due: sumOf(debts, ({ due }) => due),
  mayBeUnapplied: sumOf(debts, ({ mayBeUnapplied }) => mayBeUnapplied),
  mayBeOfRooms: sumOf(debts, ({ mayBeOfRooms }) => mayBeOfRooms),
});
