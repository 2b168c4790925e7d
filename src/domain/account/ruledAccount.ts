import type { Account, Charge } from "@/contract/account/account";
import { accountReasonTexts } from "@/contract/account/accountReasons";
import type { CivilDate } from "@/contract/property";
import type { Reason } from "@/contract/reservations/reservationReasons";

import { reasonsFrom } from "../reasonFor";

/** Why an act on an account is refused. */
export const accountReason = reasonsFrom(accountReasonTexts);

/** An account as the rules see it. */
export interface RuledAccount extends Account {
  /** ISO 4217 code. */
  currency: string;
  /** Lines that are not posted yet. */
  upcoming?: Charge[];
  /** Why nothing more is charged; undefined while the account is open. */
  closed?: Reason;
  /** Payments of this date can be corrected. */
  businessDate?: CivilDate;
}
