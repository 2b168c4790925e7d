import type { ReasonOf } from "./reasons";

/** Each reply with a record says what may be done with it now and, where something may not, why. */
export interface Permission<Action extends string, Why extends ReasonOf<string>> {
  action: Action;
  /** False where the record's state does not know the action at all: a cancelled reservation has nothing to confirm. */
  isApplicable: boolean;
  isAllowed: boolean;
  /** The rules forbid the action, but a person may do it with an `overrideReason`. */
  isOverridable: boolean;
  reasons: Why[];
}
