import { createLoad } from "@/shared/load/createLoad";

import { reservationsApi } from "./reservationsApi";

/** The requests of the guest of a reservation. */
export const reservationRequests = createLoad(
  "reservationRequests",
  (id: string) => reservationsApi.listRequestsOf({ params: { id } }),
  reservationsApi.listRequestsOf.reads,
);
