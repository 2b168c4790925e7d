import type { CivilDate } from "@/contract/property";
import type { Oversale } from "@/contract/reservations/rates";
import type { Reason } from "@/contract/reservations/reservationReasons";

import { reasonFor } from "../reasonFor";

/** Rooms of one type, or of the whole property, on a night. */
export interface RoomCount {
  physical: number;
  /** Blocked for any reason. */
  blocked: number;
  /** Nights of reservations that use rooms, without the reservation in question. */
  sold: number;
  /** Rooms that a channel has sold and no reservation holds yet. */
  waiting?: number;
  /** Rooms that may be sold beyond the existing ones. */
  overbookingAllowance: number;
}

/** Rooms left on a night, of a type and of the whole property. */
export interface NightCount {
  date: CivilDate;
  type: RoomCount;
  house: RoomCount;
}

/** Who holds the room on a night, ignoring the reservation in question. */
export interface RoomNight {
  date: CivilDate;
  holder?: "reservation" | "block";
}

const leftOf = (count: RoomCount) => freeOf(count) + count.overbookingAllowance;

/** Whether no room is left on a night: of the overbooking allowance neither. */
export const isFull = (count: RoomCount): boolean => leftOf(count) <= 0;

/**
 * Rooms without a stay, below 0 where more are sold than there are: "free" in the planning and in offers. The overbooking
 * allowance is not free.
 */
export const freeOf = ({ physical, blocked, sold, waiting = 0 }: Omit<RoomCount, "overbookingAllowance">): number =>
  physical - blocked - sold - waiting;

/** Rooms of the type that are free on the fullest night, at least 0. */
export const freeOnAll = (nights: readonly NightCount[]): number =>
  Math.max(0, Math.min(...nights.map(({ type }) => freeOf(type))));

/** How far one more room of the type would be sold beyond the existing ones; undefined while one is free on each night. */
export function oversaleOf(nights: readonly NightCount[]): Oversale | undefined {
  const over = nights.flatMap(({ type }) => (freeOf(type) > 0 ? [] : type));
  const [nearest] = over.toSorted((one, other) => leftOf(one) - leftOf(other));
  return nearest && { rooms: 1 - freeOf(nearest), allowed: nearest.overbookingAllowance };
}

/** Rooms that may still be sold on a night, at least 0. */
export const leftOn = ({ type, house }: NightCount): number => Math.max(0, Math.min(leftOf(type), leftOf(house)));

/** The second and third guard against overbooking: names the first full night, of the type or of the property. */
export function availabilityReasons(nights: readonly NightCount[], roomType: string): Reason[] {
  const full = nights.find((night) => leftOn(night) === 0);
  if (!full) return [];
  const { date } = full;
  return [leftOf(full.type) > 0 ? reasonFor("HOUSE_FULL", { date }) : reasonFor("NO_AVAILABILITY", { roomType, date })];
}

/**
 * The first guard: a room has one holder per night, a reservation or a block. Names the first night on which it is
 * taken.
 */
export function roomReasons(nights: readonly RoomNight[], room: string): Reason[] {
  const held = nights.find(({ holder }) => holder);
  if (!held) return [];
  return [reasonFor(held.holder === "block" ? "ROOM_BLOCKED" : "ROOM_TAKEN", { room, date: held.date })];
}
