import type { RoomAction, RoomFields, RoomFlag, RoomInputs, RoomStatus } from "@/contract/rooms/roomStatus";

import { discrepancyOf, roomLife } from "./roomLife";

/** A room as an act leaves it, before the server has answered. */
export function actedOn(room: RoomStatus, action: RoomAction, input: RoomFields): RoomStatus {
  const cleanliness = roomLife.stateAfter(action, room.cleanliness);
  const next = { ...room, cleanliness, ...effects[action]?.(room, input) };
  return { ...next, actions: roomLife.permissionsOf({ state: next.cleanliness, ...next }) };
}

/** Further changes by an act. A block is told by the server alone. */
const effects: {
  [Action in RoomAction]?: (room: RoomStatus, input: Partial<RoomInputs[Action]>) => Partial<RoomStatus>;
} = {
  restore: (room, { cleanliness = room.cleanliness }) => ({ cleanliness }),
  setDoNotDisturb: ({ flags }) => ({ flags: [...flags, "doNotDisturb"] }),
  clearDoNotDisturb: (room) => ({ flags: flagsWithout("doNotDisturb", room) }),
  clearFault: (room) => ({ flags: flagsWithout("fault", room), fault: "" }),
  reportPeople: (room, { people = 0 }) => ({ discrepancy: discrepancyOf(room.people, { people, by: "", at: "" }) }),
  resolveDiscrepancy: () => ({ discrepancy: undefined }),
  unblock: () => ({ block: undefined }),
};

const flagsWithout = (flag: RoomFlag, { flags }: RoomStatus) => flags.filter((one) => one !== flag);
