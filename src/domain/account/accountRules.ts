import { type Account, type AccountAction, type Payment, paymentMethods } from "@/contract/account/account";
import type { Reason } from "@/contract/reservations/reservationReasons";

import { reasonFor } from "../reasonFor";
import { paidTotal } from "./balance";
import { halveReasons, isHalving } from "./halves";
import { refundableBy } from "./limits";
import { accountReason, type RuledAccount } from "./ruledAccount";
import { inWindow, windowOf } from "./windows";

type Rule = (account: RuledAccount) => Reason[];

const whileOpen: Rule = ({ closed }) => (closed ? [closed] : []);

/** Windows are arranged while the account is open. */
const arranging =
  (rule: Rule): Rule =>
  (account) =>
    account.closed ? [reasonFor("WINDOWS_CLOSED")] : rule(account);

/** The window of a group's member is arranged at the leader. */
const arrangingOwn = (rule: Rule): Rule =>
  arranging((account) => {
    const { billing } = account;
    return billing?.leader === undefined ? rule(account) : [reasonFor("GROUP_MEMBER", { group: billing.name })];
  });

const needsCompany =
  (rule: Rule): Rule =>
  (account) =>
    account.billing ? rule(account) : [reasonFor("WINDOW_MISSING")];

const rules: Record<AccountAction, Rule> = {
  charge: whileOpen,
  pay: ({ closed, windows }) =>
    closed && windows.every(({ balance }) => balance <= 0) ? [reasonFor("FOLIO_SETTLED")] : [],
  refund: refundReasons,
  allow: whileOpen,
  correct: () => [],
  move: arranging(needsCompany(() => [])),
  bill: arrangingOwn(() => []),
  unbill: arrangingOwn(needsCompany(unbillReasons)),
  halve: arrangingOwn(halveReasons),
};

/** Why nothing of the kind may be posted now; empty when it may. */
export const accountReasons = (action: AccountAction, account: RuledAccount): Reason[] => rules[action](account);

/** Why nothing goes back; a payment by another room is corrected instead. */
function refundReasons({ payments, windows, closed }: RuledAccount): Reason[] {
  if (closed && windows.every(({ balance }) => balance >= 0)) return [reasonFor("FOLIO_SETTLED")];
  const isPaid = (of: readonly Payment[]) => paymentMethods.some((method) => refundableBy(method, of) > 0);
  if (windows.some(({ window }) => isPaid(inWindow(payments, window)))) return [];
  return [paidTotal(payments) > 0 ? accountReason("PAID_BY_ROOM") : reasonFor("NOTHING_PAID")];
}

/**
 * The window of a company goes when nothing in it was posted, paid or moved by hand. Lines that follow from a stay are the
 * guest's again, and so are the parts of a halving, which this undoes.
 */
export function unbillReasons({
  charges,
  payments,
  moves = [],
}: Pick<Account, "charges" | "payments" | "moves">): Reason[] {
  const own = charges.filter(({ kind, sourceRef }) => kind !== "room" && kind !== "extra" && !isOfStay(sourceRef));
  // a card that was declined has paid nothing
  const paid = payments.filter(({ amount }) => amount !== 0);
  const isUsed =
    moves.some((move) => !isHalving(move)) || [...own, ...paid].some((line) => windowOf(line) === "company");
  return isUsed ? [reasonFor("WINDOW_IN_USE")] : [];
}

const isOfStay = (sourceRef: string) => /^(split|correction:(room|extra|split)):/.test(sourceRef);
