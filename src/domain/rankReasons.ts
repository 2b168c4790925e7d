import type { Room, RoomType } from "@/contract/property";
import type { Reason } from "@/contract/reasons";

import { reasonFor } from "./reasonFor";

/** Nobody gets a room of a simpler type than they booked; one of a better type is an upgrade. */
export const rankReasons = (
  room: Pick<Room, "number">,
  { rank }: Pick<RoomType, "rank">,
  booked: Pick<RoomType, "rank">,
): Reason[] => (rank < booked.rank ? [reasonFor("ROOM_OF_OTHER_TYPE", { room: room.number })] : []);
