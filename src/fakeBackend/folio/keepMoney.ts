import { accountLimits, type Payment } from "@/contract/account/account";
import { accountReason } from "@/domain/account/ruledAccount";

import type { StoredReservation } from "../hotel/books/StoredReservation";
import type { Hotel } from "../hotel/Hotel";
import type { Actor } from "../records/Actor";
import { keepFolio, refuseFolioFaults } from "./keepFolio";

/**
 * Keeps money for the documents of a stay, which billing has judged: the folio has it like any other payment, open or closed.
 * The first payment is told in the history; the others go with it.
 */
export function keepMoney(
  what: "pay" | "refund" | "correct",
  stay: StoredReservation,
  payments: readonly Payment[],
  hotel: Hotel,
  actor: Actor,
): StoredReservation {
  const most = accountLimits.cents;
  const { currency } = hotel.property;
  if (payments.some(({ amount }) => Math.abs(amount) > most))
    refuseFolioFaults([{ field: "amount", reason: accountReason("AMOUNT_INVALID", { amount: most, currency }) }]);
  const { method = "", reason = "" } = payments[0] ?? {};
  const [before, after] = what === "correct" ? [method, ""] : ["", method];
  const change = {
    stored: { payments: [...stay.payments, ...payments] },
    changes: [{ field: "method" as const, before, after }],
  };
  return keepFolio(what, stay, { ...change, note: reason }, hotel, actor);
}
