import type { FolioPermission } from "@/contract/actions";
import { type FolioAction, folioActions } from "@/contract/folio";
import type { Property } from "@/contract/property";
import type { Reason } from "@/contract/reasons";
import type { Reservation } from "@/contract/reservations";

import { reasonFor } from "../reasonFor";
import { paidTotal } from "../reservations/balance";
import { isEnded, situationOf } from "../reservations/situationOf";

/** The folio of a reservation as the rules see it: `charges` are all of its lines. */
export type RuledFolio = Pick<
  Reservation,
  "state" | "arrival" | "departure" | "releaseOn" | "charges" | "payments" | "balance"
>;

export type House = Pick<Property, "businessDate" | "currency">;

/** With the end of the stay. Reopening or reactivating the reservation opens it again. */
export const isFolioClosed = ({ state }: Pick<RuledFolio, "state">): boolean => isEnded(state);

/** Why nothing of the kind may be posted now; empty when it may. */
export function folioReasons(action: FolioAction, folio: RuledFolio, { businessDate }: House): Reason[] {
  const isClosed = isFolioClosed(folio);
  if (action === "charge" || action === "allow")
    return isClosed ? [reasonFor("FOLIO_CLOSED", { situation: situationOf(folio, businessDate) })] : [];
  if (action === "correct") return [];
  if (isClosed && folio.balance === 0) return [reasonFor("FOLIO_SETTLED")];
  if (action === "pay") return isClosed && folio.balance < 0 ? [reasonFor("FOLIO_SETTLED")] : [];
  return paidTotal(folio.payments) > 0 ? [] : [reasonFor("NOTHING_PAID")];
}

export const folioPermissions = (folio: RuledFolio, house: House): FolioPermission[] =>
  folioActions.map((action) => {
    const reasons = folioReasons(action, folio, house);
    return { action, isAllowed: reasons.length === 0, isOverridable: false, reasons };
  });
