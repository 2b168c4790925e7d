import type { Charge } from "@/contract/account/account";

/** Finds the charge of a line: of its correction, and of what a corrective invoice took off it. */
export function rootsIn(charges: readonly Charge[]): (id: string) => string {
  const lines = new Map(charges.map((charge) => [charge.id, charge]));
  const rootOf = (id: string): string => {
    const { takesOff, corrects } = lines.get(id) ?? {};
    const root = takesOff ?? corrects;
    return root !== undefined && lines.has(root) ? rootOf(root) : id;
  };
  return rootOf;
}
