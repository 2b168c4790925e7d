import type { Payment, PaymentMethod } from "@/contract/account/account";
import type { AllowInput, RefundInput } from "@/contract/account/accountActs";
import type { WindowSums } from "@/contract/account/accountWindows";
import type { Cents } from "@/contract/property";
import type { Reason } from "@/contract/reservations/reservationReasons";

import { givenIn, paidTotal } from "./balance";
import { accountReason, type RuledAccount } from "./ruledAccount";
import { leftFor } from "./ratesLeft";
import { inWindow, sumsOf } from "./windows";

/** The amounts open in a window at a moment. */
interface Open extends Pick<WindowSums, "total" | "balance"> {
  /** Of what was paid there, what can go back by the method of the act. */
  refundable: Cents;
  /** The part of it that the account of a company has paid by that method, of a stay that is not over. */
  ofAccounts: Cents;
  /** The debt that accounts receivable have taken over, where it does not go back itself. */
  credit: Cents;
  /** Its limit is what is owed back: in house and after the stay. Before, a deposit may go back whole. */
  isSettling: boolean;
}

interface Limit {
  /** In cents; below zero is none. */
  most: (open: Open) => Cents;
  /** The sentence beside the amount. */
  code:
    | "AMOUNT_OVER_BALANCE"
    | "HANDED_OVER_BALANCE"
    | "REFUND_OVER_PAID"
    | "ALLOWANCE_OVER_TOTAL"
    | "REDEEM_OVER_BALANCE";
}

export type Limited = "pay" | "handOver" | "refund" | "allow" | "redeem";

/** How much each act may be about at most: what is open in its window at that moment, posted or not. */
const limits: Record<Limited, Limit> = {
  // a bill is paid once
  pay: { most: ({ balance }) => balance, code: "AMOUNT_OVER_BALANCE" },
  // another room or an account takes over a debt, and there is none beyond the balance: not as a deposit, either
  handOver: { most: ({ balance }) => balance, code: "HANDED_OVER_BALANCE" },
  // money goes back to where it came from; in house and after the stay only what is in the guest's favour
  refund: {
    most: ({ refundable, ofAccounts: due, balance, credit, isSettling }) =>
      isSettling ? Math.min(refundable, Math.max(due, -balance - credit)) : refundable,
    code: "REFUND_OVER_PAID",
  },
  // an allowance takes off at most what the bill still comes to; of a bill that is paid, that is given back in money
  allow: { most: ({ total }) => total, code: "ALLOWANCE_OVER_TOTAL" },
  // points pay what is still owed; beyond that they would be paid out in money
  redeem: { most: ({ balance }) => balance, code: "REDEEM_OVER_BALANCE" },
};

/** Why an amount is too much; empty when it is not. One at a rate of VAT is at most about what that has left, too. */
export function overLimit(
  limited: Limited,
  { method = "cash", amount = 0, window, vat }: Partial<RefundInput> & Pick<AllowInput, "vat">,
  { charges, upcoming = [], windows, payments, currency, closed, isInHouse = false }: RuledAccount,
): Reason[] {
  const sums = sumsOf(windows, window);
  // an account gives back a debt of a stay that is not over
  const isSettling = closed !== undefined || (isInHouse && method !== "receivable");
  const here = inWindow(payments, sums.window);
  const credit = method === "receivable" ? 0 : paidTotal(here) - givenIn(here);
  const refundable = refundableBy(method, here);
  const open = limits[limited].most({
    ...sums,
    refundable,
    ofAccounts: isInHouse ? ofAccounts(method, here) : 0,
    credit,
    isSettling,
  });
  const lines = inWindow([...charges, ...upcoming], sums.window);
  const atRate = vat === undefined ? open : leftFor({ vat }, lines);
  const most = Math.max(0, Math.min(open, atRate));
  return amount <= most ? [] : [accountReason(limits[limited].code, { amount: most, currency })];
}

/** Whether cash may pay no part of an operation (Ley 7/2012 art. 7); 0 is no limit. */
export const reachesCashLimit = (operation: Cents, limit: Cents): boolean => limit > 0 && operation >= limit;

/**
 * Why nothing of an operation may be paid in cash, nor paid back. The operation is all that the window comes to, or what is
 * `paid` for it with the amount, where that is more: parts of it add up, and so does what went back before.
 */
export function overCash(
  code: "CASH_LIMIT" | "CASH_REFUND_LIMIT",
  paid: Cents,
  { window, total }: WindowSums,
  { cashLimits, currency }: RuledAccount,
): Reason[] {
  const limit = cashLimits?.[window] ?? 0;
  const operation = Math.max(total, paid);
  return reachesCashLimit(operation, limit) ? [accountReason(code, { amount: operation, limit, currency })] : [];
}

/**
 * Whose money it is. What an agency's card, an account or another room has paid is not the guest's; by which of their own
 * means guests get their money back is theirs to say.
 */
const payerOf = (method: PaymentMethod) =>
  method === "agency" || method === "receivable" || method === "room" ? method : "guest";

/** The part of a window's payments that can go back by a method. A payment by another room goes back by a correction. */
export const refundableBy = (method: PaymentMethod, payments: readonly Payment[]): Cents =>
  method === "room" || method === "points"
    ? 0
    : paidTotal(payments.filter((payment) => payerOf(payment.method) === payerOf(method)));

/** A payment of an account at a folio goes back there, before the account can void it: also where the bill is not paid then. */
function ofAccounts(method: PaymentMethod, payments: readonly Payment[]): Cents {
  const its = payments.filter((one) => one.method === method && (one.partOf !== undefined || one.kind === "refund"));
  return Math.max(0, paidTotal(its));
}

const nothingBack = { refundable: 0, ofAccounts: 0, credit: 0, isSettling: false };

/** The most that points can pay of an account: in one of its windows. */
export const redeemableIn = (windows: readonly WindowSums[]): Cents =>
  windows.reduce((most, sums) => Math.max(most, limits.redeem.most({ ...sums, ...nothingBack })), 0);

/** In which window an allowance of an amount has its place: the guest's, unless only the company's has so much open. */
export const allowanceWindow = (windows: readonly WindowSums[], amount: Cents, points?: number) =>
  windows.find((sums) => {
    const limit = points === undefined ? limits.allow : limits.redeem;
    return limit.most({ ...sums, ...nothingBack }) >= amount;
  })?.window;
