import type { CivilDate, Room, RoomBlock } from "@/contract/property";
import { addRooms, type RoomsOfNight } from "@/domain/kpis/nightSums";
import { lowersAvailable } from "@/domain/rates/occupancy";
import { nightsOf } from "@/domain/stay";

/** Those of a night by type. */
export type RoomsByType = Readonly<Record<string, RoomsOfNight>>;

/** The sample's first open day, and the rooms of the nights before. */
export interface SampleRooms {
  opened: CivilDate;
  rooms: readonly Room[];
  blocks: readonly RoomBlock[];
}

const noRooms: RoomsOfNight = { inventory: 0, outOfOrder: 0, houseUse: 0 };

/** The rooms of each night, if these are in use and blocked. A room is blocked once, however often. */
export function nightRooms(rooms: readonly Room[], blocks: readonly RoomBlock[]): (night: CivilDate) => RoomsByType {
  const typeOf = new Map(rooms.map(({ id, roomTypeId }) => [id, roomTypeId]));
  const blocksOn = new Map<CivilDate, RoomBlock[]>();
  for (const block of blocks) {
    for (const night of nightsOf({ arrival: block.from, departure: block.to })) {
      blocksOn.set(night, [...(blocksOn.get(night) ?? []), block]);
    }
  }
  const all: Record<string, RoomsOfNight> = {};
  for (const { roomTypeId } of rooms) (all[roomTypeId] ??= { ...noRooms }).inventory += 1;
  return (night) => {
    const onNight = blocksOn.get(night);
    if (!onNight) return all;
    const byType = structuredClone(all);
    for (const [sum, isOf] of blockSums) {
      for (const roomId of new Set(onNight.filter(isOf).map((block) => block.roomId))) {
        const ofType = byType[typeOf.get(roomId) ?? ""];
        if (ofType) ofType[sum] += 1;
      }
    }
    return byType;
  };
}

const blockSums = [
  ["outOfOrder", ({ kind }: RoomBlock) => lowersAvailable(kind)],
  ["houseUse", ({ kind }: RoomBlock) => kind === "internalUse"],
] as const;

/** Those of a type, or of all. */
export function roomsOf(byType: RoomsByType, type?: string): RoomsOfNight {
  const sums = { ...noRooms };
  if (type === undefined) for (const rooms of Object.values(byType)) addRooms(sums, rooms);
  else addRooms(sums, byType[type] ?? noRooms);
  return sums;
}
