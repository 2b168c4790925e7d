import { defineContract, type } from "../endpoint";
import type { Product, Property, Room, RoomType, SalesChannel } from "../property";
import type { ReasonOf } from "../reasons";
import type { RatePlan } from "./rates";

/** Rooms, prices and terms of the property, with entries that are switched off. */
export interface SetUp {
  /** The cursor of the property's changes that this includes. */
  asOf: number;
  property: Property;
  roomTypes: RoomType[];
  rooms: Room[];
  ratePlans: RatePlan[];
  channels: SalesChannel[];
  products: Product[];
}

/** Reasons why the set-up cannot be changed so, in Spanish. */
export const setUpReasonTexts = {
  ROOM_HAS_NIGHTS: "La habitación {room} tiene {nights} noches futuras; reasígnelas antes.",
  ROOM_NEEDED:
    "Noches vendidas que necesitan la habitación {room}: {nights}, la primera el {date}. Cambie antes esas reservas.",
  ROOM_TYPE_HAS_NIGHTS: "Noches futuras vendidas de {roomType}: {nights}. Cambie antes el tipo de esas reservas.",
} as const;
export type SetUpReason = ReasonOf<keyof typeof setUpReasonTexts>;

/** Rooms, prices and terms of the property. */
export const setUpContract = defineContract({
  /** The data that every page of the property needs. */
  getSetUp: { method: "GET", path: "/pms/set-up", reply: type<SetUp>(), reads: ["setUp"] },
});
