import type { UnusedNights } from "@/contract/reservations/desk";
import { type RoomMoveReason, roomMoveReasons } from "@/contract/reservations/reservationLife";
import type { CivilDate } from "@/contract/property";
import type { Reason } from "@/contract/reservations/reservationReasons";

import { reasonFor } from "../reasonFor";
import { roomDaysOf, type RoomedStay } from "../reservations/roomOf";

/** Questions about a change of a stay in the house. */
export interface MoveQuestions {
  /** The guest changes rooms, tonight or later: why. */
  isRoomMove: boolean;
  /** The guest leaves earlier than agreed: what becomes of the nights after that. */
  isShortened: boolean;
}

/** A guest who has not arrived is asked nothing. */
export function moveQuestions(
  before: RoomedStay,
  after: Omit<RoomedStay, "state">,
  businessDate: CivilDate,
): MoveQuestions {
  const isHere = before.state === "inHouse";
  const was = new Map(roomDaysOf(before).map(({ date, roomId }) => [date, roomId]));
  const isOther = ({ date, roomId }: { date: CivilDate; roomId?: string }) =>
    date >= businessDate && was.get(date) !== undefined && was.get(date) !== roomId;
  return {
    isRoomMove: isHere && roomDaysOf({ ...after, state: before.state }).some(isOther),
    isShortened: isHere && after.departure < before.departure,
  };
}

interface MoveAnswers {
  moveReason?: RoomMoveReason;
  unusedNights?: UnusedNights;
}

/** Questions without an answer. */
export const unanswered = (
  { isRoomMove, isShortened }: MoveQuestions,
  { moveReason, unusedNights }: MoveAnswers,
): Reason[] => [
  ...(isRoomMove && !roomMoveReasons.some((reason) => reason === moveReason) ? [reasonFor("MOVE_REASON_MISSING")] : []),
  ...(isShortened && unusedNights !== "charge" && unusedNights !== "waive" ? [reasonFor("UNUSED_NIGHTS_MISSING")] : []),
];
