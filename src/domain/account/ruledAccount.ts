import type { Account, Charge } from "@/contract/account/account";
import type { CivilDate } from "@/contract/property";
import type { Reason } from "@/contract/reservations/reservationReasons";

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
