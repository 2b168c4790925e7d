import { type AccountInput, accountLimits, paymentMethods, type PostingAction } from "@/contract/account/account";
import { accountWindows } from "@/contract/account/accountWindows";
import type { Cents } from "@/contract/property";
import type { Reason } from "@/contract/reservations/reservationReasons";

import { reasonFor } from "../reasonFor";
import { holdsCardNumber } from "./cardNumber";
import { accountReason, type RuledAccount } from "./ruledAccount";
import { overCashLimit, overLimit, type PostedInput } from "./limits";
import { sumsOf } from "./windows";

export interface AccountFault {
  /** Of the input; an area adds fields of its own. */
  field: keyof AccountInput | "memberIds";
  reason: Reason;
}

export const isBlank = (text: string) => text.trim() === "";
export const isWithin = (value: number, most: number) => Number.isInteger(value) && value > 0 && value <= most;

export const tooLongIn = (field: AccountFault["field"], text: string, max: number): AccountFault[] =>
  text.trim().length > max ? [{ field, reason: accountReason("FOLIO_TEXT_TOO_LONG", { max }) }] : [];

/** The fields of a posting that are missing or wrong. */
export function accountFaults(action: PostingAction, input: PostedInput, account: RuledAccount): AccountFault[] {
  const { billing, currency, payments, windows } = account;
  const {
    description = "",
    quantity = 0,
    unitPrice = 0,
    method,
    amount = 0,
    tendered = 0,
    reason = "",
    reference = "",
  } = input;
  const sums = sumsOf(windows, input.window);
  const faults: AccountFault[] = [];
  const expect = (isRight: boolean, field: AccountFault["field"], why: () => Reason) => {
    if (!isRight) faults.push({ field, reason: why() });
  };
  const invalidAmount = () => accountReason("AMOUNT_INVALID", { amount: accountLimits.cents, currency });
  const expectWithin = (field: "amount" | "unitPrice", cents: Cents, over: () => Reason[]) => {
    const against = isWithin(cents, accountLimits.cents) ? over() : [invalidAmount()];
    faults.push(...against.map((one) => ({ field, reason: one })));
  };
  const expectAmount = () => {
    const isClosed = account.closed !== undefined;
    expectWithin("amount", amount, () => overLimit(action, input, { payments, isClosed }, sums, currency));
  };
  if (action === "charge") {
    expect(!isBlank(description), "description", () => accountReason("CHARGE_WHAT_MISSING"));
    const isQuantity = isWithin(quantity, accountLimits.quantity);
    expect(isQuantity, "quantity", () => accountReason("CHARGE_QUANTITY", { max: accountLimits.quantity }));
    expectWithin("unitPrice", unitPrice, () => (isQuantity ? overLine(input, currency) : []));
  } else if (action === "allow") {
    expectAmount();
    expect(!isBlank(reason), "reason", () => accountReason("FOLIO_REASON_MISSING"));
  } else if (action === "correct") {
    expect(!isBlank(reason), "reason", () => accountReason("FOLIO_REASON_MISSING"));
  } else {
    const isByRoom = method === "room";
    const isMethod = method !== undefined && paymentMethods.includes(method);
    const isCash = action === "pay" && method === "cash" && tendered !== 0;
    const isOwed = method === "receivable";
    const mayDecline = method === "card" || method === "agency";
    const isTaken = isMethod && !(action === "refund" && isByRoom) && (mayDecline || !input.isDeclined);
    expect(isTaken, "method", () => accountReason("METHOD_MISSING"));
    const overCash = method === "cash" ? overCashLimit(action, amount, sums, account) : [];
    faults.push(...overCash.map((one) => ({ field: "method" as const, reason: one })));
    expect(!holdsCardNumber(reference), "reference", () => accountReason("CARD_NUMBER"));
    expect(!holdsCardNumber(reason), "reason", () => accountReason("CARD_NUMBER"));
    expectAmount();
    expect(!(isByRoom && isBlank(input.stayId ?? "")), "stayId", () => accountReason("STAY_MISSING"));
    expect(!isCash || (isWithin(tendered, accountLimits.cents) && tendered >= amount), "tendered", () =>
      accountReason("TENDERED_TOO_LITTLE"),
    );
    expect(!(action === "pay" && isOwed && isBlank(reason)), "reason", () => accountReason("FOLIO_REASON_MISSING"));
  }
  const isWindow = input.window === undefined || accountWindows.includes(input.window);
  expect(isWindow && (input.window !== "company" || billing !== undefined), "window", () =>
    reasonFor("WINDOW_MISSING"),
  );
  const isOfGroup = (action === "pay" || action === "refund") && input.window === "company";
  if (isOfGroup && billing?.leader !== undefined)
    return [{ field: "window", reason: accountReason("GROUP_PAYS", { group: billing.name }) }];
  return [
    ...faults,
    ...tooLongIn("description", description, accountLimits.letters),
    ...tooLongIn("reason", reason, accountLimits.reason),
    ...tooLongIn("reference", reference, accountLimits.reference),
  ];
}

/** Why a charge is too much: the whole line has the limit of an amount, not the price of one. */
const overLine = ({ quantity = 0, unitPrice = 0 }: PostedInput, currency: string): Reason[] =>
  quantity * unitPrice <= accountLimits.cents
    ? []
    : [accountReason("CHARGE_OVER_LIMIT", { amount: accountLimits.cents, currency })];
