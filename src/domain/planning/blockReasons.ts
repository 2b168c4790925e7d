import { blockReasonTexts } from "@/contract/reservations/blockReasons";
import type { BlockDraft, BlockReason } from "@/contract/reservations/planning";
import type { CivilDate, Room } from "@/contract/property";
import type { Reason } from "@/contract/reservations/reservationReasons";

import { type RoomNight, roomReasons } from "../rates/availability";
import { reasonsFrom } from "../reasonFor";
import { FARTHEST_ARRIVAL, isFarAhead } from "../stay";

export const blockReason = reasonsFrom(blockReasonTexts);

/**
 * Why a room cannot be blocked so. `nights`: who has it on the nights of the block, which is not counted itself.
 * `occupied`: a guest is still in it, which matters to a block from today on.
 */
export function blockReasons(
  { from, to, reason }: BlockDraft,
  room: Room,
  nights: readonly RoomNight[],
  occupied: readonly Reason[],
  businessDate: CivilDate,
): BlockReason[] {
  return [
    ...(from < to ? [] : [blockReason("BLOCK_EMPTY")]),
    ...(from < businessDate ? [blockReason("BLOCK_IN_THE_PAST", { date: businessDate })] : []),
    ...(isFarAhead(to, businessDate) ? [blockReason("BLOCK_FAR_AHEAD", { max: FARTHEST_ARRIVAL })] : []),
    ...(reason.trim() === "" ? [blockReason("BLOCK_REASON_MISSING")] : []),
    ...(from <= businessDate ? occupied : []),
    ...roomReasons(nights, room.number),
  ];
}
