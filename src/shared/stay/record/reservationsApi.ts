import { guestsContract } from "@/contract/guests/guests";
import { requestsContract } from "@/contract/guests/requests";
import { deskContract } from "@/contract/reservations/desk";
import { folioContract } from "@/contract/reservations/folios";
import { ratesContract } from "@/contract/reservations/rates";
import { reservationActionsContract } from "@/contract/reservations/reservationActions";
import { reservationListContract } from "@/contract/reservations/reservationList";
import { reservationsContract } from "@/contract/reservations/reservations";
import { createClient } from "@/shared/api/createClient";

/** The calls about stays: their lists, records, dialogs and folios. */
export const reservationsApi = createClient({
  ...ratesContract,
  ...reservationListContract,
  ...reservationActionsContract,
  ...reservationsContract,
  ...deskContract,
  ...folioContract,
  searchGuests: guestsContract.searchGuests,
  findDuplicates: guestsContract.findDuplicates,
  createRequest: requestsContract.createRequest,
  listRequestKinds: requestsContract.listRequestKinds,
  listRequestsOf: requestsContract.listRequestsOf,
});
