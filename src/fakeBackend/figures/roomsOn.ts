import type { CivilDate, RoomBlock } from "@/contract/property";
import type { RoomsOfNight } from "@/domain/kpis/nightSums";
import { lowersAvailable } from "@/domain/rates/occupancy";
import { nightsOf } from "@/domain/stay";

import type { Hotel } from "../hotel/Hotel";

/** The rooms of each night, as they are in use now; of a type, if one is given. A room is blocked once, however often. */
export function roomsOn(hotel: Hotel, type?: string): (night: CivilDate) => RoomsOfNight {
  const rooms = new Set(
    hotel.rooms.filter(({ roomTypeId }) => (type ?? roomTypeId) === roomTypeId).map(({ id }) => id),
  );
  const blocksOn = new Map<CivilDate, RoomBlock[]>();
  for (const block of hotel.blocks) {
    if (!rooms.has(block.roomId)) continue;
    for (const night of nightsOf({ arrival: block.from, departure: block.to })) {
      blocksOn.set(night, [...(blocksOn.get(night) ?? []), block]);
    }
  }
  return (night) => {
    const blocks = blocksOn.get(night) ?? [];
    const idsOf = (isOf: (block: RoomBlock) => boolean) => new Set(blocks.filter(isOf).map(({ roomId }) => roomId));
    return {
      inventory: rooms.size,
      outOfOrder: idsOf(({ kind }) => lowersAvailable(kind)).size,
      houseUse: idsOf(({ kind }) => kind === "internalUse").size,
    };
  };
}
