import { reservationActionsContract } from "@/contract/reservations/reservationActions";
import { reservationListContract } from "@/contract/reservations/reservationList";
import { reservationsContract } from "@/contract/reservations/reservations";

/** All calls about reservations: their list, the records, and what is done with them. */
export const reservationCalls = { ...reservationsContract, ...reservationListContract, ...reservationActionsContract };
