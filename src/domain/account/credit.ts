import type { Payment } from "@/contract/account/account";
import type { Cents } from "@/contract/property";

import { paidTotal } from "./balance";
import { placeOf } from "./windows";

/** The part of a debt with accounts receivable that a payment has paid. */
export const creditPaidBy = ({ id }: Pick<Payment, "id">, payments: readonly Payment[]): Cents =>
  0 - paidTotal(payments.filter(({ paidBy }) => paidBy === id));

/** A debt leaves accounts receivable, since a payment has paid it. */
export const creditLeaves = ({ id, at, date, window }: Payment, amount: Cents): Payment => ({
  id: `credit:${id}`,
  method: "receivable",
  kind: "correction",
  paidBy: id,
  amount: 0 - amount,
  at,
  date,
  ...placeOf(window),
});

/** The debt is with accounts receivable again, since its payment was taken back. `line` has taken it back. */
export function creditReturns(payment: Payment, line: Payment, payments: readonly Payment[]): Payment[] {
  const amount = creditPaidBy(payment, payments);
  const { partOf: _, takesBack: __, documentId: ___, ...back } = line;
  return amount === 0 ? [] : [{ ...back, id: `credit:${line.id}`, method: "receivable", paidBy: payment.id, amount }];
}
