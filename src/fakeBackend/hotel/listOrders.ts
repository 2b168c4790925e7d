import type { CivilDate } from "@/contract/property";
import type { ReservationColumn } from "@/contract/reservationList";
import { dayNumber } from "@/domain/civilDate";
import { isToArrive } from "@/domain/reservationStates";

import type { ListEntry } from "./ListEntry";

/** What an entry is put in order by: a text, or a whole number. */
export type SortValue = (entry: ListEntry) => string | number;

const MINUTE = 60_000;
const FAR = 10_000_000;

export const columnValues: Record<ReservationColumn, SortValue> = {
  customer: ({ sortName }) => sortName,
  phone_number: ({ guest }) => guest.phone,
  cant_personas: ({ reservation }) => reservation.adults + reservation.childrenAges.length,
  checkin: ({ reservation }) => reservation.arrival,
  checkout: ({ reservation }) => reservation.departure,
  status: ({ reservation }) => (isToArrive(reservation.state) ? 0 : 1),
  created_at: ({ reservation }) => Math.floor(reservation.createdAt / MINUTE),
  situation: ({ situation }) => situation,
  room: ({ room }) => room,
  channelId: ({ reservation }) => reservation.channelId,
  total: ({ total }) => total,
  balance: ({ balance }) => balance,
};

/** The nearest arrivals first: today's and what comes, then what was, from the newest. */
export function nearness(businessDate: CivilDate): SortValue {
  const today = dayNumber(businessDate);
  return ({ reservation }) => {
    const ahead = dayNumber(reservation.arrival) - today;
    return ahead >= 0 ? ahead : FAR - ahead;
  };
}
