import type { CivilDate } from "@/contract/property";
import type { ReservationState } from "@/contract/reservations/reservationLife";
import { addDays, civilDateIn } from "@/domain/civilDate";

import type { Hotel } from "../../hotel/Hotel";

/** A thing that was overlooked is found within so many nights. */
const NIGHTS_BACK = 14;

type Books = Pick<Hotel, "nights" | "find">;

/** The stay that slept in a room last before a date; "" where none did. */
export function lastGuestOf(roomId: string, date: CivilDate, hotel: Books): string {
  for (let back = 1; back <= NIGHTS_BACK; back += 1) {
    const holder = hotel.nights.holderOn(roomId, addDays(date, -back));
    if (holder !== undefined && hasComeIn(hotel.find(holder)?.state)) return holder;
  }
  return "";
}

/**
 * The stay that was in a room last when something was found in it: who had it by day, then who slept in it. In the small
 * hours before the close it is the night before that counts: the day is the business date.
 */
export function lastGuestAt(roomId: string, foundAt: Date, hotel: Hotel): string {
  const { timeZone, businessDate } = hotel.property;
  const clock = civilDateIn(foundAt, timeZone);
  const date = clock < businessDate ? clock : businessDate;
  const byDay = hotel.list.where(
    ({ reservation: { dayRoomId, departure, state } }) =>
      dayRoomId === roomId && departure === date && hasComeIn(state),
  );
  return byDay.at(-1)?.reservation.id ?? lastGuestOf(roomId, date, hotel);
}

const hasComeIn = (state?: ReservationState) => state === "inHouse" || state === "checkedOut";
