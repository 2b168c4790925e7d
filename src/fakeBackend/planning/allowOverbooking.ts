import type { Overbooking, OverbookingDraft } from "@/contract/reservations/overbooking";
import type { CivilDate } from "@/contract/property";
import { isCivilDate } from "@/domain/civilDate";
import { overbookingReasons } from "@/domain/planning/overbookingReasons";

import type { Hotel } from "../hotel/Hotel";
import type { Actor } from "../records/Actor";
import { notFound, refuse } from "../records/Refused";

interface Night {
  roomTypeId: string;
  date: CivilDate;
}

/** Lets a type be oversold on a night, or says why not. */
export function allowOverbooking(
  { roomTypeId, date }: Night,
  draft: OverbookingDraft,
  hotel: Hotel,
  { by, now }: Actor,
): Overbooking {
  if (!hotel.roomType(roomTypeId) || !isCivilDate(date)) throw notFound();
  refuse(overbookingReasons(draft, date, hotel.property.businessDate));
  const { rooms } = draft;
  const reason = draft.reason.trim();
  const known = hotel.overbookings.of(roomTypeId, date);
  if (known?.rooms === rooms && known.reason === reason) return known;
  const overbooking = { roomTypeId, date, rooms, reason, by, at: now.toISOString() };
  hotel.overbookings.put(overbooking);
  hotel.revision.advance("rooms");
  return overbooking;
}

/** Sold nights stay sold. A night that has passed keeps what was allowed. */
export function liftOverbooking({ roomTypeId, date }: Night, hotel: Hotel) {
  const isPast = date < hotel.property.businessDate;
  if (isPast || !hotel.overbookings.of(roomTypeId, date)) return;
  hotel.overbookings.remove({ roomTypeId, date });
  hotel.revision.advance("rooms");
}
