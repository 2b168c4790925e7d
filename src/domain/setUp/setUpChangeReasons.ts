import type { Room, RoomType } from "@/contract/property";
import type { Reason } from "@/contract/reservations/reservationReasons";
import { type SetUpReason, setUpReasonTexts } from "@/contract/reservations/setUp";

import { type NightCount, isFull } from "../rates/availability";
import { reasonFor, reasonsFrom } from "../reasonFor";

export const setUpReason = reasonsFrom(setUpReasonTexts);

/** The use of a room from the business date on. */
export interface RoomUse {
  /** Nights that are assigned to it. */
  nights: number;
  /** Name of the guest who leaves today, or should have left, and has not yet. */
  leaver: string | undefined;
  /** Counts of the sold nights on which the room is not blocked, by date. */
  counts: readonly NightCount[];
}

/**
 * Why a room cannot be switched off, or be of another type: it has nights, its guest has not left yet, or more is sold than
 * there would be rooms with the allowed overbooking. `countUse` is called only then, for the room as it was.
 */
export function roomChangeReasons(
  next: Room,
  former: Room | undefined,
  countUse: (room: Room) => RoomUse,
): (SetUpReason | Reason)[] {
  const isOff = !next.isActive;
  if (!former?.isActive || (!isOff && next.roomTypeId === former.roomTypeId)) return [];
  const { number: room } = former;
  const { nights, leaver, counts } = countUse(former);
  const needed = counts.filter(({ type, house }) => isFull(type) || (isOff && isFull(house)));
  const [first] = needed;
  return [
    ...(nights > 0 ? [setUpReason("ROOM_HAS_NIGHTS", { room, nights })] : []),
    ...(leaver === undefined ? [] : [reasonFor("ROOM_OCCUPIED", { room, guest: leaver })]),
    ...(first ? [setUpReason("ROOM_NEEDED", { room, nights: needed.length, date: first.date })] : []),
  ];
}

/** Why a room type cannot be switched off: `nights` from the business date on are sold of it. */
export const roomTypeOffReasons = ({ isActive, name: roomType }: RoomType, nights: number): SetUpReason[] =>
  isActive || nights === 0 ? [] : [setUpReason("ROOM_TYPE_HAS_NIGHTS", { roomType, nights })];
