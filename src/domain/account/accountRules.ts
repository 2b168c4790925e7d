import { type Account, type AccountAction, type Payment, paymentMethods } from "@/contract/account/account";
import type { Reason } from "@/contract/reservations/reservationReasons";

import { reasonFor } from "../reasonFor";
import { paidTotal } from "./balance";
import { halveReasons, isHalving } from "./halves";
import { refundableBy } from "./limits";
import { accountReason, type RuledAccount } from "./ruledAccount";
import { inWindow, windowOf } from "./windows";

/** Why nothing of the kind may be posted now; empty when it may. */
export function accountReasons(action: AccountAction, account: RuledAccount): Reason[] {
  const { billing, closed, windows } = account;
  if (action === "charge" || action === "allow") return closed ? [closed] : [];
  if (action === "correct") return [];
  if (action === "bill" || action === "unbill" || action === "move" || action === "halve") {
    if (closed) return [reasonFor("WINDOWS_CLOSED")];
    if (billing?.leader !== undefined && action !== "move") return [reasonFor("GROUP_MEMBER", { group: billing.name })];
    if (action === "halve") return halveReasons(account);
    if (action !== "bill" && !billing) return [reasonFor("WINDOW_MISSING")];
    return action === "unbill" ? unbillReasons(account) : [];
  }
  const balances = windows.map(({ balance }) => balance);
  if (closed && balances.every((balance) => balance === 0)) return [reasonFor("FOLIO_SETTLED")];
  if (action === "pay") return closed && balances.every((balance) => balance <= 0) ? [reasonFor("FOLIO_SETTLED")] : [];
  return refundReasons(account);
}

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
