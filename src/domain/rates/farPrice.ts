import type { Cents } from "@/contract/property";
import type { RateLineChange } from "@/contract/reservations/rateCalendar";

import { nightIn, type RateBooks } from "./rateBooks";

/** A price so many times the plan's, or so small a part of it, is a slip of the hand, most of the time. */
const FAR = 3;

export interface FarPrice {
  isHigh: boolean;
  /** The plan's price that is nearest to it, in cents. */
  planned: Cents;
}

/** Undefined for a price that may well be meant, and without a price or a plan's prices. */
export function farFrom(planned: readonly Cents[], price: Cents | undefined): FarPrice | undefined {
  if (price === undefined || planned.length === 0) return undefined;
  const [cheapest, dearest] = [Math.min(...planned), Math.max(...planned)];
  if (dearest > 0 && price > FAR * dearest) return { isHigh: true, planned: dearest };
  return FAR * price < cheapest ? { isHigh: false, planned: cheapest } : undefined;
}

/**
 * The first changed price that is far from what its plan says of the night: a price by hand that was a slip is mended without
 * a question.
 */
export function farChange(changes: readonly RateLineChange[], books: RateBooks) {
  for (const { field, nights, ...line } of changes) {
    for (const { date, after } of field === "price" ? nights : []) {
      const planned = typeof after === "number" ? nightIn(books, line, date, {}) : undefined;
      const far = planned && typeof after === "number" ? farFrom([planned.price], after) : undefined;
      if (far && typeof after === "number") return { ...far, price: after, date };
    }
  }
  return undefined;
}
