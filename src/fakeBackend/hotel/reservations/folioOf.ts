import type { Charge } from "@/contract/folio";
import type { CivilDate } from "@/contract/property";
import { cancelsOfStay, extraTotal, nightLineId } from "@/domain/reservations/balance";

import type { Hotel } from "../Hotel";
import type { StoredReservation } from "../StoredReservation";

/**
 * The lines of the folio: each past night, the extras with the first night, and what is stored: fees, other charges and
 * corrections. Nights and extras are derived from the stay, so none can be lost or posted twice.
 */
export function folioOf(
  reservation: StoredReservation,
  hotel: Hotel,
  businessDate = hotel.property.businessDate,
): Charge[] {
  const { checkedInOn, charges } = reservation;
  const lines = checkedInOn === undefined ? [] : linesOfStay(reservation, checkedInOn, hotel, businessDate);
  return [...lines, ...charges.flatMap((charge) => (cancelsOfStay(charge) ? asOfLine(charge, lines) : charge))];
}

/** A correction cancels what its line has become; without the line there is nothing to cancel. */
function asOfLine(correction: Charge, lines: readonly Charge[]): Charge[] {
  const line = lines.find(({ id }) => id === correction.corrects);
  return line ? [{ ...correction, amount: 0 - line.amount, quantity: -(line.quantity ?? 1) }] : [];
}

function linesOfStay(
  reservation: StoredReservation,
  checkedInOn: CivilDate,
  hotel: Pick<Hotel, "product">,
  businessDate: CivilDate,
): Charge[] {
  const { id, checkedOutOn, nights, extras, adults, childrenAges } = reservation;
  const isOver = checkedOutOn !== undefined;
  const slept = nights.filter(({ date }) => isOver || date < businessDate);
  const rooms: Charge[] = slept.map(({ date, price }) => ({
    id: nightLineId(date),
    sourceRef: `room:${id}:${date}`,
    kind: "room",
    date,
    description: "Habitación",
    amount: price,
  }));
  if (slept.length === 0 && !isOver) return [];
  const lines: Charge[] = extras.flatMap(({ id: extraId, productId, quantity }) => {
    const product = hotel.product(productId);
    if (!product) return [];
    const amount = extraTotal(product, quantity, nights.length, adults + childrenAges.length);
    const sourceRef = `extra:${id}:${extraId}`;
    const { name, price, vat } = product;
    const count = price > 0 ? amount / price : quantity;
    return [
      { id: extraId, sourceRef, kind: "extra", date: checkedInOn, description: name, amount, quantity: count, vat },
    ];
  });
  return [...rooms, ...lines];
}
