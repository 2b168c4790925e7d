import type { Permission } from "../actions";
import { defineContract, type } from "../endpoint";
import type { Instant, LongText, RecordId, TimeOfDay } from "../formats";
import type { CivilDate, Cleanliness, Room, RoomBlock } from "../property";
import type { ReasonOf } from "../reasons";
import { type HistoryLine, type RecordRefusal, recordCalls } from "../records";

/** By the stays alone: housekeeping never makes a room occupied or vacant. */
export type Occupancy = "vacant" | "occupied";

/**
 * Where the room's last guest stands on the business date: due out today or late, stays over, came today, has left today;
 * none of these.
 */
export const roomDays = ["dueOut", "stayOver", "arrived", "departed", "none"] as const;
export type RoomDay = (typeof roomDays)[number];

export const roomFlags = ["vip", "doNotDisturb", "fault"] as const;
export type RoomFlag = (typeof roomFlags)[number];

/**
 * Desk and housekeeping disagree: occupied for the desk, but seen empty (skip); free, but seen with people in it (sleep);
 * another number of people.
 */
export const discrepancyKinds = ["skip", "sleep", "people"] as const;
export type DiscrepancyKind = (typeof discrepancyKinds)[number];

export interface Discrepancy {
  kind: DiscrepancyKind;
  /** People whom housekeeping saw. */
  seen: number;
  /** Name of the person who saw it. */
  by: string;
  at: Instant;
}

/** A guest who comes into the room on the business date. */
export interface RoomArrival {
  reservationId: RecordId;
  guest: string;
  /** `HH:mm`, "" where the guest has said none. */
  time: TimeOfDay | "";
  isVip: boolean;
}

/** `restore` takes back a mark: the room is as clean as it was before. */
export type RoomAction =
  | "markDirty"
  | "markClean"
  | "inspect"
  | "restore"
  | "setDoNotDisturb"
  | "clearDoNotDisturb"
  | "reportPeople"
  | "resolveDiscrepancy"
  | "clearFault"
  | "block"
  | "unblock";

/** Why something cannot be done with a room, in the Spanish of the front desk. */
export const roomStatusReasonTexts = {
  ROOM_STATUS_STALE: "Otra persona modificó el estado de esta habitación.",
  ROOM_STATUS_NOT_NOW: "No es posible con la habitación en este estado.",
  ROOM_STATUS_OCCUPIED: "Habitación ocupada: no puede pasar a fuera de servicio.",
  ROOM_STATUS_PEOPLE: "Escriba cuántas personas se han visto, de 0 a {max}.",
  ROOM_STATUS_REASON_MISSING: "Indique el motivo.",
} as const;
export type RoomStatusReason = ReasonOf<keyof typeof roomStatusReasonTexts>;

export const roomStatusLimits = { mostPeople: 20, mostLines: 12 } as const;

export const roomStatusFields = ["cleanliness", "doNotDisturb", "people", "fault", "block"] as const;
export type RoomStatusField = (typeof roomStatusFields)[number];

/** Of a block, the nights: `2026-11-26/2026-11-28`, until the morning of the second date. */
export interface RoomStatusLine extends HistoryLine<RoomAction | "startCleaning" | "reportFault", RoomStatusField> {}

/** A room as it is now. */
export interface RoomStatus extends Pick<Room, "id" | "number" | "floor" | "roomTypeId"> {
  version: number;
  cleanliness: Cleanliness;
  /** Names the night or the leave that has made it dirty last, "" for none. */
  lastUse: string;
  occupancy: Occupancy;
  day: RoomDay;
  /** Who is in it, and that stay; "" while it is vacant. */
  guest: string;
  reservationId: RecordId;
  /** As they are registered; 0 while it is vacant. */
  people: number;
  /** Nights that the guest in it still sleeps here, tonight included. */
  nightsLeft: number;
  arrival?: RoomArrival;
  /** "vip" is also of a guest who comes today. */
  flags: RoomFlag[];
  /** The defect, "" for none. */
  fault: string;
  /** Of tonight. */
  block?: RoomBlock;
  discrepancy?: Discrepancy;
  /** The newest first, at most `mostLines`. @maxItems roomStatusLimits.mostLines */
  history: RoomStatusLine[];
  actions: Permission<RoomAction, RoomStatusReason>[];
}

/** Every room by its number, on the business date. */
export interface RoomStatuses {
  businessDate: CivilDate;
  rooms: RoomStatus[];
  /** The cursor of the property's changes that this includes. */
  asOf: number;
}

/** Input of the acts. */
export interface RoomActInput {
  /** reportPeople @minimum 0 @maximum roomStatusLimits.mostPeople */
  people: number;
  /** resolveDiscrepancy: the reason, which is required. Of any other act a remark. */
  note: LongText;
  /** restore */
  cleanliness: Cleanliness;
  /** A mark, `restore`: of the room as it was seen. Once it has been used again, 409 as upon an older version. */
  lastUse: string;
  /**
   * reportPeople, setDoNotDisturb, clearDoNotDisturb: the stay in the room then, "" for none. Once another one is in it, what
   * was seen is a line of the history, with the id of that stay, and changes nothing else; a wish is refused with 409 as
   * upon an older version.
   */
  during: string;
  /** reportPeople: ISO 8601 instant at which they were seen, where it is sent later. */
  at: Instant;
}

export interface RoomAct extends Partial<RoomActInput> {
  version: number;
}

export interface RoomStatusRefusal extends RecordRefusal<RoomStatusReason, RoomStatus> {}

const calls = recordCalls<{
  row: RoomStatus;
  column: "number";
  view: "all";
  act: RoomAct;
  refusal: RoomStatusRefusal;
}>()("/pms/rooms", ["setUp", "reservations", "rooms", "guests"]);

/** Rooms as they are now: occupied, clean, blocked. */
export const roomStatusContract = defineContract({
  /** All rooms in use. */
  listRoomStatuses: { method: "GET", path: "/pms/rooms", reply: type<RoomStatuses>(), reads: calls.get.reads },
  /**
   * `action` is a `RoomAction`, but for `block`: that is `blockRoom` of the planning. 409 with the reasons against it, or with `current` upon an older version; 422 for what is
   * missing.
   */
  actOnRoom: calls.act,
});
