import type { Permission } from "../actions";
import type { Decimal, FileAddress, Instant, Name, RecordId } from "../formats";
import type { Cents, CivilDate, Room, RoomBlock, RoomFeature } from "../property";
import type { HistoryLine } from "../records";
import type { Reason } from "../reservations/reservationReasons";
import type { SetUpReason } from "../reservations/setUp";
import type { CleaningReason } from "./cleaningReasons";
import type { InventoryReason } from "./inventoryReasons";

/**
 * Most letters of texts, rooms of a call, floors, people, beds of a kind, pictures of a record, and characters of a
 * picture as a data address.
 */
export const inventoryLimits = {
  number: 12,
  zone: 40,
  code: 6,
  name: 60,
  rooms: 200,
  lowestFloor: -9,
  highestFloor: 199,
  people: 12,
  beds: 9,
  pictures: 4,
  pictureLetters: 280_000,
  price: 9_999_900,
  /** Percent off for one person alone. */
  singleUse: 90,
} as const;

/** Reasons against a change of a room or a type: by the rules of its record, of cleaning, and of what is sold. */
export type InventoryWhyNot = InventoryReason | SetUpReason | CleaningReason | Reason;
export type InventoryAction = "edit" | "switchOff" | "switchOn";
export type InventoryPermission = Permission<InventoryAction, InventoryWhyNot>;

export const roomFeatures = [
  "accessible",
  "balcony",
  "seaView",
  "quiet",
  "nearLift",
  "bathtub",
] as const satisfies RoomFeature[];

export const bedKinds = ["double", "single", "sofa", "bunk"] as const;
/** The number of beds by kind. */
export type Beds = Record<(typeof bedKinds)[number], number>;

interface Sheet {
  /** @maxLength noteLimits.letters */
  notes: string;
  /** Data addresses of PNG, JPEG, WebP or GIF. @maxItems inventoryLimits.pictures */
  pictures: FileAddress[];
}

export interface RoomDraft extends Sheet, Pick<Room, "number" | "floor" | "roomTypeId" | "features"> {
  /** A part of the house, by the staff's name for it; "" for none. @maxLength inventoryLimits.zone */
  zone: string;
  /** Rooms with a door to this one. Each of them lists this one, too. */
  connectsWith: string[];
}

export const roomFields = [
  "number",
  "roomTypeId",
  "floor",
  "zone",
  "features",
  "connectsWith",
  "notes",
  "pictures",
] as const satisfies (keyof RoomDraft)[];
export type RoomField = (typeof roomFields)[number];
type InventoryStep = "created" | "changed" | "connected" | "switchedOff" | "switchedOn";

export interface RoomRecord extends RoomDraft {
  id: RecordId;
  version: number;
  isActive: boolean;
  /** The number of nights from the business date on. */
  nights: number;
  /** The first of these nights. */
  firstNight?: CivilDate;
  /** Past and coming blocks of the room, the latest first. */
  blocks: RoomBlock[];
  /** Reported faults of the room, the latest first. */
  faults: { id: RecordId; at: Instant; text: string }[];
  history: HistoryLine<InventoryStep, RoomField>[];
  actions: InventoryPermission[];
}

export const roomRowStates = ["inUse", "blocked", "off"] as const;
export type RoomRowState = (typeof roomRowStates)[number];
export type RoomColumn = "number" | "roomType" | "floor" | "zone" | "connects" | "state";
export interface RoomFilter {
  /** A room must have all of them. @several RoomFeature */
  features?: string;
}

export interface RoomRow {
  id: RecordId;
  version: number;
  number: string;
  /** The name of the room's type. */
  roomType: string;
  floor: number;
  zone: string;
  features: RoomFeature[];
  /** The numbers of the connecting rooms, with commas. */
  connects: string;
  /** The state of today. */
  state: RoomRowState;
  actions: InventoryPermission[];
}

export interface RoomTypeDraft extends Sheet {
  /** @maxLength inventoryLimits.code */
  code: string;
  name: Name;
  /** The number of people that a night's price includes. */
  baseOccupancy: number;
  maxOccupancy: number;
  maxAdults: number;
  maxChildren: number;
  /** Cots that fit in besides the beds: a baby in one fills no bed. */
  cots: number;
  /** The number of beds that can be added. */
  extraBeds: number;
  beds: Beds;
  /** The price of a night before its season. */
  price: Cents;
  /** The price of a night for each adult beyond `baseOccupancy`. */
  extraAdultPrice: Cents;
  /** Percent off the room's price for one person alone. */
  singleUse: Decimal;
}

export const roomTypeFields = [
  "code",
  "name",
  "baseOccupancy",
  "maxOccupancy",
  "maxAdults",
  "maxChildren",
  "cots",
  "extraBeds",
  "beds",
  "price",
  "extraAdultPrice",
  "singleUse",
  "notes",
  "pictures",
] as const satisfies (keyof RoomTypeDraft)[];
export type RoomTypeField = (typeof roomTypeFields)[number];

export interface RoomTypeRecord extends RoomTypeDraft {
  /** `type-` followed by the id of the type. */
  id: RecordId;
  version: number;
  isActive: boolean;
  /** The number of rooms in use. */
  rooms: number;
  history: HistoryLine<Exclude<InventoryStep, "connected">, RoomTypeField>[];
  actions: InventoryPermission[];
}

export type RoomTypeRow = Omit<RoomTypeRecord, keyof Sheet | "history">;

/** Rooms of one type on one floor that are made in one call. */
export interface RoomsDraft {
  /** @maxItems inventoryLimits.rooms */
  numbers: string[];
  roomTypeId: RecordId;
  floor: number;
}
