import type { FolioPermission } from "@/contract/reservations/folio";
import type { Account } from "@/contract/account/account";
import { type FolioAction, folioActions } from "@/contract/reservations/folio";
import type { Guest } from "@/contract/people/guest";
import type { Property } from "@/contract/property";
import type { Reason } from "@/contract/reservations/reservationReasons";
import type { Reservation } from "@/contract/reservations/reservations";

import { accountReasons } from "../account/accountRules";
import type { RuledAccount } from "../account/ruledAccount";
import { permissionFor } from "../permissionFor";
import { reasonFor } from "../reasonFor";
import { isEnded, situationOf } from "../reservations/situationOf";

/** The folio of a reservation as the rules see it: `charges` are its posted lines. */
export type RuledFolio = Account &
  Pick<Reservation, "state" | "arrival" | "departure" | "releaseOn"> &
  Partial<Pick<Reservation, "upcoming">> & { guest?: Pick<Guest, "country"> };

type FolioProperty = Pick<Property, "businessDate" | "currency"> &
  Partial<Pick<Property, "cashLimit" | "cashLimitAbroad">>;

/** Of the law that limits cash: who lives elsewhere has another limit. */
const home = "ES";

/** With the end of the stay. Reopening or reactivating the reservation opens it again. */
export const isFolioClosed = ({ state }: Pick<RuledFolio, "state">): boolean => isEnded(state);

/** The account of a stay: its folio. */
export function accountOf<Folio extends RuledFolio>(folio: Folio, property: FolioProperty): Folio & RuledAccount {
  const { businessDate, currency, cashLimit, cashLimitAbroad } = property;
  const isFromAbroad = (folio.guest?.country || home) !== home;
  const cashLimits = { guest: isFromAbroad ? cashLimitAbroad : cashLimit, company: cashLimit };
  const account = { ...folio, currency, businessDate, cashLimits, isInHouse: folio.state === "inHouse" };
  if (!isFolioClosed(folio)) return account;
  return {
    ...account,
    closed: reasonFor("FOLIO_CLOSED", { situation: situationOf(folio, businessDate) }),
  };
}

/** A group is billed as a company is. */
const reasonsIn = (account: RuledAccount, action: FolioAction): Reason[] =>
  accountReasons(action === "group" ? "bill" : action, account);

/** Why nothing of the kind may be posted now; empty when it may. */
export const folioReasons = (action: FolioAction, folio: RuledFolio, property: FolioProperty): Reason[] =>
  reasonsIn(accountOf(folio, property), action);

export function folioPermissions(folio: RuledFolio, property: FolioProperty): FolioPermission[] {
  const account = accountOf(folio, property); // of all actions: each reply with a reservation has them
  return folioActions.map((action) => permissionFor(action, reasonsIn(account, action)));
}
