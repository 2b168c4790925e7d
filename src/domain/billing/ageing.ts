import type { BillingDocument } from "@/contract/billing/billingDocument";
import type { AgeingColumn } from "@/contract/billing/receivable";
import type { Cents, CivilDate } from "@/contract/property";

import { dayNumber } from "../civilDate";

export function ageingColumn(dueOn: CivilDate, businessDate: CivilDate): AgeingColumn {
  const late = dayNumber(businessDate) - dayNumber(dueOn);
  if (late <= 0) return "current";
  if (late <= 30) return "to30";
  if (late <= 60) return "to60";
  return late <= 90 ? "to90" : "over90";
}

/** The open part of an account's documents by how late it is. One without a due date is due on the day of its issue. */
export function ageingOf(
  documents: readonly (Pick<BillingDocument, "dueOn" | "issuedOn"> & { open: Cents })[],
  businessDate: CivilDate,
): Record<AgeingColumn, Cents> {
  const sums: Record<AgeingColumn, Cents> = { current: 0, to30: 0, to60: 0, to90: 0, over90: 0 };
  for (const { dueOn, issuedOn, open } of documents) sums[ageingColumn(dueOn ?? issuedOn, businessDate)] += open;
  return sums;
}

/** A payment over many documents: the ones due first are paid first. What is beyond them all stays unapplied. */
export function spread<Due extends Pick<BillingDocument, "id" | "dueOn" | "issuedOn"> & { open: Cents }>(
  amount: Cents,
  documents: readonly Due[],
): { shares: { id: string; amount: Cents }[]; unapplied: Cents } {
  const due = ({ dueOn, issuedOn }: Due) => dueOn ?? issuedOn;
  let left = amount;
  const shares: { id: string; amount: Cents }[] = [];
  for (const { id, open } of documents.toSorted((one, other) => due(one).localeCompare(due(other)))) {
    const share = Math.min(left, open);
    if (share <= 0) continue;
    shares.push({ id, amount: share });
    left -= share;
  }
  return { shares, unapplied: left };
}
