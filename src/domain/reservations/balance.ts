import type { Charge, Payment, ReservationExtra } from "@/contract/folio";
import type { Cents, Product } from "@/contract/property";
import type { Reservation } from "@/contract/reservations";

import { checkedPrice } from "../rates/prices";

export type Billed = Pick<Reservation, "state" | "nights" | "adults" | "childrenAges" | "charges"> & {
  extras: readonly Pick<ReservationExtra, "productId" | "quantity">[];
};

/**
 * Cents of an extra: price × quantity × what it is counted by. Day use has no nights to count. Throws a RangeError for a
 * negative price.
 */
export function extraTotal(
  { per, price }: Pick<Product, "per" | "price">,
  quantity: number,
  nights: number,
  people: number,
): Cents {
  const counted = { stay: 1, night: nights, person: people, personNight: nights * people };
  return checkedPrice(price) * quantity * counted[per];
}

/** Agreed price of room and extras, in cents; an extra whose product no longer exists costs nothing. */
export function agreedTotal(
  { nights, extras, adults, childrenAges }: Omit<Billed, "state" | "charges">,
  products: readonly Product[],
): Cents {
  const room = nights.reduce((sum, { price }) => sum + price, 0);
  const people = adults + childrenAges.length;
  return extras.reduce((sum, { productId, quantity }) => {
    const product = products.find(({ id }) => id === productId);
    return sum + (product ? extraTotal(product, quantity, nights.length, people) : 0);
  }, room);
}

/**
 * What the stay costs, in cents, posted or not: the agreed price while the reservation is valid, and always the folio's
 * fees and corrections. Folio lines for room and extras post the agreed price and add nothing.
 */
export function totalOf(reservation: Billed, products: readonly Product[]): Cents {
  const { state, charges } = reservation;
  const isOff = state === "cancelled" || state === "noShow";
  const onTop = charges.filter(({ kind }: Charge) => kind === "fee" || kind === "correction");
  return onTop.reduce((sum, { amount }) => sum + amount, isOff ? 0 : agreedTotal(reservation, products));
}

export const paidTotal = (payments: readonly Payment[]): Cents => payments.reduce((sum, { amount }) => sum + amount, 0);

/** Negative if the property owes the guest. */
export const balanceOf = (total: Cents, payments: readonly Payment[]): Cents => total - paidTotal(payments);
