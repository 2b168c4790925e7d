import type { CivilDate, Room } from "@/contract/property";
import type { Reason } from "@/contract/reservations/reservationReasons";
import type { Reservation, ReservationNight } from "@/contract/reservations/reservations";

/** The first added night on which the stay's own room is not free; undefined where it can stay in it. */
export const movesOn = (
  nights: readonly ReservationNight[],
  { departure }: Pick<Reservation, "departure">,
): CivilDate | undefined => nights.find(({ date, roomId }) => roomId === undefined && date >= departure)?.date;

/** The added nights in another room, from the first one on in which the stay's own room is not free. */
export function inAddedRoom(
  nights: readonly ReservationNight[],
  former: Pick<Reservation, "departure">,
  { id: roomId, roomTypeId }: Pick<Room, "id" | "roomTypeId">,
): ReservationNight[] {
  const from = movesOn(nights, former);
  return nights.map((night) => (from === undefined || night.date < from ? night : { ...night, roomId, roomTypeId }));
}

/** Whether another room is a way out of what is against an extension. */
export const isForRoom = (reasons: readonly Reason[]): boolean =>
  reasons.length > 0 && reasons.every(({ code }) => code === "ROOM_TAKEN" || code === "ROOM_BLOCKED");
