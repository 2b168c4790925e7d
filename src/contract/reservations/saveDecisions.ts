import type { LongText } from "../formats";

/** Decisions of a person beside the draft; the history keeps the reasons. */
export interface SaveDecisions {
  /** Why a guest is accepted who is not welcome. */
  overrideReason?: LongText;
  /** Why it is sold although the type is full or a restriction forbids it. */
  saleOverride?: LongText;
  /** Another type, plan or number of people leaves the price of the agreed nights as it is. */
  keepsPrice?: boolean;
}
