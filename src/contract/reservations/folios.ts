import { defineContract, type } from "../endpoint";
import type { FolioAct } from "./folio";
import type { GroupChoice } from "./groupFolio";
import { changes } from "../records";
import type { FoundByNumber } from "./stayNumbers";
import type { Reservation, ReservationRefusal } from "./reservations";

/** The folio of a stay in house that can take a charge. */
export interface OpenFolio extends Pick<Reservation, "id" | "version">, FoundByNumber {
  customer: string;
  /** Room number. */
  room: string;
}

/** A folio is read together with its reservation. */
export const folioContract = defineContract({
  /** Up to ten stays in house whose room, guest or number has the text, or whose invoice has it as its number. */
  searchOpenFolios: {
    method: "GET",
    path: "/pms/open-folios",
    query: type<{ text: string }>(),
    reply: type<OpenFolio[]>(),
  },
  /** The other stays in house of a reservation's guest, or in its room: they can take a late charge. */
  listOpenFoliosNear: { method: "GET", path: "/pms/reservations/:id/open-folios", reply: type<OpenFolio[]>() },
  /**
   * Who is in the group of a reservation's folio, and who is likely to be: of the same company or guest, at the same time.
   * With a text, at most ten others whose room, guest or number holds it.
   */
  listGroupChoices: {
    method: "GET",
    path: "/pms/reservations/:id/group",
    query: type<{ text: string }>(),
    reply: type<GroupChoice[]>(),
  },
  /**
   * Posts a charge, a payment, a refund or a correction, or opens the window of a company: `action` is a `FolioAction`.
   * A posting with the `sourceRef` of an earlier one is not posted again. A payment by another room charges that room, and
   * the correction of the one corrects the other. A charge with a `stayId` is posted to that stay. A group changes
   * all of its reservations or none. 409 with the reasons against it, or with `current`; 422 for what is missing.
   */
  actOnFolio: {
    method: "POST",
    path: "/pms/reservations/:id/folio/:action",
    ...changes<FolioAct, Reservation, ReservationRefusal>(),
  },
});
