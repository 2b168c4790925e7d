import { defineContract, type } from "./endpoint";
import type { Topic } from "./topics";

export interface HotelChanges {
  /** Pass it as `since` with the next call. It grows with each change, and never goes back. */
  cursor: number;
  /** The cursor of each topic's last change; 0 without one. */
  lastOf: Record<Topic, number>;
}

/**
 * Header of a reply made of the property's records: the cursor of the last change in it. After a write it is the
 * write's own, so that the client need not read the reply again. A repeated reply has none.
 */
export const AS_OF_HEADER = "property-as-of";

/** The long poll of the property's books. */
export const hotelChangesContract = defineContract({
  /**
   * Long poll. Without `since` it replies at once with the current cursor, a number that grows. With `since` it replies
   * as soon as the property has changed, or after 10 s with the same cursor. A reply is stale when one of its topics
   * has changed after the reply's cursor. Closing a day changes all topics.
   */
  awaitHotelChanges: {
    method: "GET",
    path: "/pms/changes",
    query: type<{ since?: number }>(),
    reply: type<HotelChanges>(),
  },
});
