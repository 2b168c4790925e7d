import type { CartItem } from "@/contract/header";
import type { Money } from "@/contract/money";

/** How many pieces, and what they cost together; a cart has one currency, and an empty one has no total. */
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
