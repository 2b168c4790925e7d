import type { CivilDate } from "@/contract/property";
import { addDays } from "@/domain/civilDate";

import type { Hotel } from "../../hotel/Hotel";

/** A thing that was overlooked is found within so many nights. */
const NIGHTS_BACK = 14;

/** The stay that slept in a room last before a date; "" where none did. */
export function lastGuestOf(roomId: string, date: CivilDate, { nights }: Pick<Hotel, "nights">): string {
  for (let back = 1; back <= NIGHTS_BACK; back += 1) {
    const holder = nights.holderOn(roomId, addDays(date, -back));
    if (holder !== undefined) return holder;
  }
  return "";
}
