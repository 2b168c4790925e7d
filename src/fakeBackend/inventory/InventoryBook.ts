import { type Beds, bedKinds, inventoryLimits, type InventoryPermission } from "@/contract/rooms/inventory";
import { permissionFor } from "@/domain/permissionFor";
import { inventoryReason } from "@/domain/setUp/inventoryFaults";

import type { Sample } from "../core/createCore";
import type { Database } from "../core/database";
import type { Hotel } from "../hotel/Hotel";
import type { HousekeepingBook } from "../housekeeping/HousekeepingBook";
import { type Actor } from "../records/Actor";
import { historyWith } from "../records/history";
import type { RoomMarks } from "../rooms/RoomMarks";
import { numbered, RecordBook } from "../records/RecordBook";

/** All of a room or a type that no other area asks for. Rooms and types themselves are in the books of the set-up. */
export interface StoredSheet {
  id: string;
  version: number;
  notes: string;
  pictures: string[];
  /** Of a type. */
  extraBeds: number;
  beds: Beds;
  history: { id: string; at: string; by: string; what: never; changes: never[] }[];
}

export interface InventoryBook {
  hotel: Hotel;
  marks: RoomMarks;
  housekeeping: HousekeepingBook;
  rooms: RecordBook<StoredSheet>;
  roomTypes: RecordBook<StoredSheet>;
}

const noBeds: Beds = { double: 0, single: 0, sofa: 0, bunk: 0 };

/** Beds of the sample's types, and how many can be added. */
const sampled: Record<string, [beds: Partial<Beds>, extraBeds: number]> = {
  "type-IND": [{ single: 1 }, 0],
  "type-DBL": [{ double: 1 }, 1],
  "type-TWN": [{ single: 2 }, 1],
  "type-FAM": [{ double: 1, bunk: 1 }, 1],
  "type-JST": [{ double: 1, sofa: 1 }, 0],
  "type-STE": [{ double: 1, sofa: 1 }, 1],
};

export function createData({ shelf }: Sample, { hotel, rooms: marks, housekeeping }: Database): () => InventoryBook {
  const book = (name: string, prefix: string) =>
    new RecordBook<StoredSheet>(hotel, shelf, [], { topic: "setUp", name, idOf: numbered(prefix) });
  const data = {
    hotel,
    marks,
    housekeeping,
    rooms: book("roomSheets", "R"),
    roomTypes: book("roomTypeSheets", "type"),
  };
  return () => data;
}

/** Of a record that was not changed yet, as it is in the sample. */
export function sheetOf(id: string, book: RecordBook<StoredSheet>): StoredSheet {
  const [beds, extraBeds] = sampled[id] ?? [{}, 0];
  return (
    book.find(id) ?? { id, version: 1, notes: "", pictures: [], extraBeds, beds: { ...noBeds, ...beds }, history: [] }
  );
}

/** The sheet after a change of its record: a version later, with a line more. */
export function putSheet(
  id: string,
  book: RecordBook<StoredSheet>,
  { change, what, changes = [] }: { change?: Partial<StoredSheet>; what: string; changes?: object[] },
  actor: Actor,
) {
  const former = sheetOf(id, book);
  const version = what === "created" ? 1 : former.version + 1;
  const history = historyWith(former.history, { what, changes }, actor) as StoredSheet["history"];
  book.put({ ...former, ...change, version, history });
}

/** A record can be changed always, switched off unless there are reasons, and switched on unless there are others. */
export const switchPermissions = (
  isActive: boolean,
  against: Record<"switchOff" | "switchOn", () => InventoryPermission["reasons"]>,
): InventoryPermission[] => [
  permissionFor("edit", []),
  permissionFor("switchOff", isActive ? against.switchOff() : [inventoryReason("INVENTORY_IS_OFF")], isActive),
  permissionFor("switchOn", isActive ? [inventoryReason("INVENTORY_IS_ON")] : against.switchOn(), !isActive),
];

const picture = /^data:image\/(png|jpeg|webp|gif);base64,/;

const isCount = (value: number, max: number) => Number.isInteger(value) && value >= 0 && value <= max;

/** Whether the parts of a draft are such as a form sends. */
export const areKnown = ({
  pictures,
  singleUse = 0,
  ...counts
}: Partial<StoredSheet> & { people?: number[]; singleUse?: number }) => ({
  pictures: (pictures ?? []).every((one) => picture.test(one) && one.length <= inventoryLimits.pictureLetters),
  beds: bedKinds.every((kind) => isCount(counts.beds?.[kind] ?? 0, inventoryLimits.beds)),
  extraBeds: isCount(counts.extraBeds ?? 0, inventoryLimits.beds),
  singleUse: singleUse >= 0 && singleUse <= inventoryLimits.singleUse,
  maxOccupancy: (counts.people ?? []).every((count) => isCount(count, inventoryLimits.people)),
});
