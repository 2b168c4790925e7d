import type { ReservationExtra } from "@/contract/reservations/folio";
import { agreedNow } from "@/domain/reservations/balance";

import type { Random } from "../../core/random";
import type { SetUp } from "../setUp/SetUp";
import type { StaySketch } from "./StaySketch";

const none: ReservationExtra[] = [];

/** One or two extras for a quarter of the stays, of what is sold; day use is an extra itself. */
export function extrasDrawn(
  stay: StaySketch,
  childrenAges: number[],
  { products }: SetUp,
  random: Random,
): ReservationExtra[] {
  const drawn = productsDrawn(stay, childrenAges, random);
  const extras = drawn.flatMap((productId, index) => {
    const product = products.find(productId);
    return product?.isActive ? { id: `extra-${index + 1}`, productId, quantity: 1, agreed: agreedNow(product) } : [];
  });
  return extras.length > 0 ? extras : none;
}

function productsDrawn({ nights }: StaySketch, childrenAges: number[], { next, between, pick }: Random): string[] {
  if (nights === 0) return ["dayUse"];
  if (childrenAges.some((age) => age < 2) && next() < 0.8) return ["cot"];
  if (next() > 0.26) return [];
  const first = pick(["parking", "parking", "parking", "breakfast", "pet", "welcome", "transfer"]);
  return between(1, 6) === 1 ? [first, "lateCheckOut"] : [first];
}
