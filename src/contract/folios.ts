import { defineContract, type } from "./endpoint";
import type { FolioAct } from "./folio";
import type { Reservation, ReservationRefusal } from "./reservations";

/** What is read of a folio comes with its reservation. */
export const folioContract = defineContract({
  /**
   * Posts a charge, a payment, a refund or a correction, or opens the window of a company: `action` is a `FolioAction`.
   * What has the `sourceRef` of an earlier posting is not posted again. 409 with the reasons against it, or with `current`; 422 for what is missing.
   */
  actOnFolio: {
    method: "POST",
    path: "/pms/reservations/:id/folio/:action",
    body: type<FolioAct>(),
    reply: type<Reservation>(),
    refusal: type<ReservationRefusal>(),
  },
});
