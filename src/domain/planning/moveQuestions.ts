import type { UnusedNights } from "@/contract/reservations/desk";
import { type RoomMoveReason, roomMoveReasons } from "@/contract/reservations/reservationLife";
import type { PlanningStay } from "@/contract/reservations/planning";
import type { CivilDate } from "@/contract/property";
import type { Reason } from "@/contract/reasons";

import { reasonFor } from "../reasonFor";
import type { PlacedNight } from "./barsOf";

type Asked = Pick<PlanningStay, "departure"> & { nights: readonly PlacedNight[] };

/** What has to be said about a change of a stay in the house. */
export interface MoveQuestions {
  /** The guest changes rooms, tonight or later: why. */
  isRoomMove: boolean;
  /** The guest leaves earlier than agreed: what becomes of the nights after that. */
  isShortened: boolean;
}

/** A guest who has not arrived is asked nothing. */
export function moveQuestions(
  before: Asked & Pick<PlanningStay, "state">,
  after: Asked,
  businessDate: CivilDate,
): MoveQuestions {
  const isHere = before.state === "inHouse";
  const roomOn = (night: CivilDate) => before.nights.find(({ date }) => date === night)?.roomId;
  const isOther = ({ date, roomId }: PlacedNight) =>
    date >= businessDate && roomOn(date) !== undefined && roomOn(date) !== roomId;
  return {
    isRoomMove: isHere && after.nights.some(isOther),
    isShortened: isHere && after.departure < before.departure,
  };
}

interface MoveAnswers {
  moveReason?: RoomMoveReason;
  unusedNights?: UnusedNights;
}

/** What has been left open. */
export const unanswered = (
  { isRoomMove, isShortened }: MoveQuestions,
  { moveReason, unusedNights }: MoveAnswers,
): Reason[] => [
  ...(isRoomMove && !roomMoveReasons.some((reason) => reason === moveReason) ? [reasonFor("MOVE_REASON_MISSING")] : []),
  ...(isShortened && unusedNights !== "charge" && unusedNights !== "waive" ? [reasonFor("UNUSED_NIGHTS_MISSING")] : []),
];
