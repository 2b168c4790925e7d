import { cleaningContract } from "@/contract/rooms/cleaningTasks";

import type { Area } from "../core/area";
import { hotelArea } from "../hotel/hotelArea";
import { rooms } from "../rooms/roomsArea";
import type { HousekeepingBook } from "./HousekeepingBook";

/** Tasks follow from the stays and the state of the rooms; its own is the work of people. */
export const housekeeping: Area<HousekeepingBook> = hotelArea(cleaningContract, () => import("./housekeepingPart"), [
  rooms,
]);
