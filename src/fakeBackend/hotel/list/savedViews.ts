import type { CivilDate } from "@/contract/property";
import type { SavedView } from "@/contract/reservations/reservationList";
import { addDays } from "@/domain/civilDate";
import { arrivesWithin, assignAhead } from "@/domain/reservations/arrivesWithin";
import { lacksRoom } from "@/domain/reservations/roomOf";
import { isToArrive, takesRooms } from "@/domain/reservations/situationOf";
import { isStayOver } from "@/domain/stay";

import type { ListEntry } from "./ListEntry";

type View = (entry: ListEntry) => boolean;

/** The lists that a front desk opens again and again, on a business date. */
export function savedViewsOn(businessDate: CivilDate): Record<SavedView, View> {
  const tomorrow = addDays(businessDate, 1);
  const comesOrGoes =
    (date: CivilDate): View =>
    ({ reservation: { state, arrival, departure } }) =>
      takesRooms(state) && (arrival === date || departure === date);
  const comesOrGoesToday = comesOrGoes(businessDate);

  return {
    today: (entry) =>
      comesOrGoesToday(entry) || entry.situation === "arrivalOverdue" || entry.situation === "departureOverdue",
    tomorrow: comesOrGoes(tomorrow),
    inHouse: ({ reservation }) => reservation.state === "inHouse",
    unassigned: ({ reservation }) => {
      const { state } = reservation;
      return (
        arrivesWithin(reservation, assignAhead, businessDate) &&
        !isStayOver(reservation, businessDate) &&
        isToArrive(state) &&
        takesRooms(state) &&
        lacksRoom(reservation, businessDate)
      );
    },
    // a guest who has not arrived yet has time to pay
    withBalance: (entry) => !isToArrive(entry.reservation.state) && entry.balance !== 0,
    cancelled: ({ reservation }) => reservation.state === "cancelled",
  };
}
