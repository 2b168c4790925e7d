import type { GuestFigures } from "@/contract/people/guest";
import type { Cents, CivilDate, Product } from "@/contract/property";

import { addDays } from "../civilDate";
import { type Billed, spentOf } from "../reservations/balance";
import { isEnded, isToArrive, takesRooms } from "../reservations/situationOf";

export type GuestReservation = Billed & { arrival: CivilDate; departure: CivilDate };

export interface GuestFacts extends GuestFigures {
  /** Reservations that have not ended: to arrive, or in house. */
  active: number;
  isInHouse: boolean;
  isArriving: boolean;
  /** Open balances of stays that have begun or ended: their sum, and the sum without signs. */
  balance: Cents;
  open: Cents;
}

/** Days ahead that an arrival is near. */
const NEAR = 7;

/** Facts that follow from a guest's reservations, in any order, on a business date. */
export function guestFacts<Stay extends GuestReservation>(
  reservations: readonly Stay[],
  products: readonly Product[],
  businessDate: CivilDate,
  openOn: (reservation: Stay) => Cents,
): GuestFacts {
  const facts: GuestFacts = {
    stays: 0,
    nights: 0,
    spend: 0,
    lastStay: "",
    active: 0,
    isInHouse: false,
    isArriving: false,
    balance: 0,
    open: 0,
  };
  const nearUntil = addDays(businessDate, NEAR);
  for (const reservation of reservations) {
    const { state, arrival, departure, nights } = reservation;
    if (isToArrive(state)) {
      facts.active += 1;
      facts.isArriving ||= takesRooms(state) && arrival <= nearUntil;
      continue;
    }
    const balance = openOn(reservation);
    facts.balance += balance;
    facts.open += Math.abs(balance);
    if (isEnded(state)) facts.spend += spentOf(reservation, products);
    else {
      facts.active += 1;
      facts.isInHouse = true;
    }
    if (state !== "checkedOut") continue;
    facts.stays += 1;
    facts.nights += nights.length;
    if (departure > facts.lastStay) facts.lastStay = departure;
  }
  return facts;
}
