import type { Charge } from "@/contract/account/account";

/** A line of a folio, on the second day of the sample reservation unless told. */
export const sampleCharge = (id: string, kind: Charge["kind"], amount: number, more: Partial<Charge> = {}): Charge => ({
  id,
  sourceRef: id,
  kind,
  date: "2026-03-28",
  description: id,
  amount,
  ...more,
});

export const sumOf = (lines: readonly { amount: number }[]) => lines.reduce((sum, { amount }) => sum + amount, 0);

export const codesOf = (reasons: readonly { code: string }[]) => reasons.map(({ code }) => code);
