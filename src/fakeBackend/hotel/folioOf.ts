import type { Charge } from "@/contract/folio";
import { extraTotal } from "@/domain/balance";

import type { Hotel } from "./Hotel";
import type { StoredReservation } from "./StoredReservation";

/**
 * The lines of the folio: each night once it has been slept, the extras with the first of them, and what is stored,
 * fees and corrections. Nothing can be lost or posted twice, since every line follows from the stay.
 */
export function folioOf(reservation: StoredReservation, hotel: Hotel): Charge[] {
  const { id, checkedInOn, checkedOutOn, nights, extras, adults, childrenAges, charges } = reservation;
  if (checkedInOn === undefined) return charges;
  const isOver = checkedOutOn !== undefined;
  const slept = nights.filter(({ date }) => isOver || date < hotel.property.businessDate);
  const rooms: Charge[] = slept.map(({ date, price }) => ({
    id: `room-${date}`,
    sourceRef: `room:${id}:${date}`,
    kind: "room",
    date,
    description: "Habitación",
    amount: price,
  }));
  if (slept.length === 0 && !isOver) return charges;
  const lines: Charge[] = extras.flatMap(({ id: extraId, productId, quantity }) => {
    const product = hotel.product(productId);
    if (!product) return [];
    const amount = extraTotal(product, quantity, nights.length, adults + childrenAges.length);
    const sourceRef = `extra:${id}:${extraId}`;
    return [{ id: extraId, sourceRef, kind: "extra", date: checkedInOn, description: product.name, amount }];
  });
  return [...rooms, ...lines, ...charges];
}
