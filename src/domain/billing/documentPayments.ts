import { paymentMethods } from "@/contract/account/account";
import { type DocumentInput, documentLimits } from "@/contract/billing/billingDocument";
import type { BillingReason } from "@/contract/billing/billingReasons";
import type { ReceivableDraft } from "@/contract/billing/receivable";
import type { Cents, Property } from "@/contract/property";

import { type Fault, unless } from "../faults";
import { billingReason } from "./documentKinds";

interface PaymentTerms {
  /** All that the money is for: parts of it add up (Ley 7/2012 art. 7). */
  operation: Cents;
  /** The most that it may come to; an account keeps what is beyond its documents. */
  most?: Cents;
}

/** Faults of money that is taken for documents, outside of a folio. */
export function paymentFaults(
  { method, amount = 0, reference = "" }: Partial<Pick<DocumentInput, "method" | "amount" | "reference">>,
  { operation, most = Infinity }: PaymentTerms,
  { cashLimit: limit, currency }: Pick<Property, "cashLimit" | "currency">,
): Fault<BillingReason>[] {
  const isMethod =
    method !== undefined && paymentMethods.includes(method) && method !== "receivable" && method !== "room";
  const isOverCash = method === "cash" && limit > 0 && operation >= limit;
  const max = documentLimits.reference;
  return [
    ...unless(Number.isInteger(amount) && amount > 0, "amount", () => billingReason("PAYMENT_AMOUNT")),
    ...unless(amount <= most, "amount", () => billingReason("PAYMENT_OVER_OPEN", { amount: most, currency })),
    ...unless(isMethod, "method", () => billingReason("PAYMENT_METHOD")),
    ...unless(!isOverCash, "method", () => billingReason("PAYMENT_CASH", { amount: operation, limit, currency })),
    ...unless(reference.length <= max, "reference", () => billingReason("BILLING_TEXT_TOO_LONG", { max })),
  ];
}

interface Credit {
  account: Pick<ReceivableDraft, "customer" | "limit">;
  /** Of its documents so far. */
  balance: Cents;
  /** Of the invoice to be issued. */
  total: Cents;
  /** Money of its window that no document has. */
  free: Cents;
}

/** Why an account on credit does not get an invoice: 0 is no limit, and what is paid already is no credit. */
export function againstCredit({ account, balance, total, free }: Credit, currency: string): BillingReason[] {
  const { limit, customer } = account;
  const credit = Math.max(0, total - Math.max(0, free));
  const amount = balance + credit;
  return limit === 0 || credit === 0 || amount <= limit
    ? []
    : [billingReason("CREDIT_LIMIT", { account: customer.name, amount, limit, currency })];
}
