import { nanoid } from "@reduxjs/toolkit";

import type { InventoryAction, RoomDraft, RoomRecord, RoomRow } from "@/contract/rooms/inventory";
import { wholeNumber } from "@/shared/format/wholeNumber";
import { createRecord } from "@/shared/record/createRecord";
import type { RefusalPlaces } from "@/shared/record/recordFields";
import type { RecordValues } from "@/shared/record/recordRules";
import { paths } from "@/shared/routing/paths";
import { hasTexts } from "@/shared/shapes";

import { inventoryApi } from "./inventoryWrites";

/** The floor as it is typed. */
export interface RoomValues extends Omit<RoomDraft, "floor">, RecordValues {
  floor: string;
}

/** The acts besides editing. */
export type InventoryStep = Exclude<InventoryAction, "edit">;

export const hasLists = (values: object, names: readonly string[]) =>
  names.every((name) => Array.isArray(Reflect.get(values, name)));

export const roomRecord = createRecord<RoomRecord, RoomDraft, RoomValues, InventoryStep>()("room", {
  get: inventoryApi.getRoom,
  create: inventoryApi.createRoom,
  update: inventoryApi.updateRoom,
  act: inventoryApi.switchRoom,
  valuesOf: ({ version, floor, ...room }) => ({
    ...draftOf({ ...room, floor: String(floor) }),
    floor: String(floor),
    clientId: nanoid(),
    version,
  }),
  draftOf,
  isValues: (values) =>
    hasTexts(values, ["number", "roomTypeId", "floor", "zone", "notes"]) &&
    hasLists(values, ["features", "connectsWith", "pictures"]),
  nameOf: ({ number }) => number,
  notDone: "inventory.room.notDone",
  path: `${paths.roomInventory}/:id`,
  listPath: paths.roomInventory,
  texts: "inventory.room",
});

function draftOf(values: Omit<RoomValues, "clientId" | "version">): RoomDraft {
  const { number, roomTypeId, floor, zone, features, connectsWith, notes, pictures } = values;
  return { number, roomTypeId, floor: wholeNumber(floor), zone, features, connectsWith, notes, pictures };
}

/** A row with the act that is on its way. */
export const roomRows = roomRecord.inRows<RoomRow>((row, { action }) => ({
  ...row,
  state: action === "switchOff" ? "off" : "inUse",
  actions: [],
}));

export const newRoom = (roomTypeId: string): RoomValues => ({
  number: "",
  roomTypeId,
  floor: "",
  zone: "",
  features: [],
  connectsWith: [],
  notes: "",
  pictures: [],
  clientId: nanoid(),
  version: 0,
});

export const roomRefusals: RefusalPlaces = {
  fields: {
    ROOM_HAS_NIGHTS: "roomTypeId",
    ROOM_NEEDED: "roomTypeId",
    ROOM_OCCUPIED: "roomTypeId",
  },
  values: {},
};
