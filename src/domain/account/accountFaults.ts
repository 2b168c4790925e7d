import { accountLimits, paymentMethods, type PostingAction } from "@/contract/account/account";
import type { AccountFields, PayInput, RefundInput } from "@/contract/account/accountActs";
import type { Cents } from "@/contract/property";
import type { Reason } from "@/contract/reservations/reservationReasons";

import { reasonFor } from "../reasonFor";
import { holdsCardNumber } from "./cardNumber";
import { type AccountFault, type Field, isBlank, isWithin, tooLongIn } from "./inputFaults";
import { accountReason, type RuledAccount } from "./ruledAccount";
import { paidTotal } from "./balance";
import { type Limited, overCash, overLimit } from "./limits";
import type { PostedInputs } from "./posting";
import { takesMoney } from "./takesMoney";
import { inWindow, sumsOf } from "./windows";

/** The fields of a posting that are missing or wrong. */
export const accountFaults = <Action extends PostingAction>(
  action: Action,
  input: PostedInputs[Action],
  account: RuledAccount,
): AccountFault[] => faultsBy[action](input, account);

type FaultsBy = { [Action in PostingAction]: (input: PostedInputs[Action], account: RuledAccount) => AccountFault[] };

const faultsBy: FaultsBy = {
  charge({ description = "", quantity = 0, unitPrice = 0, window }, account) {
    const isQuantity = isWithin(quantity, accountLimits.quantity);
    return [
      ...unless(!isBlank(description), "description", accountReason("CHARGE_WHAT_MISSING")),
      ...unless(isQuantity, "quantity", accountReason("CHARGE_QUANTITY", { max: accountLimits.quantity })),
      ...centsFaults("unitPrice", unitPrice, account, isQuantity ? overLine(quantity * unitPrice, account) : []),
      ...placeFaults(window, account),
      ...tooLongIn("description", description, accountLimits.letters),
    ];
  },

  allow({ description = "", amount = 0, reason = "", vat, window, points }, account) {
    const limit = points === undefined ? "allow" : "redeem";
    return [
      ...centsFaults("amount", amount, account, overLimit(limit, { amount, window, vat }, account)),
      ...missingReason(reason),
      ...placeFaults(window, account),
      ...tooLongIn("description", description, accountLimits.letters),
      ...tooLongIn("reason", reason, accountLimits.reason),
    ];
  },

  correct: ({ reason = "" }) => [...missingReason(reason), ...tooLongIn("reason", reason, accountLimits.reason)],

  pay(input, account) {
    const { method, amount = 0, tendered = 0, reason = "", stayId = "", isDeclined = false, window } = input;
    const sums = sumsOf(account.windows, window);
    const isCard = method === "card" || method === "agency";
    const isCounted = method === "cash" && tendered !== 0;
    const isEnough = isWithin(tendered, accountLimits.cents) && tendered >= amount;
    return moneyFaults(input, account, {
      isTaken: isCard || !isDeclined,
      limit: payLimit(input, account),
      overCash: overCash("CASH_LIMIT", sums.paid + amount, sums, account),
      own: [
        ...unless(method !== "room" || !isBlank(stayId), "stayId", accountReason("STAY_MISSING")),
        ...unless(!isCounted || isEnough, "tendered", accountReason("TENDERED_TOO_LITTLE")),
        ...(method === "receivable" ? missingReason(reason) : []),
      ],
    });
  },

  refund(input, account) {
    const sums = sumsOf(account.windows, input.window);
    const before = inWindow(account.payments, sums.window).filter(
      ({ kind, method }) => kind === "refund" && takesMoney(method),
    );
    return moneyFaults(input, account, {
      isTaken: input.method !== "room",
      limit: "refund",
      overCash: overCash("CASH_REFUND_LIMIT", sums.paid - paidTotal(before), sums, account),
      own: [],
    });
  },
};

/** A deposit is for what is not charged yet, and has no limit while the account is open. */
function payLimit({ method, isDeposit }: Partial<PayInput>, { closed }: RuledAccount): Limited | undefined {
  if (method === "room" || method === "receivable") return "handOver";
  return isDeposit === true && !closed ? undefined : "pay";
}

interface MoneyRules {
  /** The method is one by which the act can be done. */
  isTaken: boolean;
  limit: Limited | undefined;
  /** Why it cannot be done in cash. */
  overCash: Reason[];
  /** Faults of this act alone. */
  own: AccountFault[];
}

/** Faults of money that comes in or goes back. */
function moneyFaults(
  { method, amount = 0, reference = "", reason = "", window }: Partial<RefundInput>,
  account: RuledAccount,
  { isTaken, limit, overCash: inCash, own }: MoneyRules,
): AccountFault[] {
  const { billing } = account;
  if (window === "company" && billing?.leader !== undefined)
    return [{ field: "window", reason: accountReason("GROUP_PAYS", { group: billing.name }) }];
  const isMethod = method !== undefined && method !== "points" && paymentMethods.includes(method);
  return [
    ...unless(isMethod && isTaken, "method", accountReason("METHOD_MISSING")),
    ...(method === "cash" ? inCash : []).map((one): AccountFault => ({ field: "method", reason: one })),
    ...unless(!holdsCardNumber(reference), "reference", accountReason("CARD_NUMBER")),
    ...unless(!holdsCardNumber(reason), "reason", accountReason("CARD_NUMBER")),
    ...centsFaults("amount", amount, account, limit ? overLimit(limit, { method, amount, window }, account) : []),
    ...own,
    ...placeFaults(window, account),
    ...tooLongIn("reason", reason, accountLimits.reason),
    ...tooLongIn("reference", reference, accountLimits.reference),
  ];
}

const unless = (isRight: boolean, field: Field, reason: Reason): AccountFault[] => (isRight ? [] : [{ field, reason }]);

const missingReason = (reason: string) => unless(!isBlank(reason), "reason", accountReason("FOLIO_REASON_MISSING"));

/** `over` is why the cents are too many, where they are cents. */
function centsFaults(field: "amount" | "unitPrice", cents: Cents, { currency }: RuledAccount, over: Reason[]) {
  const isCents = isWithin(cents, accountLimits.cents);
  const against = isCents ? over : [accountReason("AMOUNT_INVALID", { amount: accountLimits.cents, currency })];
  return against.map((reason): AccountFault => ({ field, reason }));
}

function placeFaults(window: AccountFields["window"], { billing }: RuledAccount): AccountFault[] {
  const isThere = window === undefined || window === "guest" || (window === "company" && billing !== undefined);
  return unless(isThere, "window", reasonFor("WINDOW_MISSING"));
}

/** Why a charge is too much: the whole line has the limit of an amount, not the price of one. */
const overLine = (amount: Cents, { currency }: RuledAccount): Reason[] =>
  amount <= accountLimits.cents ? [] : [accountReason("CHARGE_OVER_LIMIT", { amount: accountLimits.cents, currency })];
