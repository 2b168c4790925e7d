import type { Charge } from "@/contract/account/account";
import type { AccountWindow } from "@/contract/account/accountWindows";
import type { DocumentLine } from "@/contract/billing/documentLine";
import type { Cents, CivilDate } from "@/contract/property";

import { placeOf, windowOf } from "../account/windows";
import { type BillableAccount, billedCharges, keyOf } from "./billable";
import { validInvoices } from "./billed";
import { rootsIn } from "./takenOff";

/** A part of a charge that a corrective invoice took back. */
export interface TakenOff {
  charge: Charge;
  amount: Cents;
}

/**
 * The charges of the account that a corrective invoice has shortened, each by what would be billed again without it; what
 * the account had taken back before is not taken off it twice. `differences` are those of the invoice, which is one of the
 * documents of the `account`. A deposit and its deduction are no charges, and a charge that was moved since is another
 * window's.
 */
export function correctedCharges(
  differences: readonly DocumentLine[],
  window: AccountWindow,
  account: BillableAccount,
): TakenOff[] {
  const { own, billed } = billedCharges(account, validInvoices(account.documents));
  const rootOf = rootsIn(account.charges);
  const changes = new Map<string, Cents>();
  for (const line of differences) {
    const key = keyOf(window, { ...line, sourceId: rootOf(line.sourceId ?? "") });
    changes.set(key, (changes.get(key) ?? 0) + line.amount);
  }
  return own.flatMap(({ charge, line }) => {
    const key = keyOf(windowOf(charge), line);
    const change = changes.get(key) ?? 0;
    const back = (billed.get(key)?.amount ?? 0) - line.amount;
    const amount = change < 0 ? Math.max(change, Math.min(0, back)) : Math.min(change, Math.max(0, back));
    return amount === 0 ? [] : [{ charge, amount }];
  });
}

/** The lines by which an account follows a corrective invoice: an allowance, unless an allowance is taken back. */
export const linesOfCorrection = (
  corrected: readonly TakenOff[],
  { id, number }: { id: string; number: string },
  reason: string,
  date: CivilDate,
): Charge[] =>
  corrected.map(({ charge, amount }) => ({
    id: `document:${id}:${charge.id}`,
    sourceRef: `document:${id}:${charge.id}`,
    kind: amount < 0 ? "allowance" : "correction",
    date,
    description: `Rectificativa ${number}`,
    amount,
    vat: charge.vat,
    takesOff: charge.id,
    documentId: id,
    reason: reason.trim(),
    ...placeOf(charge.window),
  }));
