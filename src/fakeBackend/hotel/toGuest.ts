import type { Guest } from "@/contract/guest";

import type { Hotel } from "./Hotel";
import type { StoredGuest } from "./StoredGuest";

/** A guest as they travel, with what is counted. */
export function toGuest({ isDeleted: _, history: __, merged: ___, ...guest }: StoredGuest, hotel: Hotel): Guest {
  const stays = hotel.reservationsOf(guest.id).filter(({ state }) => state === "checkedOut").length;
  return { ...guest, stays, isAnonymised: guest.isAnonymised ?? false };
}
