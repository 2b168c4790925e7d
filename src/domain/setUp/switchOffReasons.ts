import type { Room, RoomType } from "@/contract/property";
import { type SetUpReason, setUpReasonTexts } from "@/contract/reservations/setUp";

import { reasonsFrom } from "../reasonFor";

const setUpReason = reasonsFrom(setUpReasonTexts);

/** Why a room cannot be switched off: `nights` from the business date on are assigned to it. */
export const roomOffReasons = ({ isActive, number: room }: Room, nights: number): SetUpReason[] =>
  isActive || nights === 0 ? [] : [setUpReason("ROOM_HAS_NIGHTS", { room, nights })];

/** Why a room type cannot be switched off: `nights` from the business date on are sold of it. */
export const roomTypeOffReasons = ({ isActive, name: roomType }: RoomType, nights: number): SetUpReason[] =>
  isActive || nights === 0 ? [] : [setUpReason("ROOM_TYPE_HAS_NIGHTS", { roomType, nights })];
