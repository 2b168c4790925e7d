import type { PlannedStay } from "@/contract/reservations/assignment";
import type { GuestPreference } from "@/contract/people/guest";
import type { Room } from "@/contract/property";

import type { Criterion } from "./criteria";

/** The preferences that a room can meet. Beds and pillows are put into any room. */
type Taste = Extract<GuestPreference, "highFloor" | "lowFloor" | "quiet" | "farFromLift" | "bathtub">;

const tastes: Record<Taste, { criterion: Criterion; isMet: (room: Room, middleFloor: number) => boolean }> = {
  highFloor: { criterion: "floor", isMet: ({ floor }, middle) => floor > middle },
  lowFloor: { criterion: "floor", isMet: ({ floor }, middle) => floor < middle },
  quiet: { criterion: "quiet", isMet: ({ features }) => features.includes("quiet") },
  farFromLift: { criterion: "quiet", isMet: ({ features }) => !features.includes("nearLift") },
  bathtub: { criterion: "wishes", isMet: ({ features }) => features.includes("bathtub") },
};

export interface Wish {
  code: Taste | "formerRoom";
  criterion: Criterion;
  isMet: (room: Room) => boolean;
}

export function middleFloorOf(rooms: readonly Room[]): number {
  const floors = rooms.map(({ floor }) => floor);
  return (Math.min(...floors) + Math.max(...floors)) / 2;
}

/** Wishes of a guest for a room. */
export function wishesOf({ preferences, formerRoomId }: PlannedStay, middleFloor: number): Wish[] {
  const wishes = (Object.keys(tastes) as Taste[]).flatMap((code): Wish[] => {
    const { criterion, isMet } = tastes[code];
    return preferences.includes(code) ? [{ code, criterion, isMet: (room) => isMet(room, middleFloor) }] : [];
  });
  if (formerRoomId === undefined) return wishes;
  return [...wishes, { code: "formerRoom", criterion: "wishes", isMet: ({ id }) => id === formerRoomId }];
}
