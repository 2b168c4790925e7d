import type { CivilDate } from "@/contract/property";
import type { Reason } from "@/contract/reasons";

import { reasonFor } from "./reasonFor";

/** Rooms of one type, or of the whole house, on one night. */
export interface RoomCount {
  physical: number;
  /** Blocked, in whatever way. */
  blocked: number;
  /** Nights of reservations that take rooms; that of the reservation in question is not among them. */
  sold: number;
  /** Rooms that may be sold beyond what there are. */
  overbookingAllowance: number;
}

/** What is left of a type on a night, and of the house. */
export interface NightCount {
  date: CivilDate;
  type: RoomCount;
  house: RoomCount;
}

/** Whose the room is on a night, the reservation in question aside. */
export interface RoomNight {
  date: CivilDate;
  holder?: "reservation" | "block";
}

const leftOf = ({ physical, blocked, sold, overbookingAllowance }: RoomCount) =>
  physical - blocked + overbookingAllowance - sold;

/** Rooms that may still be sold on a night; fewer than none counts as none. */
export const leftOn = ({ type, house }: NightCount): number => Math.max(0, Math.min(leftOf(type), leftOf(house)));

/** Rooms left on the fullest of the nights. Day use needs none: nothing limits it. */
export const leftOnAll = (nights: readonly NightCount[]): number => Math.min(...nights.map(leftOn));

/** The second and third guard against overbooking: names the first night that is full, of the type or of the house. */
export function availabilityReasons(nights: readonly NightCount[], roomType: string): Reason[] {
  const full = nights.find((night) => leftOn(night) === 0);
  if (!full) return [];
  const { date } = full;
  return [leftOf(full.type) > 0 ? reasonFor("HOUSE_FULL", { date }) : reasonFor("NO_AVAILABILITY", { roomType, date })];
}

/** The first guard: a room has one holder a night, be it a reservation or a block. Names the first night it has not. */
export function roomReasons(nights: readonly RoomNight[], room: string): Reason[] {
  const held = nights.find(({ holder }) => holder);
  if (!held) return [];
  return [reasonFor(held.holder === "block" ? "ROOM_BLOCKED" : "ROOM_TAKEN", { room, date: held.date })];
}
