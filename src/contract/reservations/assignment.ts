import { defineContract, type } from "../endpoint";
import type { GuestPreference } from "../people/guest";
import type { CivilDate, Room, RoomType } from "../property";
import type { Reason } from "./reservationReasons";
import type { PeopleCount, RecordId } from "../formats";

/**
 * A stay that can get a room or another one: the guest has not arrived, and its nights are all in one room, or some of
 * them in none.
 */
export interface PlannedStay {
  /** The id of the reservation. */
  id: RecordId;
  version: number;
  guest: string;
  /** The nights from the business date on, `[arrival, departure)`; the day of day use counts as one. */
  arrival: CivilDate;
  departure: CivilDate;
  /** The type that was sold. */
  roomTypeId: RecordId;
  /** The room, where all nights have the same. */
  roomId?: RecordId;
  adults: PeopleCount;
  /** @maxItems inventoryLimits.people */
  childrenAges: number[];
  /** The children who sleep in a cot, if the room takes one (`ChildBand.inCot`). */
  babies: PeopleCount;
  preferences: GuestPreference[];
  /** The room of the guest's last stay. */
  formerRoomId?: RecordId;
  /** Stays of one company or guest have the same. */
  group: string;
}

/** A room that is not free on `[from, to)`: it is blocked, occupied, or has a stay that cannot be moved. */
export interface HeldRoom {
  roomId: RecordId;
  from: CivilDate;
  to: CivilDate;
}

/** The facts by which rooms are assigned, as of a change of the hotel. */
export interface AssignmentPlan {
  asOf: number;
  businessDate: CivilDate;
  /** The first day: the plan has stays that arrive on `[from, to)`, and those of today that should have arrived. */
  from: CivilDate;
  to: CivilDate;
  roomTypes: RoomType[];
  rooms: Room[];
  stays: PlannedStay[];
  held: HeldRoom[];
  /** Rooms that are dirty or occupied now. */
  notReady: string[];
}

export const assignmentNights = { most: 365 } as const;

export interface RoomMove {
  reservationId: RecordId;
  version: number;
  /** Null takes the room away. */
  roomId: RecordId | null;
}

export interface MoveResult {
  reservationId: RecordId;
  isDone: boolean;
  /** The version of the reservation after the move. */
  version: number;
  reasons: Reason[];
  /** The guest in the room, or the person who changed the reservation; "" for nobody. */
  by: string;
}

/** Assigns rooms to many stays of the next nights at once. */
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
