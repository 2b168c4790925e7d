import type { BlockReasonCode } from "./blockReasons";
import type { RoomState } from "./desk";
import { defineContract, type } from "../endpoint";
import type { CurrencyCode, PeopleCount, RecordId } from "../formats";
import { changes } from "../records";
import type { Cents, CivilDate, Room, RoomBlock, RoomType } from "../property";
import type { ReasonOf } from "../reasons";
import type { Reason } from "./reservationReasons";
import type { RateDay, RateSettings } from "./rates";
import type { Overbooking, OverbookingDraft, OverbookingReason } from "./overbooking";
import type { ReservationState, Situation } from "./reservationLife";
import type { ReservationNotes } from "./reservationDraft";
import type { MovePrices, MovesReply, StayMove } from "./stayMoves";
import type { StayNumber } from "./stayNumbers";

export interface PlanningRoom extends Room {
  cleanliness: RoomState["cleanliness"];
}

/** Consecutive nights in one room, or in none yet: `[from, to)`. */
export interface PlanningBar {
  roomId?: RecordId;
  /** The type of the room, else the type that was sold. */
  roomTypeId: RecordId;
  from: CivilDate;
  to: CivilDate;
  /** A day without a night, of day use or until the check-out: it takes the room, but nothing that can be sold. */
  isDay?: true;
}

/** A stay with a night in the period, with all of its nights, and stays that should have ended and have not. */
export interface PlanningStay {
  /** The id of the reservation. */
  id: RecordId;
  version: number;
  guest: string;
  /** The last name of the guest as part of `guest`, "" for none. */
  lastName: string;
  state: ReservationState;
  situation: Situation;
  /** The type that was sold. */
  roomTypeId: RecordId;
  adults: PeopleCount;
  /** Years. @maxItems inventoryLimits.people */
  childrenAges: number[];
  /** The children who sleep in a cot, if the room takes one (`ChildBand.inCot`). */
  babies: PeopleCount;
  balance: Cents;
  isVip: boolean;
  /** Notes with a text, in their order. */
  notes: { kind: keyof ReservationNotes; note: string }[];
  arrival: CivilDate;
  departure: CivilDate;
  /** More than one where the guest changes rooms. */
  bars: PlanningBar[];
  numbers: StayNumber[];
  /** Its company and its agency. */
  companies: { id: RecordId; name: string }[];
}

/** A room type on a night. */
export interface PlanningCount {
  roomTypeId: RecordId;
  date: CivilDate;
  /** Rooms without a stay; below 0 where the type is oversold. */
  free: number;
  sold: number;
  blocked: number;
  /**
   * Occupancy is measured by these, as in the day report: sold nights are those not given away, available rooms those
   * not out of order.
   */
  occupancy: { sold: number; available: number };
  /** The price of the first plan that is not derived. */
  price: Cents;
}

/** Restrictions of a type on a night, under the first plan that is not derived. */
export interface PlanningRestriction
  extends Omit<RateDay, "ratePlanId" | "price" | "floor" | "set">, Pick<RateSettings, "minStayThrough" | "maxStay"> {}

/** Rooms and stays by night, as of a change of the hotel. */
export interface Planning {
  asOf: number;
  businessDate: CivilDate;
  currency: CurrencyCode;
  /** Rooms of the property that may be sold beyond the existing ones, per night. */
  overbookingAllowance: number;
  from: CivilDate;
  /** The first night after the period. */
  to: CivilDate;
  roomTypes: RoomType[];
  rooms: PlanningRoom[];
  stays: PlanningStay[];
  blocks: RoomBlock[];
  /** Counts by type, then by night. */
  counts: PlanningCount[];
  /** Restricted nights; the date `to` is among them, for departures. */
  restrictions: PlanningRestriction[];
  /** Overbookings allowed on these nights. On all others the type's own allowance counts. */
  overbookings: Overbooking[];
}

export type BlockDraft = Omit<RoomBlock, "id">;

/** A guest makes way for a block: another room from the first blocked night on, at the agreed price. */
export type BlockMove = Pick<StayMove, "reservationId" | "version" | "moveReason" | "note"> & { roomId: RecordId };

export interface BlockRequest extends BlockDraft {
  moves?: BlockMove[];
}

export interface BlockRefusal {
  message: string;
  reasons: BlockReason[];
}

/** Reasons against a block, and the stays that have the room. */
export type BlockReason = Reason | ReasonOf<BlockReasonCode>;

export const planningNights = { most: 366 } as const;

/** Rooms by night: moves, blocks and overbookings. */
export const planningContract = defineContract({
  /**
   * Without `from` it begins with the night before the business date, so that departures are seen; at most
   * `planningNights`.
   */
  getPlanning: {
    method: "GET",
    path: "/pms/planning",
    query: type<{ from?: CivilDate; nights: number }>(),
    reply: type<Planning>(),
    reads: ["setUp", "rates", "reservations", "rooms", "guests", "companies"],
  },
  /**
   * Idempotent by `clientId`: a repeat answers as the first call did. The moves are one change, so that two stays may swap
   * rooms; a move that the hotel's rules refuse is left out, with all that needed it.
   */
  moveStays: {
    method: "POST",
    path: "/pms/planning/moves",
    body: type<{ clientId: RecordId; moves: StayMove[] }>(),
    reply: type<MovesReply>(),
  },
  /**
   * The price of a stay as agreed, after a move at the agreed price of its nights, and at today's price of the room's
   * type. `roomId` is "" for no room.
   */
  priceMove: {
    method: "GET",
    path: "/pms/planning/moves/:reservationId/prices",
    query: type<{ arrival: CivilDate; departure: CivilDate; from: CivilDate; to: CivilDate; roomId: RecordId }>(),
    reply: type<MovePrices>(),
    reads: ["setUp", "rates", "reservations", "rooms"],
  },
  /**
   * Blocks a room, or changes the block of that id. A reservation in the room on one of the nights refuses it, unless it is
   * among `moves`: then all of them move and the room is blocked, or nothing is done.
   */
  blockRoom: { method: "PUT", path: "/pms/planning/blocks/:id", ...changes<BlockRequest, RoomBlock, BlockRefusal>() },
  /** Frees the room from the business date on; the nights before stay blocked. A repeat changes nothing. */
  liftBlock: { method: "DELETE", path: "/pms/planning/blocks/:id", reply: type<string>() },
  /** Lifts a block and moves those back who made way for it: both or nothing. A repeat changes nothing. */
  undoBlock: {
    method: "POST",
    path: "/pms/planning/blocks/:id/undo",
    reply: type<string>(),
    refusal: type<BlockRefusal>(),
  },
  /** Lets a type be oversold on a night; offers and bookings respect it from then on. A repeat changes nothing. */
  allowOverbooking: {
    method: "PUT",
    path: "/pms/planning/overbookings/:roomTypeId/:date",
    ...changes<OverbookingDraft, Overbooking, { message: string; reasons: OverbookingReason[] }>(),
  },
  /** Removes an overbooking. Nights that are already oversold stay sold. */
  liftOverbooking: { method: "DELETE", path: "/pms/planning/overbookings/:roomTypeId/:date", reply: type<string>() },
  /** Moves the stays of a call back, unless they were changed since. A repeat replies as the first call did. */
  undoMoves: { method: "POST", path: "/pms/planning/moves/:clientId/undo", reply: type<MovesReply>() },
});
