import { defineContract, type } from "./endpoint";
import type { Topic } from "./topics";

export interface HotelChanges {
  /** Pass it as `since` with the next call. It grows with each change, and never goes back. */
  cursor: number;
  /** The cursor of the last change of each topic; 0 without one. */
  lastOf: Record<Topic, number>;
}

/**
 * Header of a reply that is made of the property's records: the cursor of the last change that it includes. After a write
 * that is the write's own, so that its reply is not read again. A repeated reply has none.
 */
export const AS_OF_HEADER = "property-as-of";

/** The long poll of the property's books. */
export const hotelChangesContract = defineContract({
  /**
   * Long poll. Without `since`: replies at once with the current cursor, a number that grows. With it: replies with
   * another cursor as soon as anything in the property has changed; after 10 s with the same one. What was read as of an
   * earlier cursor than the last change of one of its topics is stale. Closing a day changes all topics.
   */
  awaitHotelChanges: {
    method: "GET",
    path: "/pms/changes",
    query: type<{ since?: number }>(),
    reply: type<HotelChanges>(),
  },
});
