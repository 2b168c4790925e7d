import { denominations, type CashMovement } from "@/contract/pos/shifts";
import type { TicketPayment, Tip } from "@/contract/pos/tickets";
import type { Cents } from "@/contract/property";

interface DrawerOf {
  float: Cents;
  movements: readonly Pick<CashMovement, "kind" | "amount">[];
  /** Of its tickets and returns, those of other methods included: what was given back is below zero. */
  payments: readonly Pick<TicketPayment, "method" | "amount">[];
  tips: readonly Tip[];
}

/**
 * The cash that a drawer should have: float, cash sales less their change and refunds, cash tips, and what was put in or
 * taken out by hand. `amount` of a payment is without its change.
 */
export function expectedCash({ float, movements, payments, tips }: DrawerOf): Cents {
  const moved = movements.map(({ kind, amount }) => (kind === "in" ? amount : 0 - amount));
  const cash = [...payments, ...tips].filter(({ method }) => method === "cash").map(({ amount }) => amount);
  return [...moved, ...cash].reduce((sum, amount) => sum + amount, float);
}

/** The sum of counted notes and coins. */
export const countedCash = (pieces: Record<(typeof denominations)[number], number>): Cents =>
  denominations.reduce((sum, value) => sum + Number(value) * pieces[value], 0);
