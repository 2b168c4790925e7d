import type { Room, RoomType } from "@/contract/property";
import type { Reason } from "@/contract/reasons";

import { reasonFor } from "../reasonFor";

/** A simpler type than the one sold is refused; a better one is an upgrade. */
export const rankReasons = (
  room: Pick<Room, "number">,
  { rank }: Pick<RoomType, "rank">,
  booked: Pick<RoomType, "rank">,
): Reason[] => (rank < booked.rank ? [reasonFor("ROOM_OF_OTHER_TYPE", { room: room.number })] : []);
