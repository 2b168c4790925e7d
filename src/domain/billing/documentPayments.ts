import { paymentMethods } from "@/contract/account/account";
import { type DocumentInput, documentLimits } from "@/contract/billing/billingDocument";
import type { BillingReason } from "@/contract/billing/billingReasons";
import type { Cents, Property } from "@/contract/property";

import { holdsCardNumber } from "../account/cardNumber";
import { reachesCashLimit } from "../account/limits";
import { accountReason } from "../account/ruledAccount";
import { takesMoney } from "../account/takesMoney";
import { type Fault, unless } from "../faults";
import { billingReason } from "./documentKinds";

/** The sum that the law on cash counts together, however it is billed, shared out or paid. */
export interface Operation {
  operation: Cents;
  /** 0 for no limit. */
  cashLimit: Cents;
}

/** The first operation that cash may pay no part of. Each is held to the limit by itself. */
export const overCash = (operations: readonly Operation[]): Operation | undefined =>
  operations.find(({ operation, cashLimit }) => reachesCashLimit(operation, cashLimit));

interface PaymentTerms {
  operations: readonly Operation[];
  /** The most that it may come to; an account keeps what is beyond its documents. */
  most?: Cents;
  /** The reason against more than `most`. */
  over?: "PAYMENT_OVER_OPEN" | "REFUND_OVER_OWED";
}

export function paymentFaults(
  { method, amount = 0, reference = "" }: Partial<Pick<DocumentInput, "method" | "amount" | "reference">>,
  { operations, most = Infinity, over: tooMuch = "PAYMENT_OVER_OPEN" }: PaymentTerms,
  currency: Property["currency"],
): Fault<BillingReason>[] {
  const isMethod = method !== undefined && paymentMethods.includes(method) && takesMoney(method);
  const over = method === "cash" ? overCash(operations) : undefined;
  const max = documentLimits.reference;
  const isRefund = tooMuch === "REFUND_OVER_OWED";
  return [
    ...unless(Number.isInteger(amount) && amount > 0, "amount", () => billingReason("PAYMENT_AMOUNT")),
    ...unless(amount <= most, "amount", () => billingReason(tooMuch, { amount: most, currency })),
    ...unless(isMethod, "method", () => billingReason("PAYMENT_METHOD")),
    ...(over ? [{ field: "method", reason: againstCash(over, currency, isRefund) }] : []),
    ...unless(!holdsCardNumber(reference), "reference", () => accountReason("CARD_NUMBER")),
    ...unless(reference.length <= max, "reference", () => billingReason("BILLING_TEXT_TOO_LONG", { max })),
  ];
}

export const againstCash = (
  { operation: amount, cashLimit: limit }: Operation,
  currency: string,
  isRefund = false,
): BillingReason => {
  const values = { amount, limit, currency };
  return isRefund ? accountReason("CASH_REFUND_LIMIT", values) : billingReason("PAYMENT_CASH", values);
};

interface Credit {
  account: string;
  /** null for no limit. */
  limit: Cents | null;
  /** All that it owes or is going to owe, without the invoice that is to be issued. */
  balance: Cents;
  /** The total of the invoice that is to be issued. */
  total: Cents;
  /** Money of its window that no document has. */
  free: Cents;
}

/** Why an account on credit does not get an invoice. What is paid already is no credit. */
export function againstCredit({ account, limit, balance, total, free }: Credit, currency: string): BillingReason[] {
  const credit = Math.max(0, total - Math.max(0, free));
  const amount = balance + credit;
  return limit === null || credit === 0 || amount <= limit
    ? []
    : [billingReason("CREDIT_LIMIT", { account, amount, limit, currency })];
}
