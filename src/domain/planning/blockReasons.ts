import type { BlockDraft } from "@/contract/planning";
import type { CivilDate, Room } from "@/contract/property";
import type { Reason } from "@/contract/reasons";

import { type RoomNight, roomReasons } from "../rates/availability";
import { reasonFor } from "../reasonFor";

/** Why a room cannot be blocked so. `nights`: who has it on the nights of the block, which is not counted itself. */
export function blockReasons(
  { from, to, reason }: BlockDraft,
  room: Room,
  nights: readonly RoomNight[],
  businessDate: CivilDate,
): Reason[] {
  return [
    ...(from < to ? [] : [reasonFor("BLOCK_EMPTY")]),
    ...(from < businessDate ? [reasonFor("BLOCK_IN_THE_PAST", { date: businessDate })] : []),
    ...(reason.trim() === "" ? [reasonFor("BLOCK_REASON_MISSING")] : []),
    ...roomReasons(nights, room.number),
  ];
}
