import type { Permission } from "../actions";
import type { FileAddress, Instant, Name, RecordId } from "../formats";
import type { Cents, CivilDate, Room, RoomBlock, RoomFeature } from "../property";
import type { HistoryLine } from "../records";
import type { Reason } from "../reservations/reservationReasons";
import type { SetUpReason } from "../reservations/setUp";
import type { CleaningReason } from "./cleaningReasons";
import type { InventoryReason } from "./inventoryReasons";

/** Letters of texts, rooms of one call, floors, people, beds of a kind; pictures of a record, and characters of one as a data address. */
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
} as const;

/** Why a room or a type cannot be changed: by the rules of its record, of its cleaning, and of what is sold. */
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
/** How many of each kind. */
export type Beds = Record<(typeof bedKinds)[number], number>;

interface Sheet {
  /** @maxLength noteLimits.letters */
  notes: string;
  /** Data addresses of PNG, JPEG, WebP or GIF. @maxItems inventoryLimits.pictures */
  pictures: FileAddress[];
}

/** The fields of a room that a person decides. */
export interface RoomDraft extends Sheet, Pick<Room, "number" | "floor" | "roomTypeId" | "features"> {
  /** A part of the house, as staff call it; "" for none. @maxLength inventoryLimits.zone */
  zone: string;
  /** Ids of the rooms with a door to this one: each of them has this one, too. */
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
  /** From the business date on. */
  nights: number;
  /** The first of them. */
  firstNight?: CivilDate;
  /** Its blocks, past and to come, the latest first. */
  blocks: RoomBlock[];
  /** Faults that were told of it, the latest first. */
  faults: { id: RecordId; at: Instant; text: string }[];
  history: HistoryLine<InventoryStep, RoomField>[];
  actions: InventoryPermission[];
}

export const roomRowStates = ["inUse", "blocked", "off"] as const;
export type RoomRowState = (typeof roomRowStates)[number];
export type RoomColumn = "number" | "roomType" | "floor" | "zone" | "connects" | "state";
export interface RoomFilter {
  /** A room has all of them. @several RoomFeature */
  features?: string;
}

export interface RoomRow {
  id: RecordId;
  version: number;
  number: string;
  /** The name of its type. */
  roomType: string;
  floor: number;
  zone: string;
  features: RoomFeature[];
  /** The numbers of its connecting rooms, with commas. */
  connects: string;
  /** Today. */
  state: RoomRowState;
  actions: InventoryPermission[];
}

/** The fields of a room type that a person decides. */
export interface RoomTypeDraft extends Sheet {
  /** @maxLength inventoryLimits.code */
  code: string;
  name: Name;
  /** People included in a night's price. */
  baseOccupancy: number;
  maxOccupancy: number;
  maxAdults: number;
  maxChildren: number;
  /** Beds that can be added. */
  extraBeds: number;
  beds: Beds;
  /** Of a night before its season. */
  price: Cents;
  /** Of a night, for each adult beyond `baseOccupancy`. */
  extraAdultPrice: Cents;
}

export const roomTypeFields = [
  "code",
  "name",
  "baseOccupancy",
  "maxOccupancy",
  "maxAdults",
  "maxChildren",
  "extraBeds",
  "beds",
  "price",
  "extraAdultPrice",
  "notes",
  "pictures",
] as const satisfies (keyof RoomTypeDraft)[];
export type RoomTypeField = (typeof roomTypeFields)[number];

export interface RoomTypeRecord extends RoomTypeDraft {
  /** `type-` and the id of the type. */
  id: RecordId;
  version: number;
  isActive: boolean;
  /** Rooms in use of this type. */
  rooms: number;
  history: HistoryLine<Exclude<InventoryStep, "connected">, RoomTypeField>[];
  actions: InventoryPermission[];
}

export type RoomTypeRow = Omit<RoomTypeRecord, keyof Sheet | "history">;

/** Rooms that are made together, of one type and on one floor. */
export interface RoomsDraft {
  /** @maxItems inventoryLimits.rooms */
  numbers: string[];
  roomTypeId: RecordId;
  floor: number;
}
