import type { RecordId } from "../formats";

/** A number of a stay that its guest or the agency can have in hand, besides that of the reservation. */
export interface StayNumber {
  kind: "confirmation" | "external" | "invoice";
  number: RecordId;
}

/** A stay that a search has found by one of its numbers, where no name tells why. */
export interface FoundByNumber {
  foundBy?: StayNumber;
}
