import { defineContract, type } from "./endpoint";
import type { CivilDate } from "./property";

export const hotelChangesContract = defineContract({
  /**
   * Long poll. Without `since`: replies at once with the current cursor, a number that grows. With it: replies with
   * another cursor as soon as anything in the property has changed, so that the client can reload; after 10 s with the
   * same one. The business date says whether a day has been closed.
   */
  awaitHotelChanges: {
    method: "GET",
    path: "/pms/changes",
    query: type<{ since?: number }>(),
    reply: type<{ cursor: number; businessDate: CivilDate }>(),
  },
});
