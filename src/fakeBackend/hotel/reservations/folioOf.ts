import type { Charge } from "@/contract/folio";
import { extraTotal } from "@/domain/reservations/balance";

import type { Hotel } from "../Hotel";
import type { StoredReservation } from "../StoredReservation";

/**
 * The lines of the folio: each past night, the extras with the first night, and the stored fees and corrections. Every
 * line is derived from the stay, so none can be lost or posted twice.
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
