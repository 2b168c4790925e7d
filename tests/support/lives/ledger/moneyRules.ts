import { accountWindows } from "@/contract/account/accountWindows";
import type { PaymentRow } from "@/contract/billing/payment";

import type { StayBooks } from "./books";
import { amountOf, debtOf, type Figures, figuresOf, isMoney, isOver, isWhole, ownWindows, toldOf } from "./figures";
import { type Keep, sumOf } from "./rules";
import { standingIn } from "./standing";

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
    const { billed, charged, asked, fromRooms, paid, deposits } = figures;
    const isBilled = billed - deposits === charged && (deposits === 0 || !isOver(books, figures));
    keep("charges are billed", isBilled, tell);
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
