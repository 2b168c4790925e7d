import type { MoveResult } from "@/contract/reservations/assignment";
import type { BlockMove, BlockRequest } from "@/contract/reservations/planning";
import type { StayMove } from "@/contract/reservations/stayMoves";
import type { RoomBlock } from "@/contract/property";
import { isCivilDate } from "@/domain/civilDate";
import { blockReason, blockReasons } from "@/domain/planning/blockReasons";
import { moveOut, nightsInTheWay } from "@/domain/planning/makingWay";
import { reasonFor } from "@/domain/reasonFor";
import { roomDaysOf } from "@/domain/reservations/roomOf";
import { FARTHEST_ARRIVAL, isFarAhead, nightsOf } from "@/domain/stay";

import type { Database } from "../core/database";
import { refuseLonger } from "../core/refuseLong";
import type { StoredReservation } from "../hotel/books/StoredReservation";
import type { Hotel } from "../hotel/Hotel";
import { occupiedReasons } from "../hotel/reservations/circumstancesOf";
import type { Actor } from "../records/Actor";
import { notFound, refuse, Refused } from "../records/Refused";
import { freeNights, liftBlock, putBlock } from "../rooms/roomBlocks";
import type { KeptMove, Placement } from "./Moves";
import { movedBack, moveStays, placementOf } from "./moveStays";

type Books = Pick<Database, "hotel" | "planning" | "rooms">;

/**
 * Blocks a room, or says why not. A block that has begun keeps the nights before the business date. Who makes way for it
 * moves in the same change, or nothing is done.
 */
export function blockRoom(id: string, { moves = [], ...draft }: BlockRequest, books: Books, actor: Actor): RoomBlock {
  refuseLonger({ reason: draft.reason }, "noteTooLong");
  const { hotel, planning, rooms } = books;
  const room = hotel.room(draft.roomId);
  if (!room) throw notFound();
  if (!isCivilDate(draft.from) || !isCivilDate(draft.to)) refuse([blockReason("BLOCK_EMPTY")]);
  const { businessDate } = hotel.property;
  if (isFarAhead(draft.to, businessDate)) refuse([blockReason("BLOCK_FAR_AHEAD", { max: FARTHEST_ARRIVAL })]); // its nights are not counted
  const known = hotel.blocks.find((block) => block.id === id);
  const block: RoomBlock = { ...draft, id, reason: draft.reason.trim() };
  if (known && JSON.stringify(sorted(known)) === JSON.stringify(sorted(block))) return known;
  const begun = known && known.from === draft.from && draft.from < businessDate;
  const ahead = begun ? { ...draft, from: businessDate } : draft;
  const own = known?.roomId === room.id ? nightsOf({ arrival: known.from, departure: known.to }) : [];
  const dates = nightsOf({ arrival: ahead.from, departure: ahead.to }).filter((date) => !own.includes(date));
  const leaving = moves.flatMap((move) => leavingBy(move, ahead, hotel));
  const occupied = occupiedReasons(room.id, undefined, hotel);
  refuse(blockReasons(ahead, room, nightsWithout(leaving, room.id, dates, hotel), occupied, businessDate));
  const former = leaving.map(({ stored }) => placementOf(stored));
  const results = moveStays(
    leaving.map(({ move }) => move),
    hotel,
    actor,
    true,
  );
  refuse(results.flatMap(({ reasons }) => reasons));
  if (results.length > 0) planning.set(id, madeWay({ results, former }, known && planning.get(id)));
  putBlock(block, rooms, actor);
  return block;
}

/** All who have made way for a block, also before it was extended: its undo puts each back to where they were at first. */
function madeWay({ results, former }: KeptMove, before: KeptMove | undefined): KeptMove {
  if (!before || before.undone) return { results, former };
  const isMovedAgain = ({ reservationId }: MoveResult) => results.some((one) => one.reservationId === reservationId);
  const isKnown = ({ id }: Placement) => before.former.some((one) => one.id === id);
  return {
    results: [...before.results.filter((one) => !isMovedAgain(one)), ...results],
    former: [...before.former, ...former.filter((one) => !isKnown(one))],
  };
}

interface Leaving {
  stored: StoredReservation;
  move: StayMove;
}

/** None where another desk has moved the stay since, so that it is not in the way. */
function leavingBy(move: BlockMove, block: BlockRequest, hotel: Hotel): Leaving[] {
  const stored = hotel.find(move.reservationId);
  if (!stored || stored.isDeleted) throw new Refused(409, { reasons: [reasonFor("GONE")] });
  const nights = nightsInTheWay(roomDaysOf(stored), block, hotel.property.businessDate);
  return nights && move.roomId !== block.roomId ? [{ stored, move: moveOut(move, stored, nights) }] : [];
}

/** Who has the room on these nights once some have left it. */
function nightsWithout(leaving: readonly Leaving[], roomId: string, dates: readonly string[], { nights }: Hotel) {
  for (const { stored } of leaving) nights.remove(stored);
  const left = nights.roomNights(roomId, dates);
  for (const { stored } of leaving) nights.add(stored);
  return left;
}

const sorted = ({ roomId, from, to, kind, reason }: RoomBlock) => [roomId, from, to, kind, reason];

/** The room is free again, and those who made way are back in it; if one cannot be, the room stays blocked. */
export function undoBlock(id: string, { hotel, planning, rooms }: Books, actor: Actor) {
  const made = planning.get(id);
  if (!made || made.undone) return liftBlock(id, rooms, actor);
  const known = freeNights(id, hotel);
  const undone = movedBack(made.former, made.results, hotel, actor, true);
  const reasons = undone.flatMap((result) => result.reasons);
  if (reasons.length > 0 && known) hotel.putBlock(id, known);
  refuse(reasons);
  if (known) rooms.noteBlock(known, false, actor);
  planning.set(id, { ...made, undone });
}
