import { defineContract, type } from "../endpoint";
import type { GuestPreference } from "../people/guest";
import type { CivilDate, Room, RoomType } from "../property";
import type { Reason } from "./reservationReasons";
import type { PeopleCount, RecordId } from "../formats";

/**
 * A stay that can be given a room, or moved to another one: the guest has not arrived, and all nights are in one room, or
 * some of them in none.
 */
export interface PlannedStay {
  /** Of the reservation. */
  id: RecordId;
  version: number;
  guest: string;
  /** The nights from the business date on, `[arrival, departure)`; the day of day use counts as one. */
  arrival: CivilDate;
  departure: CivilDate;
  /** The type that was sold. */
  roomTypeId: RecordId;
  /** The room of all nights. */
  roomId?: RecordId;
  adults: PeopleCount;
  /** @maxItems inventoryLimits.people */
  childrenAges: number[];
  preferences: GuestPreference[];
  /** Where the guest slept the last time. */
  formerRoomId?: RecordId;
  /** The same for the stays of one company or guest. */
  group: string;
}

/** A room that is not free, `[from, to)`: it is blocked, a guest is in it, or it has a stay that cannot be moved. */
export interface HeldRoom {
  roomId: RecordId;
  from: CivilDate;
  to: CivilDate;
}

/** All that decides who can have which room, as of a change of the hotel. */
export interface AssignmentPlan {
  asOf: number;
  businessDate: CivilDate;
  /** Stays that arrive on `[from, to)` are planned, with those of today who should have arrived. */
  from: CivilDate;
  to: CivilDate;
  roomTypes: RoomType[];
  rooms: Room[];
  stays: PlannedStay[];
  held: HeldRoom[];
  /** Rooms that are dirty or have somebody in them at the moment. */
  notReady: string[];
}

export const assignmentNights = { most: 365 } as const;

export interface RoomMove {
  reservationId: RecordId;
  version: number;
  /** Null takes the room away. */
  roomId: RecordId | null;
}

/** Result of a move. */
export interface MoveResult {
  reservationId: RecordId;
  isDone: boolean;
  /** Of the reservation, afterwards. */
  version: number;
  reasons: Reason[];
  /** The guest in the room, or the person who changed the reservation; "" if there is none. */
  by: string;
}

/** Rooms for the stays of the next nights, many at once. */
export const assignmentContract = defineContract({
  /** The stays of the next nights, at most `assignmentNights`, without the first `skip`: 1 begins with tomorrow. */
  getAssignmentPlan: {
    method: "GET",
    path: "/pms/assignment",
    query: type<{ nights: number; skip?: number }>(),
    reply: type<AssignmentPlan>(),
    reads: ["setUp", "reservations", "rooms", "guests"],
  },
  /**
   * Idempotent by `clientId`: a repeat answers as the first call did. The moves are one change, so that two stays may swap
   * rooms; a move that the hotel's rules refuse is left out, with all that needed it.
   */
  applyAssignment: {
    method: "POST",
    path: "/pms/assignment",
    body: type<{ clientId: RecordId; moves: RoomMove[] }>(),
    reply: type<{ asOf: number; results: MoveResult[] }>(),
  },
});
