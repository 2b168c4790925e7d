import type { ReservationExtra } from "@/contract/reservations/folio";

import type { Random } from "../../core/random";
import type { SetUp } from "../setUp/SetUp";
import type { StaySketch } from "./StaySketch";

const none: ReservationExtra[] = [];

/** One or two extras for a quarter of the stays; day use is an extra itself. */
export function extrasDrawn(
  { nights }: StaySketch,
  childrenAges: number[],
  { products }: SetUp,
  { next, between, pick }: Random,
) {
  const extra = (number: number, productId: string): ReservationExtra => ({
    id: `extra-${number}`,
    productId,
    quantity: 1,
    price: products.find(productId)?.price,
  });
  if (nights === 0) return [extra(1, "dayUse")];
  if (childrenAges.some((age) => age < 2) && next() < 0.8) return [extra(1, "cot")];
  if (next() > 0.26) return none;
  const first = extra(1, pick(["parking", "parking", "parking", "breakfast", "pet", "welcome", "transfer"]));
  return between(1, 6) === 1 ? [first, extra(2, "lateCheckOut")] : [first];
}
