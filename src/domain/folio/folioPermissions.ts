import type { FolioPermission } from "@/contract/actions";
import { type FolioAction, folioActions, type Payment, paymentMethods } from "@/contract/reservations/folio";
import type { Property } from "@/contract/property";
import type { Reason } from "@/contract/reasons";
import type { Reservation } from "@/contract/reservations/reservations";

import { permissionFor } from "../permissionFor";
import { reasonFor } from "../reasonFor";
import { paidTotal } from "../reservations/balance";
import { isEnded, situationOf } from "../reservations/situationOf";
import { folioReason } from "./folioReason";
import { refundableBy } from "./limits";
import { inWindow, windowOf } from "./windows";

/** The folio of a reservation as the rules see it: `charges` are all of its lines. */
export type RuledFolio = Pick<
  Reservation,
  | "state"
  | "arrival"
  | "departure"
  | "releaseOn"
  | "nights"
  | "charges"
  | "payments"
  | "balance"
  | "billing"
  | "moves"
  | "windows"
> &
  Partial<Pick<Reservation, "group">>;

export type House = Pick<Property, "businessDate" | "currency">;

/** With the end of the stay. Reopening or reactivating the reservation opens it again. */
export const isFolioClosed = ({ state }: Pick<RuledFolio, "state">): boolean => isEnded(state);

/** Why nothing of the kind may be posted now; empty when it may. */
export function folioReasons(action: FolioAction, folio: RuledFolio, { businessDate }: House): Reason[] {
  const isClosed = isFolioClosed(folio);
  if (action === "charge" || action === "allow")
    return isClosed ? [reasonFor("FOLIO_CLOSED", { situation: situationOf(folio, businessDate) })] : [];
  if (action === "correct") return [];
  if (action === "bill" || action === "unbill" || action === "move" || action === "group") {
    if (isClosed) return [reasonFor("WINDOWS_CLOSED")];
    if (folio.billing?.leader !== undefined && action !== "move")
      return [reasonFor("GROUP_MEMBER", { group: folio.billing.name })];
    if (action !== "bill" && action !== "group" && !folio.billing) return [reasonFor("WINDOW_MISSING")];
    return action === "unbill" ? unbillReasons(folio) : [];
  }
  const balances = folio.windows.map(({ balance }) => balance);
  if (isClosed && balances.every((balance) => balance === 0)) return [reasonFor("FOLIO_SETTLED")];
  if (action === "pay")
    return isClosed && balances.every((balance) => balance <= 0) ? [reasonFor("FOLIO_SETTLED")] : [];
  return refundReasons(folio, isClosed);
}

/** Why nothing goes back; what another room has paid is corrected. */
function refundReasons({ payments, windows }: RuledFolio, isClosed: boolean): Reason[] {
  if (isClosed && windows.every(({ balance }) => balance >= 0)) return [reasonFor("FOLIO_SETTLED")];
  const isPaid = (of: readonly Payment[]) => paymentMethods.some((method) => refundableBy(method, of) > 0);
  if (windows.some(({ window }) => isPaid(inWindow(payments, window)))) return [];
  return [paidTotal(payments) > 0 ? folioReason("PAID_BY_ROOM") : reasonFor("NOTHING_PAID")];
}

/** The window of a company goes when nothing in it was posted or paid; what follows from the stay is the guest's again. */
export function unbillReasons({
  charges,
  payments,
  moves = [],
}: Pick<RuledFolio, "charges" | "payments" | "moves">): Reason[] {
  const own = charges.filter(({ kind, sourceRef }) => kind !== "room" && kind !== "extra" && !isOfStay(sourceRef));
  const isUsed = moves.length > 0 || [...own, ...payments].some((line) => windowOf(line) === "company");
  return isUsed ? [reasonFor("WINDOW_IN_USE")] : [];
}

const isOfStay = (sourceRef: string) => /^correction:(room|extra):/.test(sourceRef);

export const folioPermissions = (folio: RuledFolio, house: House): FolioPermission[] =>
  folioActions.map((action) => permissionFor(action, folioReasons(action, folio, house)));
