import { hotelChangesContract } from "@/contract/hotelChanges";
import { ratesContract } from "@/contract/reservations/rates";
import { reservationActionsContract } from "@/contract/reservations/reservationActions";
import { reservationListContract } from "@/contract/reservations/reservationList";
import { reservationsContract } from "@/contract/reservations/reservations";
import { setUpContract } from "@/contract/reservations/setUp";

const { getReservation, ...writes } = reservationsContract;

/** The calls that read the hotel. */
export const hotelContract = {
  ...setUpContract,
  ...reservationListContract,
  getReservation,
  ...hotelChangesContract,
};

/** Offers for reservations, and the writes that change them. */
export const bookingContract = { ...ratesContract, ...writes, ...reservationActionsContract };
