import type { ReservationExtra } from "@/contract/reservations/folio";
import type { Cents, Product } from "@/contract/property";
import { agreedNow } from "@/domain/reservations/balance";

import type { StoredReservation } from "./StoredReservation";

/** An earlier release kept no terms of an extra, or its price alone. */
type KeptExtra = ReservationExtra & { price?: Cents };

/** The reservation with the terms of its extras: those that it was kept without are the product's of now. */
export function withAgreedExtras(kept: StoredReservation, products: readonly Product[]): StoredReservation {
  if (kept.extras.every(({ agreed }) => agreed)) return kept;
  const extras = kept.extras.map(({ price, ...extra }: KeptExtra): ReservationExtra => {
    const product = products.find(({ id }) => id === extra.productId);
    if (extra.agreed || !product) return extra;
    return { ...extra, agreed: agreedNow({ ...product, price: price ?? product.price }) };
  });
  return { ...kept, extras };
}
