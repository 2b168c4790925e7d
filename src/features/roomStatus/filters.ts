import { type Cleanliness, cleanlinesses } from "@/contract/property";
import type { RoomStatus } from "@/contract/rooms/roomStatus";
import { isReady } from "@/domain/rooms/cleanliness";

/** In the order of their links. */
export const roomFilters = [
  "all",
  "ready",
  ...cleanlinesses,
  "occupied",
  "vacant",
  "arriving",
  "dueOut",
  "vip",
  "doNotDisturb",
  "fault",
  "blocked",
  "discrepancy",
] as const;
export type RoomFilter = (typeof roomFilters)[number];

const isOf = (cleanliness: Cleanliness) => (room: RoomStatus) => room.cleanliness === cleanliness;

const rules: Record<RoomFilter, (room: RoomStatus) => boolean> = {
  all: () => true,
  /** A guest can be given the room now. */
  ready: ({ cleanliness, occupancy, block }) => isReady(cleanliness) && occupancy === "vacant" && !block,
  dirty: isOf("dirty"),
  cleaning: isOf("cleaning"),
  clean: isOf("clean"),
  inspected: isOf("inspected"),
  occupied: ({ occupancy }) => occupancy === "occupied",
  vacant: ({ occupancy }) => occupancy === "vacant",
  arriving: ({ arrival }) => arrival !== undefined,
  dueOut: ({ day }) => day === "dueOut",
  vip: ({ flags }) => flags.includes("vip"),
  doNotDisturb: ({ flags }) => flags.includes("doNotDisturb"),
  fault: ({ flags }) => flags.includes("fault"),
  blocked: ({ block }) => block !== undefined,
  discrepancy: (room) => room.discrepancy !== undefined,
};

export const roomsIn = (rooms: readonly RoomStatus[], filter: RoomFilter) => rooms.filter(rules[filter]);

/** Of the address; all where it names none that there is. */
export const filterIn = (query: URLSearchParams): RoomFilter =>
  roomFilters.find((one) => one === query.get("show")) ?? "all";
