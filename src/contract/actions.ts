import type { ReasonOf } from "./reasons";

/** Each reply with a record says what may be done with it now and, where something may not, why. */
export interface Permission<Action extends string, Why extends ReasonOf<string>> {
  action: Action;
  /** Whether the record's state knows the action at all: a cancelled reservation has nothing to confirm. */
  isApplicable: boolean;
  isAllowed: boolean;
  /** Not allowed by the rules, but on the word of who does it: with an `overrideReason`. */
  isOverridable: boolean;
  reasons: Why[];
}
