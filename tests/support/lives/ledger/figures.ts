import { type AccountWindow, accountWindows } from "@/contract/account/accountWindows";
import type { PaymentMethod } from "@/contract/account/account";
import type { BillingDocument } from "@/contract/billing/billingDocument";
import type { DocumentLine } from "@/contract/billing/documentLine";
import type { Cents } from "@/contract/property";

import type { StayBooks } from "./books";
import { sumOf } from "./rules";
import { standingIn, totalOf } from "./standing";

/** A debt that is handed over is no money; another room owes what it has paid for this one. */
export const isMoney = ({ method }: { method: PaymentMethod }) => method !== "receivable" && method !== "room";

const windowOf = ({ window = "guest" }: { window?: AccountWindow }) => window;
export const amountOf = ({ amount }: { amount: Cents }) => amount;
const over = new Set(["checkedOut", "cancelled", "noShow"]);

/** Nothing is left to bill, and nothing to take back from what is billed. */
export const isWhole = ({ billing }: StayBooks) =>
  billing.windows.every(
    ({ total, corrections, reasons }) =>
      total === 0 && corrections === 0 && reasons.some(({ code }) => code === "DOCUMENT_EMPTY"),
  );

/** The windows that the folio of this stay pays: a member's second one is the leader's. */
export const ownWindows = ({ stay }: StayBooks) =>
  accountWindows.filter((window) => window === "guest" || stay.billing?.leader === undefined);

/** Of a document of an account on credit: what was paid for it too much, and is not the guest's. */
export const beyondOf = ({ accountId, open, owedBack = 0 }: BillingDocument): Cents =>
  accountId === undefined ? 0 : Math.max(-open, 0) - owedBack;

/** What a window has of each thing. */
export function figuresOf(books: StayBooks, window: AccountWindow) {
  const { stay } = books;
  const charges = stay.charges.filter((one) => windowOf(one) === window);
  const ofFolio = stay.payments.filter((one) => windowOf(one) === window);
  const key = ({ id, amount }: { id: string; amount: Cents }) => `${id} ${amount}`;
  const atFolio = new Set(stay.payments.map(key));
  // of a window that is closed again, documents and money are the guest's
  const documents = books.documents.filter((one) => (stay.billing ? one.window : "guest") === window);
  const standing = standingIn(documents);
  // a document lists what was paid at the folio, too, and one that was exchanged what is paid for the other
  const atDocuments = new Map(
    documents.flatMap((document) => document.payments.map((payment) => [key(payment), payment] as const)),
  );
  const beyondFolio = [...atDocuments.values()].filter((one) => isMoney(one) && !atFolio.has(key(one)));
  const paymentIds = new Set(stay.payments.map(({ id }) => id));
  const isOfDeposit = ({ sourceId = "", deducts }: DocumentLine) => deducts !== undefined || paymentIds.has(sourceId);
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
    /** The part of it that bills money on account, and that no document has deducted yet. */
    deposits: sumOf(
      standing.flatMap(({ parts }) => parts).flatMap(({ lines }) => lines.filter(isOfDeposit)),
      amountOf,
    ),
    paid: sumOf(ofFolio, amountOf),
    takings: sumOf(ofFolio.filter(isMoney), amountOf) + sumOf(beyondFolio, amountOf),
    byRooms: sumOf(
      ofFolio.filter(({ method }) => method === "room"),
      amountOf,
    ),
    asked: sumOf(standing, ({ document }) => document.open),
    owed: sumOf(standing, ({ document }) => Math.max(document.open, 0)),
    owedBack: sumOf(documents, ({ owedBack = 0 }) => owedBack),
    /** What accounts on credit have as unapplied money: paid beyond what their documents come to by now. */
    beyond: sumOf(documents, beyondOf),
  };
}

/** Nothing is to be charged any more: a leader who has left may pay for members' nights to come. */
export const isOver = ({ stay }: StayBooks, { sums, charged, fromRooms }: Figures) =>
  over.has(stay.state) && (stay.group === undefined || (sums?.total ?? 0) === charged + fromRooms);
export type Figures = ReturnType<typeof figuresOf>;

/** What the customer still owes of all that is billed and of what other rooms have charged; below zero what is too much. */
export const debtOf = ({ billed, fromRooms, takings, byRooms }: Figures) => billed + fromRooms - takings - byRooms;

export const toldOf = ({ stay }: StayBooks, window: AccountWindow, { documents, ...figures }: Figures) =>
  `${stay.id} ${window} ${JSON.stringify({ state: stay.state, ...figures })} ${JSON.stringify(
    documents.map(({ number, total, paid, open, owedBack, state }) => ({ number, total, paid, open, owedBack, state })),
  )}`;
