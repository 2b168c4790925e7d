import type { PolicySnapshot } from "@/contract/reservations/policies";
import type { Cents, Product } from "@/contract/property";
import type { NightPrice, Offer } from "@/contract/reservations/rates";
import type { Reason } from "@/contract/reservations/reservationReasons";
import type { Reservation } from "@/contract/reservations/reservations";
import { agreedProduct, extraTotal } from "@/domain/reservations/balance";

import { type BookingValues, extrasOf } from "@/shared/stay/record/bookingValues";

/** Price and conditions of the stay in the form. */
export interface BookingQuote {
  nights: NightPrice[];
  extras: { name: string; quantity: number; total: Cents }[];
  total: Cents;
  deposit: Cents;
  policies: PolicySnapshot;
  /** Why it cannot be sold. */
  reasons: Reason[];
}

/**
 * By the offer that is chosen; a stay that was agreed keeps its prices for as long as nothing of it is changed.
 * Undefined while nothing is chosen.
 */
export function bookingQuote(
  values: BookingValues,
  offers: Offer[],
  products: Product[],
  reservation?: Reservation,
): BookingQuote | undefined {
  const offer = offers.find((one) => one.roomTypeId === values.roomTypeId && one.ratePlanId === values.ratePlanId);
  const agreed = reservation && isSameStay(values, reservation) ? reservation : undefined;
  const source = agreed ?? offer;
  if (!source) return undefined;
  const people = values.adults + values.childrenAges.length;
  const extras = extrasOf(values).flatMap(({ productId, quantity }) => {
    const kept = reservation?.extras.find((extra) => extra.productId === productId);
    const product = agreedProduct(kept ?? { productId }, products);
    if (!product) return [];
    const total = extraTotal(product, quantity, source.nights.length, people);
    return [{ name: product.name, quantity, total }];
  });
  const room = source.nights.reduce((sum, { price }) => sum + price, 0);
  return {
    nights: source.nights,
    extras,
    total: extras.reduce((sum, { total }) => sum + total, room),
    deposit: source.deposit,
    policies: source.policies,
    reasons: agreed ? [] : (offer?.reasons ?? []),
  };
}

const isSameStay = (values: BookingValues, reservation: Reservation) =>
  values.arrival === reservation.arrival &&
  values.departure === reservation.departure &&
  values.adults === reservation.adults &&
  values.childrenAges.join() === reservation.childrenAges.join() &&
  values.roomTypeId === reservation.roomTypeId &&
  values.ratePlanId === reservation.ratePlanId;
