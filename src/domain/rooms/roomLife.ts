import type { Cleanliness } from "@/contract/property";
import {
  type Discrepancy,
  type RoomStatus,
  type RoomStatusReason,
  roomStatusReasonTexts,
} from "@/contract/rooms/roomStatus";

import { generalReason } from "../definition/generalReason";
import { reasonsFrom } from "../reasonFor";
import { stateMachine } from "../stateMachine";

export const roomStatusReason = reasonsFrom(roomStatusReasonTexts);

interface Ruled extends Pick<RoomStatus, "occupancy" | "flags" | "block" | "discrepancy"> {
  state: Cleanliness;
}

const always = ["dirty", "cleaning", "clean", "inspected"] as const;
const isDisturbed = ({ flags }: Ruled) => !flags.includes("doNotDisturb");

/**
 * The acts of staff on a room, by its cleanliness. No act is about who is in the room: that follows from the stays. A block
 * is for the nights that it names: whether they are free, the planning says.
 */
export const roomLife = stateMachine<Cleanliness, RoomStatusReason, Ruled>()(
  {
    markDirty: { from: ["cleaning", "clean", "inspected"], to: "dirty" },
    markClean: { from: ["dirty", "cleaning"], to: "clean" },
    inspect: { from: ["clean"], to: "inspected" },
    restore: { from: always },
    setDoNotDisturb: { from: always, isFor: (room) => room.occupancy === "occupied" && isDisturbed(room) },
    clearDoNotDisturb: { from: always, isFor: (room) => !isDisturbed(room) },
    reportPeople: { from: always },
    resolveDiscrepancy: { from: always, isFor: ({ discrepancy }) => discrepancy !== undefined },
    clearFault: { from: always, isFor: ({ flags }) => flags.includes("fault") },
    block: { from: always, isFor: ({ block }) => block === undefined },
    unblock: { from: always, isFor: ({ block }) => block !== undefined },
  },
  { foreign: () => generalReason("ACT_NOT_NOW") },
);

/**
 * How desk and housekeeping disagree about the people in a room; undefined where they agree. `registered` is 0 for a vacant
 * room.
 */
export function discrepancyOf(
  registered: number,
  { people: seen, by, at }: { people: number; by: string; at: string },
): Discrepancy | undefined {
  if (seen === registered) return undefined;
  const kind = registered === 0 ? "sleep" : seen === 0 ? "skip" : "people";
  return { kind, seen, by, at };
}
