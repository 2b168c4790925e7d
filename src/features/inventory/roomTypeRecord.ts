import { nanoid } from "@reduxjs/toolkit";

import type { RoomTypeDraft, RoomTypeRecord } from "@/contract/rooms/inventory";
import { centsOf, typedCents } from "@/shared/format/centsOf";
import { languageOf } from "@/shared/i18n/languages";
import { currentSpoken } from "@/shared/i18n/spoken";
import { createRecord } from "@/shared/record/createRecord";
import type { RefusalPlaces } from "@/shared/record/recordFields";
import type { RecordValues } from "@/shared/record/recordRules";
import { paths } from "@/shared/routing/paths";
import { hasTexts, isObject } from "@/shared/shapes";

import { inventoryApi } from "./inventoryWrites";
import { hasLists, type InventoryStep } from "./roomRecord";

/** Amounts as they are typed. */
export interface RoomTypeValues extends Omit<RoomTypeDraft, "price" | "extraAdultPrice">, RecordValues {
  price: string;
  extraAdultPrice: string;
}

const locale = () => languageOf(currentSpoken().code).locale;

/** With too many decimals it is no whole cents. */
function centsIn(typed: string): number {
  const cents = centsOf(typed, locale());
  return /\d[.,٫]\d{3,}\s*$/.test(typed) ? cents || 0.5 : cents;
}

const counts = ["baseOccupancy", "maxOccupancy", "maxAdults", "maxChildren", "cots", "extraBeds", "singleUse"] as const;

export const roomTypeRecord = createRecord<RoomTypeRecord, RoomTypeDraft, RoomTypeValues, InventoryStep>()("roomType", {
  get: inventoryApi.getRoomType,
  create: inventoryApi.createRoomType,
  update: inventoryApi.updateRoomType,
  act: inventoryApi.switchRoomType,
  valuesOf: ({ version, price, extraAdultPrice, ...type }) => {
    const amounts = {
      price: typedCents(price, locale()),
      extraAdultPrice: typedCents(extraAdultPrice, locale()),
    };
    return { ...draftOf({ ...type, ...amounts }), ...amounts, clientId: nanoid(), version };
  },
  draftOf,
  isValues: (values) =>
    hasTexts(values, ["code", "name", "price", "extraAdultPrice", "notes"]) &&
    hasLists(values, ["pictures"]) &&
    isObject(Reflect.get(values, "beds")) &&
    counts.every((count) => typeof Reflect.get(values, count) === "number"),
  nameOf: ({ name }) => name,
  notDone: "inventory.type.notDone",
  path: `${paths.roomInventory}/types/:id`,
  listPath: paths.roomInventory,
  texts: "inventory.type",
});

function draftOf(values: Omit<RoomTypeValues, "clientId" | "version">): RoomTypeDraft {
  const {
    code,
    name,
    baseOccupancy,
    maxOccupancy,
    maxAdults,
    maxChildren,
    cots,
    extraBeds,
    singleUse,
    beds,
    notes,
    pictures,
  } = values;
  const people = { baseOccupancy, maxOccupancy, maxAdults, maxChildren, cots, extraBeds, singleUse, beds };
  const amounts = {
    price: centsIn(values.price),
    extraAdultPrice: centsIn(values.extraAdultPrice),
  };
  return { code, name, ...people, ...amounts, notes, pictures };
}

export const newRoomType = (): RoomTypeValues => ({
  code: "",
  name: "",
  baseOccupancy: 2,
  maxOccupancy: 2,
  maxAdults: 2,
  maxChildren: 0,
  cots: 0,
  singleUse: 0,
  extraBeds: 0,
  beds: { double: 1, single: 0, sofa: 0, bunk: 0 },
  price: "",
  extraAdultPrice: typedCents(0, locale()),
  notes: "",
  pictures: [],
  clientId: nanoid(),
  version: 0,
});

export const roomTypeRefusals: RefusalPlaces = {
  fields: {},
  values: { maxOccupancy: ["maxOccupancy", "baseOccupancy"] },
};
