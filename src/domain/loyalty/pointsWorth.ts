import type { Cents } from "@/contract/property";

/** Points that an amount costs. They are whole: a part of one costs one. */
export const pointsFor = (amount: Cents, centsPerPoint: Cents): number => Math.ceil(amount / centsPerPoint);

/** The part of a whole that goes with further cents of what is paid: in any parts they come to the whole. */
export function partWith(whole: number, { paid, before, amount }: Record<"paid" | "before" | "amount", Cents>): number {
  const until = (cents: Cents) => Math.round((whole * cents) / paid);
  return until(before + amount) - until(before);
}
