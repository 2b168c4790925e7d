import type { Permission } from "../actions";
import type { Instant } from "../formats";
import type { Cents, CivilDate, Room, RoomBlock, RoomFeature } from "../property";
import type { ReasonOf } from "../reasons";
import type { HistoryLine } from "../records";
import type { Reason } from "../reservations/reservationReasons";
import type { SetUpReason } from "../reservations/setUp";
import type { CleaningReason } from "./cleaningTasks";

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

/** Why rooms and types cannot be so, in the Spanish of the front desk. */
export const inventoryReasonTexts = {
  ROOM_NUMBER_MISSING: "Escriba el número de la habitación.",
  ROOM_NUMBER_LONG: "El número puede tener hasta {max} caracteres.",
  ROOM_NUMBER_TAKEN: "Ya existe la habitación {room}.",
  ROOM_FLOOR: "Escriba la planta en cifras, de −9 a 199.",
  ROOM_ZONE_LONG: "La zona puede tener hasta {max} caracteres.",
  ROOM_TYPE_OFF: "El tipo «{roomType}» está desactivado.",
  ROOM_TYPE_HAS_ROOMS: "Hay habitaciones en uso de «{roomType}»: cámbielas antes de tipo o desactívelas.",
  ROOM_TYPE_CODE_MISSING: "Escriba el código del tipo.",
  ROOM_TYPE_CODE_LONG: "El código puede tener hasta {max} caracteres.",
  ROOM_TYPE_NAME_MISSING: "Escriba el nombre del tipo.",
  ROOM_TYPE_NAME_LONG: "El nombre puede tener hasta {max} caracteres.",
  ROOM_TYPE_TAKEN: "Ya existe el tipo «{roomType}».",
  OCCUPANCY_BELOW_BASE: "La ocupación máxima no puede ser menor que la base ({people}).",
  OCCUPANCY_BELOW_PART: "La ocupación máxima es de {people}: no pueden ser más.",
  ROOM_TYPE_STAYS: "Reservas pendientes que ya no cabrían: {count}. Cámbielas antes de reducir la ocupación.",
  ROOM_TYPE_PRICE: "Escriba un importe en cifras: 120 o 120,50.",
  ROOM_TYPE_PRICE_DECIMALS: "Escriba dos decimales como máximo.",
  ROOM_TYPE_PRICE_NEGATIVE: "El importe no puede ser negativo.",
  ROOM_TYPE_PRICE_LARGE: "El importe puede ser de {max} como máximo.",
  PICTURES_TOO_MANY: "Puede añadir hasta {max} imágenes.",
  ROOM_STALE: "Otra persona modificó esta habitación; revise los cambios antes de guardar.",
  ROOM_TYPE_STALE: "Otra persona modificó este tipo; revise los cambios antes de guardar.",
  INVENTORY_IS_OFF: "Ya está desactivado.",
  INVENTORY_IS_ON: "Ya está activo.",
  ROOM_TYPE_ORDER_CHANGED: "Otra persona cambió antes el orden de los tipos.",
  ROOM_USED: "La habitación {room} ya se ha usado: desactívela.",
  ROOMS_TOO_MANY: "Puede crear hasta {max} habitaciones a la vez.",
  ROOMS_NONE: "Escriba los números: «101–112» o «101, 103».",
  ROOMS_REVERSED: "El intervalo «{reason}» debe ir de menor a mayor.",
  ROOMS_TYPE_MISSING: "Escriba también el tipo de habitación.",
  ROOMS_FLOOR_MISSING: "Escriba también la planta: «planta 1».",
  ROOMS_PART_UNKNOWN: "No se entiende «{reason}»: no es un número, un tipo ni una planta.",
} as const;
export type InventoryReason = ReasonOf<keyof typeof inventoryReasonTexts>;

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
  pictures: string[];
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
  id: string;
  version: number;
  isActive: boolean;
  /** From the business date on. */
  nights: number;
  /** The first of them. */
  firstNight?: CivilDate;
  /** Its blocks, past and to come, the latest first. */
  blocks: RoomBlock[];
  /** Faults that were told of it, the latest first. */
  faults: { id: string; at: Instant; text: string }[];
  history: HistoryLine<InventoryStep, RoomField>[];
  actions: InventoryPermission[];
}

export const roomRowStates = ["inUse", "blocked", "off"] as const;
export type RoomRowState = (typeof roomRowStates)[number];
export type RoomColumn = "number" | "roomType" | "floor" | "zone" | "connects" | "state";
export interface RoomFilter {
  /** Of `RoomFeature`, separated by commas: a room has all of them. */
  features?: string;
}

export interface RoomRow {
  id: string;
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
  name: string;
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
  id: string;
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
  roomTypeId: string;
  floor: number;
}
