import type { AssignmentPlan } from "@/contract/reservations/assignment";

import type { Merits } from "./merits";
import type { RoomGrid } from "./RoomGrid";

type MoveReasonCode =
  | "makesRoom"
  | "upgrade"
  | "accessible"
  | "highFloor"
  | "lowFloor"
  | "quiet"
  | "farFromLift"
  | "bathtub"
  | "formerRoom"
  | "near"
  | "ready"
  | "noGaps"
  | "nextToGuest"
  | "free";

/** Why a stay gets its room; with a guest where another one matters. */
export interface MoveReason {
  code: MoveReasonCode;
  guest?: string;
}

/** In the finished grid, the most important first. Each stay has one at least. */
export function moveReasons(stay: number, plan: AssignmentPlan, grid: RoomGrid, merits: Merits): MoveReason[] {
  const { stays, rooms, notReady } = plan;
  const { roomTypeId, preferences, roomId } = stays[stay]!;
  const place = grid.roomOf[stay]!;
  const room = rooms[place]!;
  const span = grid.spans[stay]!;
  const reasons: MoveReason[] = [];

  const former = rooms.findIndex(({ id }) => id === roomId);
  const [successor] = former < 0 ? [] : grid.staysIn(former, span);
  if (successor !== undefined) reasons.push({ code: "makesRoom", guest: stays[successor]!.guest });
  if (room.roomTypeId !== roomTypeId) reasons.push({ code: "upgrade" });
  if (preferences.includes("accessible") && room.features.includes("accessible")) reasons.push({ code: "accessible" });
  for (const { code, isMet } of merits.wishes[stay]!) if (isMet(room)) reasons.push({ code });
  const companion = merits.nearest(stay, place);
  if (companion) reasons.push({ code: "near", guest: stays[companion.stay]!.guest });
  if (span.start === 0 && !notReady.includes(room.id)) reasons.push({ code: "ready" });

  const before = grid.freeBefore(place, span);
  const after = grid.freeAfter(place, span);
  const follows = before === 0 && span.start > 0;
  if (follows && after === 0) reasons.push({ code: "noGaps" });
  else if (follows || after === 0) reasons.push({ code: "nextToGuest" });
  return reasons.length > 0 ? reasons : [{ code: "free" }];
}
