import type { RoomBlock } from "@/contract/property";
import { hasNight } from "@/domain/stay";

import type { Hotel } from "../hotel/Hotel";
import type { Actor } from "../records/Actor";
import type { RoomMarks } from "./RoomMarks";

/** Those that a room is out of sale by tonight. */
export const blocksTonight = (roomId: string, { blocks, property }: Hotel): RoomBlock[] =>
  blocks.filter((block) => block.roomId === roomId && hasNight(block, property.businessDate));

/** Puts a block into the books, with a line of its room. */
export function putBlock(block: RoomBlock, marks: RoomMarks, actor: Actor) {
  marks.hotel.putBlock(block.id, block);
  marks.noteBlock(block, true, actor);
}

/** The nights to come are free again, with a line of the room. */
export function liftBlock(id: string, marks: RoomMarks, actor: Actor) {
  const lifted = freeNights(id, marks.hotel);
  if (lifted) marks.noteBlock(lifted, false, actor);
}

/** Frees the nights to come; what has been blocked until today stays in the books. Returns what the block was. */
export function freeNights(id: string, hotel: Hotel): RoomBlock | undefined {
  const known = hotel.blocks.find((block) => block.id === id);
  const { businessDate } = hotel.property;
  if (!known || known.to <= businessDate) return undefined;
  hotel.putBlock(id, known.from < businessDate ? { ...known, to: businessDate } : null);
  return known;
}
