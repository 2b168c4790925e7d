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

export interface PlanningRoom extends Room {
  cleanliness: RoomState["cleanliness"];
}

/** Nights that follow each other in one room, or in none yet, `[from, to)`. */
export interface PlanningBar {
  roomId?: RecordId;
  /** Of the room or, while there is none, the type sold. */
  roomTypeId: RecordId;
  from: CivilDate;
  to: CivilDate;
  /** A day without a night: of day use, or until the check-out. The room is taken, and nothing of what can be sold. */
  isDay?: true;
}

/** A stay that has a night among those asked for, with all of its nights; also of who should have left and has not. */
export interface PlanningStay {
  /** Of the reservation. */
  id: RecordId;
  version: number;
  guest: string;
  /** Of the guest, as it is part of `guest`; "" where there is none. */
  lastName: string;
  state: ReservationState;
  situation: Situation;
  /** The type that was sold. */
  roomTypeId: RecordId;
  adults: PeopleCount;
  /** In years. @maxItems inventoryLimits.people */
  childrenAges: number[];
  balance: Cents;
  isVip: boolean;
  /** Those that are written, in their order. */
  notes: { kind: keyof ReservationNotes; note: string }[];
  arrival: CivilDate;
  departure: CivilDate;
  /** More than one where the guest changes rooms. */
  bars: PlanningBar[];
}

/** A room type on a night. */
export interface PlanningCount {
  roomTypeId: RecordId;
  date: CivilDate;
  /** Rooms without a stay; below 0 where more are sold than there are. */
  free: number;
  sold: number;
  blocked: number;
  /** Occupancy is measured by these, as in the day report: nights that are not given away, rooms that are not out of order. */
  occupancy: { sold: number; available: number };
  /** Of the first plan that is no other's derivation. */
  price: Cents;
}

/** Restrictions of the sale of a type on a night, under the first plan that is no other's derivation. */
export interface PlanningRestriction
  extends Omit<RateDay, "ratePlanId" | "price" | "floor" | "set">, Pick<RateSettings, "minStayThrough" | "maxStay"> {}

/** Rooms by night, as of a change of the hotel. */
export interface Planning {
  asOf: number;
  businessDate: CivilDate;
  currency: CurrencyCode;
  /** Rooms of the property that may be sold beyond the existing ones, per night. */
  overbookingAllowance: number;
  from: CivilDate;
  /** The first night that is not part of it. */
  to: CivilDate;
  roomTypes: RoomType[];
  rooms: PlanningRoom[];
  stays: PlanningStay[];
  blocks: RoomBlock[];
  /** By type, then by night. */
  counts: PlanningCount[];
  /** Of the nights that are restricted; `to` is among them, for departures. */
  restrictions: PlanningRestriction[];
  /** Overbookings that are allowed on these nights; the type's own allowance counts on the others. */
  overbookings: Overbooking[];
}

export type BlockDraft = Omit<RoomBlock, "id">;

/** A guest makes way for a block: another room from the first night on that it meets, at the agreed price. */
export type BlockMove = Pick<StayMove, "reservationId" | "version" | "moveReason" | "note"> & { roomId: RecordId };

export interface BlockRequest extends BlockDraft {
  moves?: BlockMove[];
}

/** The body of a refusal. */
export interface BlockRefusal {
  message: string;
  reasons: BlockReason[];
}

/** Also who has the room. */
export type BlockReason = Reason | ReasonOf<BlockReasonCode>;

export const planningNights = { most: 366 } as const;

/** Rooms by night: moves, blocks and overbookings. */
export const planningContract = defineContract({
  /** From the night before the business date without `from`, so that those who leave are seen; at most `planningNights`. */
  getPlanning: {
    method: "GET",
    path: "/pms/planning",
    query: type<{ from?: CivilDate; nights: number }>(),
    reply: type<Planning>(),
    reads: ["setUp", "rates", "reservations", "rooms", "guests"],
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
   * Price of a stay as agreed, after a move that keeps the agreed price of its nights, and at the price of the room's type
   * today. `roomId` is "" for no room.
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
  /** Frees the room from the business date on; the nights before it stay blocked. What is free already stays so. */
  liftBlock: { method: "DELETE", path: "/pms/planning/blocks/:id", reply: type<string>() },
  /** Lifts the block and puts those back who made way for it, or does neither. A repeat changes nothing. */
  undoBlock: {
    method: "POST",
    path: "/pms/planning/blocks/:id/undo",
    reply: type<string>(),
    refusal: type<BlockRefusal>(),
  },
  /** Lets a type be oversold on a night, which offers and bookings respect from then on. A repeat changes nothing. */
  allowOverbooking: {
    method: "PUT",
    path: "/pms/planning/overbookings/:roomTypeId/:date",
    ...changes<OverbookingDraft, Overbooking, { message: string; reasons: OverbookingReason[] }>(),
  },
  /** Nights that are sold beyond the rooms stay sold. */
  liftOverbooking: { method: "DELETE", path: "/pms/planning/overbookings/:roomTypeId/:date", reply: type<string>() },
  /** Puts the stays of a call back as they were, unless they have been changed since. A repeat answers as the first did. */
  undoMoves: { method: "POST", path: "/pms/planning/moves/:clientId/undo", reply: type<MovesReply>() },
});
