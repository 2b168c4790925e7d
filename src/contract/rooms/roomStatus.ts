import type { Permission } from "../actions";
import { defineContract, type } from "../endpoint";
import type { Instant, LongText, RecordId, TimeOfDay } from "../formats";
import type { CivilDate, Cleanliness, Room, RoomBlock } from "../property";
import type { ReasonOf } from "../reasons";
import { type HistoryLine, type RecordRefusal, recordCalls } from "../records";
import type { GeneralReason } from "../definition/generalReasons";

/** It follows from the stays alone: housekeeping never makes a room occupied or vacant. */
export type Occupancy = "vacant" | "occupied";

/**
 * The room's last guest on the business date: due out today or late, stays over, came today, has left today; none of
 * these.
 */
export const roomDays = ["dueOut", "stayOver", "arrived", "departed", "none"] as const;
export type RoomDay = (typeof roomDays)[number];

export const roomFlags = ["vip", "doNotDisturb", "fault"] as const;
export type RoomFlag = (typeof roomFlags)[number];

/**
 * Desk and housekeeping disagree. `skip`: the desk has it occupied, but it was seen empty. `sleep`: the desk has it
 * free, but people were seen in it. `people`: another number of people was seen.
 */
export const discrepancyKinds = ["skip", "sleep", "people"] as const;
export type DiscrepancyKind = (typeof discrepancyKinds)[number];

export interface Discrepancy {
  kind: DiscrepancyKind;
  /** The number of people that housekeeping saw. */
  seen: number;
  /** The name of the person who saw them. */
  by: string;
  at: Instant;
}

export interface RoomArrival {
  reservationId: RecordId;
  guest: string;
  /** Expected time, `HH:mm`; "" where the guest has said none. */
  time: TimeOfDay | "";
  isVip: boolean;
}

/** `restore` takes a mark back: the room is as clean as before. */
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

/** Reasons against an act on a room, in the Spanish of the front desk. */
export const roomStatusReasonTexts = {
  ROOM_STATUS_PEOPLE: "Escriba cuántas personas se han visto, de 0 a {max}.",
} as const;
export type RoomStatusReason = ReasonOf<keyof typeof roomStatusReasonTexts> | GeneralReason;

export const roomStatusLimits = { mostPeople: 20, mostLines: 12 } as const;

export const roomStatusFields = ["cleanliness", "doNotDisturb", "people", "fault", "block"] as const;
export type RoomStatusField = (typeof roomStatusFields)[number];

/** The nights of a block, `2026-11-26/2026-11-28`: until the morning of the second date. */
export interface RoomStatusLine extends HistoryLine<RoomAction | "startCleaning" | "reportFault", RoomStatusField> {}

export interface RoomStatus extends Pick<Room, "id" | "number" | "floor" | "roomTypeId"> {
  version: number;
  cleanliness: Cleanliness;
  /** The key of the night or departure that has made it dirty last, "" for none. */
  lastUse: string;
  occupancy: Occupancy;
  day: RoomDay;
  /** The guest in it, and `reservationId` of the stay; "" while it is vacant. */
  guest: string;
  reservationId: RecordId;
  /** The registered people; 0 while it is vacant. */
  people: number;
  /** Nights that the guest in it still sleeps here, tonight included. */
  nightsLeft: number;
  arrival?: RoomArrival;
  /** "vip" is set for a guest who comes today, too. */
  flags: RoomFlag[];
  /** The defect, "" for none. */
  fault: string;
  /** The block of tonight. */
  block?: RoomBlock;
  discrepancy?: Discrepancy;
  /** The newest first, at most `mostLines`. @maxItems roomStatusLimits.mostLines */
  history: RoomStatusLine[];
  actions: Permission<RoomAction, RoomStatusReason>[];
}

/** All rooms in use by number, on the business date. */
export interface RoomStatuses {
  businessDate: CivilDate;
  rooms: RoomStatus[];
  /** The cursor of the property's changes that this includes. */
  asOf: number;
}

export interface MarkInput {
  /** `lastUse` of the room as it was seen. Once it was used again, 409 as for an old version. */
  lastUse?: string;
  /** A remark. */
  note?: LongText;
}

export interface RestoreInput {
  cleanliness: Cleanliness;
  /** As of a mark. */
  lastUse?: string;
}

export interface WishInput {
  /** The stay in the room then, "" for none. Once another stay is in it, 409 as for an old version. */
  during?: string;
  /** A remark. */
  note?: LongText;
}

export interface PeopleInput {
  /** @minimum 0 @maximum roomStatusLimits.mostPeople */
  people: number;
  /** The name of the person who saw them, where it is not who is signed in. */
  seenBy?: string;
  /**
   * The stay in the room then, "" for none. Once another stay is in it, the people seen are only a line of the history,
   * with the id of that stay.
   */
  during?: string;
  /** When they were seen, ISO 8601, where it is sent later. */
  at?: Instant;
  /** A remark. */
  note?: LongText;
}

export interface ResolveInput {
  /** The reason. */
  note: LongText;
}

export interface RoomInputs extends Record<RoomAction, object> {
  markDirty: MarkInput;
  markClean: MarkInput;
  inspect: MarkInput;
  restore: RestoreInput;
  setDoNotDisturb: WishInput;
  clearDoNotDisturb: WishInput;
  reportPeople: PeopleInput;
  resolveDiscrepancy: ResolveInput;
}

/** Any field of the acts, as a browser has kept them or a stranger sends them. */
export type RoomFields = Partial<MarkInput & RestoreInput & WishInput & PeopleInput & ResolveInput>;

/** The body of an act, by its action. */
export type RoomAct = { version: number } & (MarkInput | RestoreInput | WishInput | PeopleInput | ResolveInput);

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
   * `action` is a `RoomAction` except `block`, which is `blockRoom` of the planning. 409 with the reasons against it,
   * or with `current` for an old version; 422 for what is missing.
   */
  actOnRoom: calls.act,
});
