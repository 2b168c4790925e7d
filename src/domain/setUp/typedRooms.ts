import type { RoomType } from "@/contract/property";
import { inventoryLimits, type RoomsDraft } from "@/contract/rooms/inventory";
import type { InventoryReason } from "@/contract/rooms/inventoryReasons";

import { latinDigits } from "../text/digits";
import { folded } from "../text/folded";
import { inventoryReason, isFloor, numberFaults, numberKey, writtenNumber } from "./inventoryFaults";

/** Rooms as they are typed in a line, "101–112, Doble, planta 1". */
interface TypedRooms {
  draft: RoomsDraft;
  /** Numbers that were typed and exist already, as they are on the doors; none where too many were typed. */
  existing: string[];
  /** Why nothing can be created; none where the draft is complete. */
  reasons: InventoryReason[];
}

/** Between the parts of the line, in the signs of all languages of the app. */
const SEPARATORS = /[,;،؛、，；\n]/u;
/** Before numbers, and said of them alone. */
const LEADING =
  /^(?:(?:hab|habitaci[oó]n|habitaciones|rooms?|zimmer|chambres?|camer[ae]|номера?|del?|desde|from|von|du|dal?|с|من)\.?\s+)+(?=\d)/iu;
/** A dash between two numbers, or a word for it. */
const UP_TO = String.raw`\s*(?:-|\s(?:a|al|to|bis|à|au|до|по|إلى)\s|[到至])\s*`;
const RANGE = new RegExp(String.raw`^(\D*?)(\d+)${UP_TO}(\D*?)(\d+)$`, "u");
/** "A1-B4", "501-503-505" or "-3": meant as a range, and none. The dash of "A-12" is one of a number. */
const NO_RANGE = new RegExp(String.raw`\d.*${UP_TO}.*\d|^-|-$`, "u");
/** A number beside the word for a floor, in either order. */
const FLOOR_WORDS = "planta|piso|floor|étage|etage|stock|piano|этаж|层|楼|الطابق|طابق";
const FLOOR = new RegExp(`^(?:(?:${FLOOR_WORDS})\\s*([-−]?\\d+)|([-−]?\\d+)[.ªº°]?\\s*(?:${FLOOR_WORDS}))$`, "u");
/** "p1" and "p. 1": short for the same, unless rooms are numbered so. */
const SHORT_FLOOR = /^p\.?\s*(\d+)$/iu;
/** A dash that a person, or a keyboard, takes for another one. */
const DASHES = /\s*[‐‑‒–—―~～]\s*/gu;

/**
 * Reads the line by which rooms are created together: numbers and ranges of them, the code or the name of a type, a floor;
 * in any order, with or without signs between them, and in the digits of any script. A range keeps leading zeros and what
 * stands before the digits ("A1–A12").
 */
export function typedRooms(
  typed: string,
  types: readonly Pick<RoomType, "id" | "code" | "name">[],
  rooms: readonly { number: string }[],
): TypedRooms {
  const numbers: string[] = [];
  const reasons: InventoryReason[] = [];
  const shortFloors: string[] = [];
  const typeIds = new Set<string>();
  const floors = new Set<number>();

  /** Whether it is a type or a floor. */
  function isRead(words: string): boolean {
    const read = latinDigits(words).replaceAll(DASHES, "-");
    const type = types.find(({ code, name }) => [code, name].some((word) => folded(word) === folded(words)));
    const [, after, before] = FLOOR.exec(read.toLowerCase()) ?? [];
    if (type) typeIds.add(type.id);
    else if (after ?? before) floors.add(Number((after ?? before)!.replace("−", "-")));
    else if (SHORT_FLOOR.test(read)) shortFloors.push(words);
    else return false;
    return true;
  }

  for (const part of typed.split(SEPARATORS).map((one) => one.trim())) {
    const rest = isRead(part) ? "" : withoutRead(part, isRead);
    if (/\p{N}/u.test(rest)) for (const one of apart(rest)) numbers.push(...numbersOf(one, reasons));
    else if (rest !== "") reasons.push(inventoryReason("ROOMS_PART_UNKNOWN", { reason: rest }));
  }
  const [only = ""] = shortFloors;
  if (shortFloors.length === 1 && floors.size === 0 && numbers.length > 0)
    floors.add(Number(SHORT_FLOOR.exec(latinDigits(only))![1]));
  else numbers.push(...shortFloors.map(writtenNumber));
  if (typeIds.size > 1) reasons.push(inventoryReason("ROOMS_TYPES"));
  if (floors.size > 1) reasons.push(inventoryReason("ROOMS_FLOORS"));
  const [roomTypeId = ""] = typeIds;
  const [floor = Number.NaN] = floors;
  const known = new Map(rooms.map(({ number }) => [numberKey(number), number]));
  const unique = [...new Map(numbers.map((number) => [numberKey(number), number])).values()];
  const fresh = unique.filter((number) => !known.has(numberKey(number)));
  const isCutOff = unique.length > inventoryLimits.rooms; // of a long range not all are read
  const existing = isCutOff ? [] : unique.flatMap((number) => known.get(numberKey(number)) ?? []);
  const draft = { numbers: fresh, roomTypeId, floor };
  return { draft, existing, reasons: reasons.length > 0 ? reasons : roomsReasons(draft, unique.length) };
}

const isBareNumber = (word: string) => /^\p{N}+$/u.test(word);

/** The rest of "101-112 doble p1" once its types and floors are read, the longest first; all of it where there are none. */
function withoutRead(part: string, isRead: (words: string) => boolean): string {
  const words = part.split(/\s+/);
  const rest: string[] = [];
  for (let at = 0; at < words.length;) {
    const lengths = Array.from({ length: words.length - at }, (_, shorter) => words.length - at - shorter);
    const read = lengths.find((length) => {
      // "105 planta 1": the word belongs to the number that follows it
      const isNumbered = isBareNumber(words[at]!) && isBareNumber(words[at + length] ?? "");
      return !(length === 2 && isNumbered) && isRead(words.slice(at, at + length).join(" "));
    });
    if (read === undefined) rest.push(words[at]!);
    at += read ?? 1;
  }
  return rest.join(" ").replace(LEADING, "");
}

/** "101 102 103" are three rooms, "14 B" and "2 0 1" one. */
const apart = (rest: string) => (/^\p{N}{2,}(?:\s+\p{N}{2,})+$/u.test(rest) ? rest.split(/\s+/) : [rest]);

/** The numbers of a part: one, or all of a range. */
function numbersOf(part: string, reasons: InventoryReason[]): string[] {
  const read = latinDigits(part).replaceAll(DASHES, "-");
  const [, prefix = "", first = "", lastPrefix = "", last = ""] = RANGE.exec(read) ?? [];
  const isRange = first !== "" && (lastPrefix === prefix || lastPrefix === "");
  if (!isRange && NO_RANGE.test(read)) reasons.push(inventoryReason("ROOMS_PART_UNKNOWN", { reason: part }));
  if (!isRange) return [writtenNumber(latinDigits(part))];
  const count = Number(last) - Number(first) + 1;
  if (count < 1) reasons.push(inventoryReason("ROOMS_REVERSED", { reason: part }));
  // one more than may be is enough to say that they are too many
  const length = Math.min(Math.max(count, 0), inventoryLimits.rooms + 1);
  const numberAt = (place: number) => String(Number(first) + place).padStart(first.length, "0");
  return Array.from({ length }, (_, place) => writtenNumber(prefix + numberAt(place)));
}

/** Why rooms cannot be created together; `typed` counts the numbers with those that exist. */
export function roomsReasons({ numbers, roomTypeId, floor }: RoomsDraft, typed = numbers.length): InventoryReason[] {
  const { rooms: max } = inventoryLimits;
  if (typed === 0) return [inventoryReason("ROOMS_NONE")];
  if (typed > max) return [inventoryReason("ROOMS_TOO_MANY", { max })];
  const faulty = numbers.flatMap((number) => numberFaults(number, []).map(({ reason }) => reason));
  if (faulty.length > 0) return faulty.slice(0, 1);
  if (roomTypeId === "") return [inventoryReason("ROOMS_TYPE_MISSING")];
  if (Number.isNaN(floor)) return [inventoryReason("ROOMS_FLOOR_MISSING")];
  return isFloor(floor) ? [] : [inventoryReason("ROOM_FLOOR")];
}
