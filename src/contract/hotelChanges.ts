import { defineContract, type } from "./endpoint";

export const hotelChangesContract = defineContract({
  /**
   * Long poll. Without `since`: the cursor of this moment, a number that grows, at once. With it: another cursor as soon
   * as anything in the hotel's books has changed since then, so that what is on the screen can be asked for again; the
   * same one after 10 s.
   */
  awaitHotelChanges: {
    method: "GET",
    path: "/pms/changes",
    query: type<{ since?: number }>(),
    reply: type<{ cursor: number }>(),
  },
});
