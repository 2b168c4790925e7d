import type { Charge } from "@/contract/account/account";

/** Whether it corrects a charge, or is an allowance by a corrective invoice. */
export const isTied = ({ corrects, takesOff }: Charge): boolean => (corrects ?? takesOff) !== undefined;

/**
 * Finds the charge behind a line: a correction, an allowance by a corrective invoice and a part that was moved belong to the
 * charge that they are for.
 */
export function rootsIn(charges: readonly Charge[]): (id: string) => string {
  const lines = new Map(charges.map((charge) => [charge.id, charge]));
  const rootOf = (id: string): string => {
    const { takesOff, corrects, splits } = lines.get(id) ?? {};
    const root = takesOff ?? corrects ?? splits;
    return root !== undefined && lines.has(root) ? rootOf(root) : id;
  };
  return rootOf;
}
