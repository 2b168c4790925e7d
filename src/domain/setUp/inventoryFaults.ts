import type { Room, RoomType } from "@/contract/property";
import { noteLimits } from "@/contract/reservations/reservationDraft";
import type { Reason } from "@/contract/reservations/reservationReasons";
import { inventoryLimits, type RoomDraft, roomFeatures, type RoomTypeDraft } from "@/contract/rooms/inventory";
import { type InventoryReason, inventoryReasonTexts } from "@/contract/rooms/inventoryReasons";

import { type Fault, tooLong, unless } from "../faults";
import { reasonsFrom } from "../reasonFor";
import { folded } from "../text/folded";
import { longer, missing } from "../definition/generalFaults";

export const inventoryReason = reasonsFrom(inventoryReasonTexts);

/** As it is kept, and as it is on the door: without blanks around it, and with one between its parts. */
export const writtenNumber = (typed: string): string => typed.normalize("NFC").trim().replaceAll(/\s+/g, " ");

/** A room as it is stored: texts without the blanks around them, sets in one order. */
export const writtenRoom = (draft: RoomDraft): RoomDraft => ({
  number: writtenNumber(draft.number),
  roomTypeId: draft.roomTypeId,
  floor: draft.floor,
  zone: draft.zone.trim(),
  features: roomFeatures.filter((feature) => draft.features.includes(feature)),
  connectsWith: [...new Set(draft.connectsWith)].toSorted(),
  notes: draft.notes.trim(),
  pictures: draft.pictures,
});

/** Cots and discount are left out where they are not set. */
type TypeToWrite = Omit<RoomTypeDraft, "cots" | "singleUse"> & Partial<Pick<RoomTypeDraft, "cots" | "singleUse">>;

/** A type as it is stored, in one order of its fields. */
export const writtenType = (draft: TypeToWrite): RoomTypeDraft => ({
  code: draft.code.trim(),
  name: draft.name.trim().replaceAll(/\s+/g, " "),
  baseOccupancy: draft.baseOccupancy,
  maxOccupancy: draft.maxOccupancy,
  maxAdults: draft.maxAdults,
  maxChildren: draft.maxChildren,
  cots: draft.cots ?? 0,
  extraBeds: draft.extraBeds,
  beds: draft.beds,
  price: draft.price,
  extraAdultPrice: draft.extraAdultPrice,
  singleUse: draft.singleUse ?? 0,
  notes: draft.notes.trim(),
  pictures: draft.pictures,
});

/** By which two numbers are the same to a person: "12 b" and "12B", "٧" and "7"; "007" is another one than "7". */
export const numberKey = (number: string): string => folded(number).replaceAll(" ", "");

export const isFloor = (floor: number): boolean =>
  Number.isInteger(floor) && floor >= inventoryLimits.lowestFloor && floor <= inventoryLimits.highestFloor;

/** Why a price in cents is none; NaN for what is no number at all, a fraction for more than two decimals. */
function priceReason(cents: number): InventoryReason | undefined {
  const { price: most } = inventoryLimits;
  if (!Number.isFinite(cents)) return inventoryReason("ROOM_TYPE_PRICE");
  if (!Number.isInteger(cents)) return inventoryReason("ROOM_TYPE_PRICE_DECIMALS");
  if (cents < 0) return inventoryReason("ROOM_TYPE_PRICE_NEGATIVE");
  return cents > most ? inventoryReason("ROOM_TYPE_PRICE_LARGE", { max: most / 100 }) : undefined;
}

/** The faults of the prices of a type, in cents. */
const priceFaults = (prices: Pick<RoomTypeDraft, "price" | "extraAdultPrice">) =>
  (["price", "extraAdultPrice"] as const).flatMap((field) => {
    const reason = priceReason(prices[field]);
    return reason ? [{ field, reason }] : [];
  });

type NumberedRoom = Pick<Room, "number">;

/** Why a room cannot have the number; `others` are all rooms but itself, those that are switched off among them. */
export function numberFaults(number: string, others: readonly NumberedRoom[]): Fault<InventoryReason>[] {
  const { number: max } = inventoryLimits;
  const taken = others.find((other) => numberKey(other.number) === numberKey(number));
  return [
    ...missing(numberKey(number) !== "", "number"),
    ...tooLong({ number }, max, () => inventoryReason("ROOM_NUMBER_LONG", { max })),
    ...unless(!taken, "number", () => inventoryReason("ROOM_NUMBER_TAKEN", { room: taken!.number })),
  ];
}

/** The faults of a room as it is decided. `type` is that of the draft; a form knows neither it nor the others. */
export const roomFaults = (
  { number, floor, zone, notes, pictures }: RoomDraft,
  others: readonly NumberedRoom[] = [],
  type?: RoomType,
): Fault<Reason | InventoryReason>[] => [
  ...numberFaults(number, others),
  ...unless(isFloor(floor), "floor", () => inventoryReason("ROOM_FLOOR")),
  ...longer({ zone }, inventoryLimits.zone),
  ...unless(type?.isActive !== false, "roomTypeId", () => inventoryReason("ROOM_TYPE_OFF", { roomType: type!.name })),
  ...longer({ notes }, noteLimits.letters),
  ...pictureFaults(pictures),
];

const pictureFaults = ({ length }: readonly string[]) => {
  const { pictures: max } = inventoryLimits;
  return unless(length <= max, "pictures", () => inventoryReason("PICTURES_TOO_MANY", { max }));
};

/** The faults of a type as it is decided; `others` are all types but itself, which a form does not know. */
export function roomTypeFaults(
  draft: RoomTypeDraft,
  others: readonly Pick<RoomType, "code" | "name">[] = [],
): Fault<Reason | InventoryReason>[] {
  const { code, name, notes, pictures } = draft;
  const limits = inventoryLimits;
  const takenBy = (field: "code" | "name") => others.find((other) => folded(other[field]) === folded(draft[field]));
  const free = (field: "code" | "name") =>
    unless(!takenBy(field), field, () => inventoryReason("ROOM_TYPE_TAKEN", { roomType: takenBy(field)!.name }));
  return [
    ...missing(code !== "", "code"),
    ...longer({ code }, limits.code),
    ...missing(name !== "", "name"),
    ...longer({ name }, limits.name),
    ...free("code"),
    ...free("name"),
    ...occupancyFaults(draft),
    ...priceFaults(draft),
    ...longer({ notes }, noteLimits.letters),
    ...pictureFaults(pictures),
  ];
}

type Occupancy = Pick<RoomTypeDraft, "baseOccupancy" | "maxOccupancy" | "maxAdults" | "maxChildren">;

/** No number of people may be above the most that the room takes. */
function occupancyFaults({ baseOccupancy, maxOccupancy, maxAdults, maxChildren }: Occupancy): Fault<InventoryReason>[] {
  const isBelow = () => inventoryReason("OCCUPANCY_BELOW_BASE", { people: baseOccupancy });
  const isAbove = () => inventoryReason("OCCUPANCY_BELOW_PART", { people: maxOccupancy });
  return [
    ...unless(maxOccupancy >= baseOccupancy, "maxOccupancy", isBelow),
    ...unless(maxAdults <= maxOccupancy, "maxAdults", isAbove),
    ...unless(maxChildren <= maxOccupancy, "maxChildren", isAbove),
  ];
}

/** The rooms that change where a room gets such connections: itself, and those that get or lose a door to it. */
export function connected(room: Room, rooms: readonly Room[]): Room[] {
  const wanted = new Set(room.connectsWith);
  const changed = rooms.flatMap((other) => {
    const doors = other.connectsWith ?? [];
    if (other.id === room.id || doors.includes(room.id) === wanted.has(other.id)) return [];
    const after = wanted.has(other.id) ? [...doors, room.id] : doors.filter((id) => id !== room.id);
    return [{ ...other, connectsWith: after }];
  });
  return [room, ...changed];
}
