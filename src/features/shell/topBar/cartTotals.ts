import type { CartItem } from "@/contract/header";
import type { Money } from "@/contract/money";

/** Number and total price of the pieces. A cart has one currency; an empty one has no total. */
export function cartTotals(items: CartItem[]): { pieces: number; total: Money | undefined } {
  const [first] = items;
  return {
    pieces: items.reduce((sum, { quantity }) => sum + quantity, 0),
    total: first && {
      currency: first.unitPrice.currency,
      cents: items.reduce((sum, { quantity, unitPrice }) => sum + quantity * unitPrice.cents, 0),
    },
  };
}
