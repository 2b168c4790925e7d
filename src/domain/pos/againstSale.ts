import type { PosReason } from "@/contract/pos/posReasons";
import type { Sale, TillArticle, TillData } from "@/contract/pos/till";
import { type Discount, type TicketLine, ticketLimits } from "@/contract/pos/tickets";
import { articleLimits } from "@/contract/pos/articleLimits";
import type { CurrencyCode } from "@/contract/formats";
import type { Cents } from "@/contract/property";

import { posReason } from "./posReason";
import { amountOfLine, discounted, grossOfLine, sumOf, ticketAmounts } from "./ticketAmounts";

type Terms = Pick<TillData, "simplifiedLimit" | "cashLimit"> & { currency: CurrencyCode };

const GRAMS = 1000;

/** Why an article may not be added to a ticket. */
export const againstArticle = ({ name, isUndeclared }: TillArticle): PosReason[] =>
  isUndeclared ? [posReason("ALLERGENS_UNDECLARED", { article: name })] : [];

const isAmount = (amount: number): boolean => Number.isInteger(amount) && amount >= 0;

/** Why a discount cannot be given off an amount. One without effect asks for no reason. */
export function againstDiscount(discount: Discount | undefined, from: Cents, currency: CurrencyCode): PosReason[] {
  if (!discount) return [];
  const { percent = 0, amount = 0, reason } = discount;
  if (!(percent >= 0 && percent <= 100) || percent !== Math.round(percent * 1000) / 1000)
    return [posReason("DISCOUNT_PERCENT")];
  if (!isAmount(amount) || amount > from) return [posReason("DISCOUNT_OVER", { amount: from, currency })];
  const isUnsaid = reason.trim() === "" && discounted(from, discount) !== from;
  return isUnsaid || reason.length > ticketLimits.reason ? [posReason("DISCOUNT_REASON")] : [];
}

const againstQuantity = ({ quantity, isWeighed }: Pick<TicketLine, "quantity" | "isWeighed">): PosReason[] => {
  const max = articleLimits.pieces * (isWeighed ? GRAMS : 1);
  return Number.isInteger(quantity) && quantity > 0 && quantity <= max ? [] : [posReason("QUANTITY", { max })];
};

/** Why its lines cannot be sold, the second door of the keypad included: no quantity below one, no amount below zero. */
export function againstLines(
  { lines, discount }: Pick<Sale, "lines" | "discount">,
  currency: CurrencyCode,
): PosReason[] {
  if (lines.length === 0) return [posReason("TICKET_EMPTY")];
  if (lines.length > ticketLimits.lines) return [posReason("TICKET_LINES", { max: ticketLimits.lines })];
  const ofLines = lines.flatMap((line) => [
    ...againstQuantity(line),
    ...(isAmount(line.price) ? [] : [posReason("PRICE")]),
    ...againstDiscount(line.discount, grossOfLine(line), currency),
  ]);
  const sum = sumOf(lines.map(amountOfLine));
  return ofLines.length > 0 ? ofLines : againstDiscount(discount, sum, currency);
}

/** Charged to a room or an account: it has no other payment. */
export const isCharge = ({ payments }: Pick<Sale, "payments">): boolean =>
  payments.some(({ method }) => method === "room" || method === "receivable");

/** Cents that go back of the cash that was handed over, besides a tip of it. Below zero while it is not enough. */
export function changeOf({ payments, tip }: Pick<Sale, "payments" | "tip">): Cents {
  const cash = payments.filter(({ method }) => method === "cash");
  const over = cash.reduce((sum, { amount, tendered = amount }) => sum + tendered - amount, 0);
  return over - (tip?.method === "cash" ? tip.amount : 0);
}

/** Why a ticket is not paid by its payments. */
export function againstPayments(
  { lines, discount, payments, tip, customer }: Pick<Sale, "lines" | "discount" | "payments" | "tip" | "customer">,
  { simplifiedLimit, cashLimit, currency }: Terms,
): PosReason[] {
  const { total } = ticketAmounts({ lines, discount });
  const amounts = payments.map(({ amount }) => amount);
  const areRight = [...amounts, ...payments.map(({ tendered = 0 }) => tendered), tip?.amount ?? 0].every(isAmount);
  if (!areRight || (total > 0 && amounts.includes(0))) return [posReason("PAYMENT_INVALID")];
  const paid = sumOf(amounts);
  const once = sumOf(new Map(payments.map(({ id, amount }) => [id, amount])).values());
  if (once < paid) return [posReason("PAYMENT_OVER", { amount: paid - once, currency })];
  if (paid < total) return [posReason("PAYMENT_SHORT", { amount: total - paid, currency })];
  if (paid > total) return [posReason("PAYMENT_OVER", { amount: paid - total, currency })];
  const isCharged = isCharge({ payments });
  if (isCharged && payments.length > 1) return [posReason("PAYMENT_WHOLE")];
  const inPoints = payments.filter(({ method }) => method === "points");
  if (inPoints.length > 1) return [posReason("POINTS_ONCE")];
  if (inPoints.some(({ payerId }) => !payerId)) return [posReason("POINTS_MEMBER")];
  const isCash = payments.some(({ method, amount }) => method === "cash" && amount > 0);
  if (isCash && cashLimit > 0 && total >= cashLimit)
    return [posReason("CASH_OPERATION", { amount: total, limit: cashLimit, currency })];
  const change = changeOf({ payments, tip });
  if (change < 0) return [posReason(tip ? "TIP_UNPAID" : "PAYMENT_SHORT", { amount: 0 - change, currency })];
  const isTicket = customer === undefined && !isCharged;
  if (isTicket && total > simplifiedLimit)
    return [posReason("SIMPLIFIED_LIMIT", { amount: simplifiedLimit, currency })];
  return [];
}
