import type { Area } from "../core/area";
import { hotelAreaBelow } from "../hotel/hotelArea";
import { shift } from "../housekeeping/shift/shiftArea";
import { rooms } from "../rooms/roomsArea";
import type { InventoryBook } from "./InventoryBook";

/** Rooms and types are in the books of the hotel; the rest of their records is its own. Lost things name rooms, too. */
export const inventory: Area<InventoryBook> = hotelAreaBelow("/pms/inventory", () => import("./inventoryPart"), [
  rooms,
  shift,
]);
