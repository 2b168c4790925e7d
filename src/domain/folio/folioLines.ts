import type { Charge } from "@/contract/account/account";
import type { WindowSums } from "@/contract/account/accountWindows";
import type { Cents, CivilDate, Product } from "@/contract/property";
import type { Reservation } from "@/contract/reservations/reservations";

import { placedLines, type Routing } from "../account/placing";
import { sumsOf, windowSums } from "../account/windows";
import { agreedProduct, cancelsOfStay, extraTotal, nightLineId } from "../reservations/balance";

export type LinedStay = Pick<
  Reservation,
  "id" | "state" | "arrival" | "nights" | "extras" | "adults" | "childrenAges" | "charges"
> &
  Partial<Pick<Reservation, "checkedInOn" | "checkedOutOn">>;

/** Each night and each extra as agreed, as a line, posted or not. An extra has the date of the first night. */
function stayLines(stay: LinedStay, products: readonly Product[]): Charge[] {
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
  const lines: Charge[] = extras.flatMap((extra) => {
    const product = agreedProduct(extra, products);
    if (!product) return [];
    const { id: extraId, quantity } = extra;
    const amount = extraTotal(product, extra, nights.length, adults + childrenAges.length);
    const sourceRef = `extra:${id}:${extraId}`;
    const { name, price, vat } = product;
    const count = price > 0 ? amount / price : quantity;
    const date = checkedInOn ?? arrival;
    return [{ id: extraId, sourceRef, kind: "extra", date, description: name, amount, quantity: count, vat }];
  });
  return [...rooms, ...lines];
}

/** Those of the stay that are posted: the nights that have passed, and the extras with the first of them. */
function postedLines(stay: LinedStay, products: readonly Product[], businessDate: CivilDate): Charge[] {
  if (stay.checkedInOn === undefined) return [];
  const isOver = stay.checkedOutOn !== undefined;
  const hasSlept = isOver || stay.nights.some(({ date }) => date < businessDate);
  return stayLines(stay, products).filter(({ kind, date }) =>
    kind === "room" ? isOver || date < businessDate : hasSlept,
  );
}

/** Lines of the stay with what is stored. A correction cancels what its line has become; without the line, nothing. */
const withStored = (lines: readonly Charge[], stored: readonly Charge[]): Charge[] => [
  ...lines,
  ...stored.flatMap((charge) => (cancelsOfStay(charge) ? asOfLine(charge, lines) : charge)),
];

function asOfLine(correction: Charge, lines: readonly Charge[]): Charge[] {
  const line = lines.find(({ id }) => id === correction.corrects);
  return line ? [{ ...correction, amount: 0 - line.amount, quantity: -(line.quantity ?? 1) }] : [];
}

type Summed = LinedStay & Routing & Pick<Reservation, "payments">;

/**
 * The posted lines of a folio: each past night, the extras with the first night, and what is stored: fees, other charges and
 * corrections. Nights and extras are derived from the stay, so none can be lost or posted twice.
 */
export const postedFolio = (
  stay: LinedStay & Routing,
  products: readonly Product[],
  businessDate: CivilDate,
): Charge[] => placedLines(withStored(postedLines(stay, products, businessDate), stay.charges), stay);

/** All lines of a stay in their windows, posted or not. */
export const wholeFolio = (stay: LinedStay & Routing, products: readonly Product[]): Charge[] =>
  placedLines(withStored(stayLines(stay, products), stay.charges), stay);

/** The sums of each window of a stay. `group` are the lines that its folio pays for others. */
export const folioSums = (stay: Summed, products: readonly Product[], group: readonly Charge[] = []): WindowSums[] =>
  windowSums([...wholeFolio(stay, products), ...group], stay);

/** Amount that the folio of a group pays instead of the member's; 0 outside of a group. */
export const handedOver = (stay: Summed, products: readonly Product[]): Cents =>
  stay.billing?.leader === undefined ? 0 : (sumsOf(folioSums(stay, products), "company").handedOver ?? 0);
