import type { FolioAction } from "./reservations/folio";
import type { Reason, ReasonOf } from "./reasons";
import type { ReservationAction } from "./reservations/reservationLife";

/** Each reply with a record says what may be done with it now and, where something may not, why. */
export interface Permission<Action extends string, Why extends ReasonOf<string> = Reason> {
  action: Action;
  /** Whether the record's state knows the action at all: a cancelled reservation has nothing to confirm. */
  isApplicable: boolean;
  isAllowed: boolean;
  /** Not allowed by the rules, but on the word of who does it: with an `overrideReason`. */
  isOverridable: boolean;
  reasons: Why[];
}

/** Each reply with a reservation says what may be done with it now and, where something may not, why. */
export interface ActionPermission extends Permission<ReservationAction> {}

/** What may be posted to the folio now. Whether a single line may be corrected is a rule of the line. */
export interface FolioPermission extends Permission<FolioAction> {}
