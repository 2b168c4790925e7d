import type { Room, RoomBlock } from "@/contract/property";
import { dateOfDay } from "@/domain/civilDate";

import type { Random } from "../../core/random";
import { blockTexts } from "./notes";

/** Rooms that could not or cannot be sold for some days: three around today, and one every few weeks before. */
export function blocksAround(today: number, start: number, rooms: readonly Room[], { pick, between }: Random) {
  const blocks: RoomBlock[] = [
    block("R-107", today - 2, today + 3, "Fuga en el baño"),
    block("R-102", today + 1, today + 3, "Aprendizaje del equipo de pisos", "internalUse"),
    block("R-209", today + 9, today + 14, "Pintura y rejuntado"),
  ];
  for (let day = start + 20; day < today - 20; day += between(25, 50)) {
    blocks.push(block(pick(rooms).id, day, day + between(3, 6), pick(blockTexts)));
  }
  return blocks;
}

const block = (
  roomId: string,
  from: number,
  to: number,
  reason: string,
  kind: RoomBlock["kind"] = "outOfOrder",
): RoomBlock => ({
  id: `block-${roomId}-${dateOfDay(from)}`,
  roomId,
  from: dateOfDay(from),
  to: dateOfDay(to),
  kind,
  reason,
});
