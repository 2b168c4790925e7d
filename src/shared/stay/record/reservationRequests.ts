import { createLoad } from "@/shared/load/createLoad";

import { reservationsApi } from "./reservationsApi";

/** What the guest of a reservation has asked for. */
export const reservationRequests = createLoad(
  "reservationRequests",
  (id: string) => reservationsApi.listRequestsOf({ params: { id } }),
  reservationsApi.listRequestsOf.reads,
);
