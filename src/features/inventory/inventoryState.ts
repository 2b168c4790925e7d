import type { RoomTypeRow } from "@/contract/rooms/inventory";
import type { StatePart } from "@/shared/feature/feature";

import { inventoryUndo, orderWrites, told, togetherWrites, typedRoomsSlice } from "./inventoryWrites";
import { roomList } from "./roomList";
import { roomTypeRecord } from "./roomTypeRecord";

const actedTypes = roomTypeRecord.inRows<RoomTypeRow>((type, { action }) => ({
  ...type,
  isActive: action === "switchOn",
  actions: [],
}));

const ordered = (types: RoomTypeRow[], { after }: { after: string[] }) =>
  types.toSorted((one, other) => after.indexOf(one.id) - after.indexOf(other.id));

/** All types, with what is pending. */
export const roomTypes = orderWrites.over(roomTypeRecord.writes.over(told, actedTypes.applied), ordered);

const follower = roomTypeRecord.followedBy({
  *readAgain() {
    yield* told.askAgain();
    yield* roomList.reload();
  },
});

export const inventoryState: StatePart[] = [
  roomList,
  roomTypes,
  roomTypeRecord,
  follower,
  orderWrites,
  togetherWrites,
  { slices: [inventoryUndo, typedRoomsSlice], *saga() {} },
];
