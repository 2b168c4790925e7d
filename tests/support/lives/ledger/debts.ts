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
  /** The part of what is owed back that another room has paid. */
  ofRooms: Cents;
}

/** Of a stay whose account is billed whole: each cent is owed in one place, once. */
export function debtOfStay(books: StayBooks, listed: Receivables, keep: Keep): Debt {
  const debts = ownWindows(books).map((window): Debt => {
    const figures = figuresOf(books, window);
    const due = debtOf(figures);
    const { owed, owedBack, asked, fromRooms, byRooms, beyond, sums } = figures;
    if (!isOver(books, figures)) return { told: due < 0 || fromRooms > 0 ? due : asked, due, ofRooms: 0 };
    const [back, unbilled] = [listed.owedBack, listed.unbilled].map((all) =>
      sumOf(
        all.filter((one) => one.reservationId === books.stay.id && one.window === window),
        amountOf,
      ),
    );
    const byDocuments = owed - owedBack - beyond - back!;
    const mayBeFromRooms = Math.min(Math.max(fromRooms, 0), Math.max(sums?.balance ?? 0, 0) + unbilled!);
    const isRight = byDocuments <= due && due - byDocuments <= mayBeFromRooms;
    const isByRooms = byDocuments > due && byDocuments - due <= byRooms;
    const tell = () => `${byDocuments} told, ${due} due, ${back} listed: ${toldOf(books, window, figures)}`;
    keep(isByRooms ? "paid by a room" : "debt of a stay", isRight, tell);
    const told = fromRooms > 0 ? Math.max(byDocuments, due) : byDocuments;
    return { told, due, ofRooms: isByRooms ? told - due : 0 };
  });
  return sumOfDebts(debts);
}

export const sumOfDebts = (debts: readonly Debt[]): Debt => ({
  told: sumOf(debts, ({ told }) => told),
  due: sumOf(debts, ({ due }) => due),
  ofRooms: sumOf(debts, ({ ofRooms }) => ofRooms),
});
