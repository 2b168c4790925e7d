import type { LongText, RecordId } from "../formats";

/** Decisions of a person besides the draft. The history keeps the reasons. */
export interface SaveDecisions {
  /** The reason to accept a guest who is not welcome. */
  overrideReason?: LongText;
  /** The reason to sell although the type is full or a restriction forbids it. */
  saleOverride?: LongText;
  /** The agreed nights keep their price with another type, plan, number of people or contract. */
  keepsPrice?: boolean;
  /** The room of the added nights, from the first one on in which the stay's own room is not free. */
  addedRoomId?: RecordId;
}
