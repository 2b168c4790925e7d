import type { RoomAct, RoomAction, RoomStatus } from "@/contract/rooms/roomStatus";

import { discrepancyOf, roomLife } from "./roomLife";

/** A room as an act leaves it, before the server has answered. A block is told by the server alone. */
export function actedOn(room: RoomStatus, action: RoomAction, request: Omit<RoomAct, "version">): RoomStatus {
  const next = { ...room };
  const without = (flag: string) => room.flags.filter((one) => one !== flag);
  if (action === "setDoNotDisturb") next.flags = [...room.flags, "doNotDisturb"];
  if (action === "clearDoNotDisturb") next.flags = without("doNotDisturb");
  if (action === "clearFault") Object.assign(next, { flags: without("fault"), fault: "" });
  if (action === "resolveDiscrepancy") delete next.discrepancy;
  if (action === "unblock") delete next.block;
  if (action === "reportPeople") {
    const seen = { people: request.people ?? 0, by: "", at: "" };
    next.discrepancy = discrepancyOf(room.people, seen);
  }
  next.cleanliness =
    action === "restore" && request.cleanliness ? request.cleanliness : roomLife.stateAfter(action, room.cleanliness);
  return { ...next, actions: roomLife.permissionsOf({ state: next.cleanliness, ...next }) };
}
