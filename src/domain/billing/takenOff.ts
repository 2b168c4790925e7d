import type { Charge } from "@/contract/account/account";

/**
 * Finds the charge behind a line: a correction and an allowance by a corrective invoice belong to the charge that they
 * are for.
 */
export function rootsIn(charges: readonly Charge[]): (id: string) => string {
  const lines = new Map(charges.map((charge) => [charge.id, charge]));
  const rootOf = (id: string): string => {
    const { takesOff, corrects } = lines.get(id) ?? {};
    const root = takesOff ?? corrects;
    return root !== undefined && lines.has(root) ? rootOf(root) : id;
  };
  return rootOf;
}
