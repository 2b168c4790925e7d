import type { RoomColumn, RoomFilter, RoomRow, RoomRowState } from "@/contract/rooms/inventory";

import type { ListRules } from "../list/ListIndex";

/** A row before it says what may be done with its room. */
export type RoomEntry = Omit<RoomRow, "actions">;

const isIn = (state: RoomRowState) => (room: RoomEntry) => room.state === state;

export const roomListRules: ListRules<RoomEntry, RoomColumn, RoomRowState, RoomFilter> = {
  searched: ({ number, roomType, zone }) => `${number} ${roomType} ${zone}`,
  filters: {
    features: (asked) => (room) => asked.split(",").every((one) => room.features.some((of) => of === one)),
  },
  defaultSort: ({ number }) => number,
  views: { inUse: isIn("inUse"), blocked: isIn("blocked"), off: isIn("off") },
};
