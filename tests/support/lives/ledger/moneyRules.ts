import { type AccountWindow, accountWindows } from "@/contract/account/accountWindows";
import type { PaymentMethod } from "@/contract/account/account";
import type { PaymentRow } from "@/contract/billing/payment";
import type { Cents } from "@/contract/property";

import type { StayBooks } from "./books";
import { type Keep, sumOf } from "./rules";
import { standingIn, totalOf } from "./standing";

/** A debt that is handed over is no money; another room owes what it has paid for this one. */
export const isMoney = ({ method }: { method: PaymentMethod }) => method !== "receivable" && method !== "room";

const windowOf = ({ window = "guest" }: { window?: AccountWindow }) => window;
const amountOf = ({ amount }: { amount: Cents }) => amount;
const over = new Set(["checkedOut", "cancelled", "noShow"]);

/** Nothing is left to bill, and nothing to take back from what is billed. */
export const isWhole = ({ billing }: StayBooks) =>
  billing.windows.every(
    ({ total, corrections, reasons }) =>
      total === 0 && corrections === 0 && reasons.some(({ code }) => code === "DOCUMENT_EMPTY"),
  );

/** The windows that the folio of this stay pays: a member's second one is the leader's. */
const ownWindows = ({ stay }: StayBooks) =>
  accountWindows.filter((window) => window === "guest" || stay.billing?.leader === undefined);

/** What a window has of each thing. */
function figuresOf(books: StayBooks, window: AccountWindow) {
  const { stay } = books;
  const charges = stay.charges.filter((one) => windowOf(one) === window);
  const ofFolio = stay.payments.filter((one) => windowOf(one) === window);
  const key = ({ id, amount }: { id: string; amount: Cents }) => `${id} ${amount}`;
  const atFolio = new Set(stay.payments.map(key));
  const documents = books.documents.filter((one) => one.window === window);
  const standing = standingIn(documents);
  // a document lists what was paid at the folio, too, and one that was exchanged what is paid for the other
  const atDocuments = new Map(
    documents.flatMap((document) => document.payments.map((payment) => [key(payment), payment] as const)),
  );
  const beyondFolio = [...atDocuments.values()].filter((one) => isMoney(one) && !atFolio.has(key(one)));
  const sums = stay.windows.find((one) => one.window === window);
  const upcoming = sumOf(
    stay.upcoming.filter((one) => windowOf(one) === window),
    amountOf,
  );
  return {
    documents,
    sums,
    upcoming,
    charged: sumOf(
      charges.filter(({ kind }) => kind !== "transfer"),
      amountOf,
    ),
    /** What other rooms have charged to this one: no document of this stay bills it. */
    fromRooms: sumOf(
      charges.filter(({ kind }) => kind === "transfer"),
      amountOf,
    ),
    billed: sumOf(standing, totalOf),
    paid: sumOf(ofFolio, amountOf),
    takings: sumOf(ofFolio.filter(isMoney), amountOf) + sumOf(beyondFolio, amountOf),
    byRooms: sumOf(
      ofFolio.filter(({ method }) => method === "room"),
      amountOf,
    ),
    asked: sumOf(standing, ({ document }) => document.open),
    owed: sumOf(standing, ({ document }) => Math.max(document.open, 0)),
    owedBack: sumOf(documents, ({ owedBack = 0 }) => owedBack),
  };
}

/** Nothing is to be charged any more: a leader who has left may pay for members' nights to come. */
const isOver = ({ stay }: StayBooks, { sums, charged, fromRooms }: Figures) =>
  over.has(stay.state) && (stay.group === undefined || (sums?.total ?? 0) === charged + fromRooms);
type Figures = ReturnType<typeof figuresOf>;

/** What the customer still owes of all that is billed and of what other rooms have charged; below zero what is too much. */
const debtOf = ({ billed, fromRooms, takings, byRooms }: Figures) => billed + fromRooms - takings - byRooms;

const toldOf = ({ stay }: StayBooks, window: AccountWindow, { documents, ...figures }: Figures) =>
  `${stay.id} ${window} ${JSON.stringify({ state: stay.state, ...figures })} ${JSON.stringify(
    documents.map(({ number, total, paid, open, owedBack, state }) => ({ number, total, paid, open, owedBack, state })),
  )}`;

export function keepStay(books: StayBooks, payments: readonly PaymentRow[], keep: Keep) {
  for (const { document, parts } of isWhole(books) ? standingIn(books.documents) : []) {
    const net = sumOf(parts, ({ total }) => total);
    const { number, paid, open } = document;
    keep("paid and open", paid + open === net, () => `${number}: ${paid} paid, ${open} open of ${net}`);
  }
  for (const document of books.documents.filter((one) => !isStanding(one, books)))
    keep(
      "paid and open",
      document.open === 0,
      () => `${document.number} (${document.state}) asks for ${document.open}`,
    );

  const documentIds = new Set(books.documents.map(({ id }) => id));
  const rows = payments.filter(
    (row) => isMoney(row) && (row.reservationId === books.stay.id || documentIds.has(row.documentId ?? "")),
  );
  const takings = sumOf(accountWindows, (window) => figuresOf(books, window).takings);
  keep(
    "takings of a stay",
    sumOf(rows, amountOf) === takings,
    () =>
      `${books.stay.id}: ${takings} at folio and documents, listed ${JSON.stringify(rows.map(({ id, amount, method }) => [id, amount, method]))}`,
  );

  for (const window of ownWindows(books)) {
    const figures = figuresOf(books, window);
    const tell = () => toldOf(books, window, figures);
    keepDesk(books, figures, keep, tell);
    if (!isWhole(books)) continue;
    const { billed, charged, asked, fromRooms, paid } = figures;
    keep("charges are billed", isOver(books, figures) ? billed === charged : billed >= charged, tell);
    if (isOver(books, figures)) continue;
    const debt = debtOf(figures);
    const ofRooms = Math.max(fromRooms, 0);
    if (debt < 0) keep("debt of a stay", asked <= 0 && asked >= debt - ofRooms, tell);
    else keep("debt of a stay", debt - asked >= 0 && debt - asked <= ofRooms, tell);
    keep("desk and documents", charged + fromRooms - paid <= Math.max(debt, 0), tell);
  }
}

const isStanding = ({ id }: { id: string }, { documents }: StayBooks) =>
  standingIn(documents).some(({ document }) => document.id === id);

function keepDesk(
  { stay }: StayBooks,
  { sums, charged, fromRooms, upcoming, paid }: Figures,
  keep: Keep,
  tell: () => string,
) {
  if (!sums) {
    keep("sums of the desk", charged + fromRooms + upcoming === 0 && paid === 0, tell);
    return;
  }
  const isInGroup = stay.group !== undefined; // the leader's sums have members' lines that are still to come
  keep("sums of the desk", isInGroup || sums.total === charged + fromRooms + upcoming, tell);
  keep("sums of the desk", sums.paid === paid, tell);
  keep("sums of the desk", sums.balance === sums.total - sums.paid - (sums.handedOver ?? 0), tell);
}

export interface Debt {
  /** What the customer owes less what is owed back, as documents, desk and the list of accounts tell. */
  told: Cents;
  /** As it follows from what is billed and paid. */
  due: Cents;
  /** The part of what is owed back that an account on credit may have as unapplied money, while the guest is in house. */
  mayBeUnapplied: Cents;
}

/** Of a stay whose account is billed whole: each cent is owed in one place, once. */
export function debtOfStay(
  books: StayBooks,
  listed: readonly { reservationId: string; window: AccountWindow; amount: Cents }[],
  unapplied: Cents,
  keep: Keep,
): Debt {
  const debts = ownWindows(books).map((window) => {
    const figures = figuresOf(books, window);
    const due = debtOf(figures);
    const { owed, owedBack, asked, fromRooms, sums } = figures;
    const isOnCredit = figures.documents.some(({ accountId }) => accountId !== undefined);
    if (!isOver(books, figures)) {
      const told = due < 0 || fromRooms > 0 ? due : asked;
      return { told, due, mayBeUnapplied: isOnCredit && due < 0 ? unapplied : 0 };
    }
    const back = sumOf(
      listed.filter((one) => one.reservationId === books.stay.id && one.window === window),
      amountOf,
    );
    const byDocuments = owed - owedBack - back;
    // an account on credit has as unapplied money what its documents have too much
    const mayBeUnapplied = isOnCredit ? unapplied : 0;
    const mayBeFromRooms = Math.min(Math.max(fromRooms, 0), Math.max(sums?.balance ?? 0, 0) + Math.max(fromRooms, 0));
    const tooMuch = byDocuments - due - mayBeUnapplied;
    const isRight = tooMuch <= 0 && due - byDocuments <= mayBeFromRooms;
    const rule = tooMuch > 0 && tooMuch <= figures.byRooms ? "paid by a room" : "debt of a stay";
    keep(rule, isRight, () => `${byDocuments} told, ${due} due, ${back} listed: ${toldOf(books, window, figures)}`);
    return { told: fromRooms > 0 ? Math.max(byDocuments, due) : byDocuments, due, mayBeUnapplied: 0 };
  });
  return sumOfDebts(debts);
}

export const sumOfDebts = (debts: readonly Debt[]): Debt => ({
  told: sumOf(debts, ({ told }) => told),
  due: sumOf(debts, ({ due }) => due),
  mayBeUnapplied: sumOf(debts, ({ mayBeUnapplied }) => mayBeUnapplied),
});
