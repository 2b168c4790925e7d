import { roomStatusContract } from "@/contract/rooms/roomStatus";

import type { Area } from "../core/area";
import { hotelArea } from "../hotel/hotelArea";
import type { RoomMarks } from "./RoomMarks";

/** The state of the rooms. */
export const rooms: Area<RoomMarks> = hotelArea(roomStatusContract, () => import("./roomsPart"));
