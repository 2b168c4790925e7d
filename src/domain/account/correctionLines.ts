import type { Charge } from "@/contract/account/account";
import type { CivilDate } from "@/contract/property";

/** The lines of the act that has posted a line: of an allowance, those of all its rates. */
export function linesOfAct({ id, shareOf }: Pick<Charge, "id" | "shareOf">, charges: readonly Charge[]): Charge[] {
  const first = shareOf ?? id;
  return charges.filter((line) => line.id === first || line.shareOf === first);
}

/** Those that are not corrected yet: a correction of any of them corrects them all. */
export function standingInAct(line: Pick<Charge, "id" | "shareOf">, charges: readonly Charge[]): Charge[] {
  const corrected = new Set(charges.map(({ corrects }) => corrects));
  return linesOfAct(line, charges).filter(({ id }) => !corrected.has(id));
}

/** Corrections of lines, and of what corrective invoices took off them or off their parts. */
export function correctionsOf(
  lines: readonly Charge[],
  charges: readonly Charge[],
  reason: string,
  date: CivilDate,
): Charge[] {
  const own = new Set(lines.map(({ id }) => id));
  const cancelled = new Set(charges.map(({ corrects }) => corrects));
  const ids = new Set(charges.flatMap(({ id, splits = "" }) => (own.has(id) || own.has(splits) ? id : [])));
  const off = charges.filter(({ id, takesOff = "" }) => ids.has(takesOff) && !own.has(id) && !cancelled.has(id));
  return [...lines, ...off].map((line) => {
    const correction = correctionFor(line, reason);
    return { id: correction.sourceRef, date, ...correction };
  });
}

/** The line with the opposite sign, in the words and with the VAT of what it cancels. */
function correctionFor(line: Charge, reason: string): Omit<Charge, "id" | "date"> {
  const { id, sourceRef, description, quantity = 1, amount, vat } = line;
  return {
    sourceRef: `correction:${sourceRef}`,
    kind: line.kind === "transfer" ? "transfer" : "correction",
    description,
    quantity: -quantity,
    amount: 0 - amount, // without the sign of a zero
    vat,
    corrects: id,
    ...(line.stay && { stay: line.stay }),
    reason: reason.trim(),
  };
}
