import type { CivilDate } from "@/contract/property";
import type { ReservationColumn } from "@/contract/reservations";
import { isToArrive } from "@/domain/reservationStates";

import type { ListEntry } from "./ListEntry";

type Compare = (one: ListEntry, other: ListEntry) => number;

const by =
  <Value extends string | number>(valueOf: (entry: ListEntry) => Value): Compare =>
  (one, other) => {
    const a = valueOf(one);
    const b = valueOf(other);
    return a < b ? -1 : a > b ? 1 : 0;
  };

const byId = by(({ reservation }) => reservation.id);

export const columnOrders: Record<ReservationColumn, Compare> = {
  customer: by(({ sortName }) => sortName),
  phone_number: by(({ guest }) => guest.phone),
  cant_personas: by(({ reservation }) => reservation.adults + reservation.childrenAges.length),
  checkin: by(({ reservation }) => reservation.arrival),
  checkout: by(({ reservation }) => reservation.departure),
  status: by(({ reservation }) => (isToArrive(reservation.state) ? 0 : 1)),
  created_at: by(({ reservation }) => reservation.createdAt),
  situation: by(({ situation }) => situation),
  room: by(({ room }) => room),
  channelId: by(({ reservation }) => reservation.channelId),
  total: by(({ total }) => total),
  balance: by(({ balance }) => balance),
};

/** The nearest arrivals first: today's and what comes, then what was, from the newest. */
export const nearestFirst =
  (businessDate: CivilDate): Compare =>
  (one, other) => {
    const a = one.reservation.arrival;
    const b = other.reservation.arrival;
    if (a === b) return byId(one, other);
    const isAhead = a >= businessDate;
    if (isAhead !== b >= businessDate) return isAhead ? -1 : 1;
    return a < b === isAhead ? -1 : 1;
  };

/** Never equal for two reservations, so that pages neither repeat nor lose one. */
export const orderBy = (column: ReservationColumn): Compare => {
  const compare = columnOrders[column];
  return (one, other) => compare(one, other) || byId(one, other);
};
