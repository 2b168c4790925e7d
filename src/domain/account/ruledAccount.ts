import type { Account, Charge } from "@/contract/account/account";
import { accountReasonTexts } from "@/contract/account/accountReasons";
import type { AccountWindow } from "@/contract/account/accountWindows";
import type { Cents, CivilDate } from "@/contract/property";
import type { Reason } from "@/contract/reservations/reservationReasons";

import { reasonsFrom } from "../reasonFor";

/** Why an act on an account is refused. */
export const accountReason = reasonsFrom(accountReasonTexts);

/** An account as the rules see it. */
export interface RuledAccount extends Account {
  /** ISO 4217 code. */
  currency: string;
  /** Its guest is in house: no more goes back than is in the guest's favour. */
  isInHouse?: boolean;
  /** Lines that are not posted yet. */
  upcoming?: Charge[];
  /** Why nothing more is charged; undefined while the account is open. */
  closed?: Reason;
  /** The operation that cash may not pay, by window: of so many cents or more. None where there is no limit. */
  cashLimits?: Partial<Record<AccountWindow, Cents>>;
  /** Payments of this date can be corrected. */
  businessDate?: CivilDate;
}
