import type { BlockDraft } from "@/contract/reservations/planning";
import type { RoomBlock } from "@/contract/property";
import { isCivilDate } from "@/domain/civilDate";
import { blockReason, blockReasons } from "@/domain/planning/blockReasons";
import { nightsOf } from "@/domain/stay";

import type { Hotel } from "../hotel/Hotel";
import { occupiedReasons } from "../hotel/reservations/circumstancesOf";
import { notFound, refuse } from "../records/Refused";

/** Blocks a room, or says why not. A block that has begun keeps the nights before the business date. */
export function blockRoom(id: string, draft: BlockDraft, hotel: Hotel): RoomBlock {
  const room = hotel.room(draft.roomId);
  if (!room) throw notFound();
  if (!isCivilDate(draft.from) || !isCivilDate(draft.to)) refuse([blockReason("BLOCK_EMPTY")]);
  const { businessDate } = hotel.property;
  const known = hotel.blocks.find((block) => block.id === id);
  const block: RoomBlock = { ...draft, id, reason: draft.reason.trim() };
  if (known && JSON.stringify(sorted(known)) === JSON.stringify(sorted(block))) return known;
  const begun = known && known.from === draft.from && draft.from < businessDate;
  const ahead = begun ? { ...draft, from: businessDate } : draft;
  const own = known?.roomId === room.id ? nightsOf({ arrival: known.from, departure: known.to }) : [];
  const dates = nightsOf({ arrival: ahead.from, departure: ahead.to }).filter((date) => !own.includes(date));
  const occupied = occupiedReasons(room.id, undefined, hotel);
  refuse(blockReasons(ahead, room, hotel.nights.roomNights(room.id, dates), occupied, businessDate));
  hotel.putBlock(id, block);
  return block;
}

const sorted = ({ roomId, from, to, kind, reason }: RoomBlock) => [roomId, from, to, kind, reason];

/** The nights to come are free again; what has been blocked until today stays in the books. */
export function liftBlock(id: string, hotel: Hotel) {
  const known = hotel.blocks.find((block) => block.id === id);
  const { businessDate } = hotel.property;
  if (!known || known.to <= businessDate) return;
  hotel.putBlock(id, known.from < businessDate ? { ...known, to: businessDate } : null);
}
