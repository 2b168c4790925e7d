import type { CivilDate } from "@/contract/property";
import type { Reservation } from "@/contract/reservations/reservations";

import { takesRooms } from "./situationOf";

/** Where a stay is: the rooms of its nights, and that of a day without a night. */
export type Housed = Pick<Reservation, "nights" | "dayRoomId">;

interface RoomDay {
  date: CivilDate;
  roomId: string;
}

/**
 * The room on a date: that of its night or, before the stay, of the first night; once no night is left, the room until the
 * check-out. "" while none is assigned.
 */
export function roomOf({ nights, dayRoomId }: Housed, date: CivilDate): string {
  const night = nights.find((one) => one.date >= date);
  return (night ? night.roomId : (dayRoomId ?? nights.at(-1)?.roomId)) ?? "";
}

/** The guest is in house, and the room is theirs on the date, whatever moves there have been. */
export const livesIn = (stay: Housed & Pick<Reservation, "state">, roomId: string, date: CivilDate): boolean =>
  stay.state === "inHouse" && roomOf(stay, date) === roomId;

/** Every room of the stay, once, in their order. */
export const roomIdsOf = ({ nights, dayRoomId }: Housed): string[] => [
  ...new Set([...nights.map(({ roomId }) => roomId), dayRoomId].filter((id) => id !== undefined)),
];

/** A stay to come lacks a room on a night from the date on, or for the day of a day use. */
export function lacksRoom({ nights, dayRoomId }: Housed, date: CivilDate): boolean {
  if (nights.length === 0) return dayRoomId === undefined;
  return nights.some((night) => night.date >= date && night.roomId === undefined);
}

/** A stay's rooms, night by night. */
export interface RoomedStay extends Pick<Reservation, "state" | "departure" | "dayRoomId"> {
  nights: readonly { date: CivilDate; roomId?: string }[];
}

/**
 * The day on which a stay has a room without a night of its own: day use, departure on the day of arrival, a move on the
 * day of departure. The room is its own until the check-out, although nothing is taken from what can be sold.
 */
export function roomDayOf({ state, departure, dayRoomId }: Omit<RoomedStay, "nights">): RoomDay[] {
  const isHeld = takesRooms(state) && state !== "checkedOut";
  return dayRoomId !== undefined && isHeld ? [{ date: departure, roomId: dayRoomId }] : [];
}

/** The nights with their rooms, and the day that has one. */
export const roomDaysOf = (stay: RoomedStay): { date: CivilDate; roomId?: string }[] => [
  ...stay.nights,
  ...roomDayOf(stay),
];

/**
 * The room of the day after the nights of a stay have changed: it keeps the room that it has, unless a night says so.
 * Undefined where there is nothing to say.
 */
export function dayRoomAfter(
  before: Housed,
  { nights }: Pick<Housed, "nights">,
  businessDate: CivilDate,
): string | undefined {
  if (nights.some(({ date }) => date >= businessDate)) return undefined;
  const room = roomOf(before, businessDate);
  return room === "" || room === nights.at(-1)?.roomId ? undefined : room;
}
