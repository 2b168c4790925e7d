import type { Charge } from "@/contract/reservations/folio";
import type { CivilDate, Product } from "@/contract/property";
import type { Reservation } from "@/contract/reservations/reservations";

import { cancelsOfStay, extraTotal, nightLineId } from "../reservations/balance";

export type LinedStay = Pick<
  Reservation,
  "id" | "state" | "arrival" | "nights" | "extras" | "adults" | "childrenAges" | "charges"
> &
  Partial<Pick<Reservation, "checkedInOn" | "checkedOutOn">>;

/** What is agreed, each night and each extra as a line, posted or not. An extra has the date of the first night. */
export function stayLines(stay: LinedStay, products: readonly Product[]): Charge[] {
  const { id, state, checkedInOn, arrival, nights, extras, adults, childrenAges } = stay;
  if (state === "cancelled" || state === "noShow") return [];
  const rooms: Charge[] = nights.map(({ date, price }) => ({
    id: nightLineId(date),
    sourceRef: `room:${id}:${date}`,
    kind: "room",
    date,
    description: "Habitación",
    amount: price,
  }));
  const lines: Charge[] = extras.flatMap(({ id: extraId, productId, quantity }) => {
    const product = products.find((one) => one.id === productId);
    if (!product) return [];
    const amount = extraTotal(product, quantity, nights.length, adults + childrenAges.length);
    const sourceRef = `extra:${id}:${extraId}`;
    const { name, price, vat } = product;
    const count = price > 0 ? amount / price : quantity;
    const date = checkedInOn ?? arrival;
    return [{ id: extraId, sourceRef, kind: "extra", date, description: name, amount, quantity: count, vat }];
  });
  return [...rooms, ...lines];
}

/** Those of the stay that are posted: the nights that have passed, and the extras with the first of them. */
export function postedLines(stay: LinedStay, products: readonly Product[], businessDate: CivilDate): Charge[] {
  if (stay.checkedInOn === undefined) return [];
  const isOver = stay.checkedOutOn !== undefined;
  const hasSlept = isOver || stay.nights.some(({ date }) => date < businessDate);
  return stayLines(stay, products).filter(({ kind, date }) =>
    kind === "room" ? isOver || date < businessDate : hasSlept,
  );
}

/** Lines of the stay with what is stored. A correction cancels what its line has become; without the line, nothing. */
export const withStored = (lines: readonly Charge[], stored: readonly Charge[]): Charge[] => [
  ...lines,
  ...stored.flatMap((charge) => (cancelsOfStay(charge) ? asOfLine(charge, lines) : charge)),
];

function asOfLine(correction: Charge, lines: readonly Charge[]): Charge[] {
  const line = lines.find(({ id }) => id === correction.corrects);
  return line ? [{ ...correction, amount: 0 - line.amount, quantity: -(line.quantity ?? 1) }] : [];
}
