import { nanoid } from "@reduxjs/toolkit";
import { mixed, number, object, ref, string } from "yup";

import { inventoryLimits, type RoomTypeDraft, type RoomTypeRecord } from "@/contract/rooms/inventory";
import { noteLimits } from "@/contract/reservations/reservationDraft";
import { priceFaults } from "@/domain/setUp/inventoryFaults";
import { centsOf, typedCents } from "@/shared/format/centsOf";
import { languageOf } from "@/shared/i18n/languages";
import { type Sentence, withMax } from "@/shared/i18n/sentence";
import { currentSpoken } from "@/shared/i18n/spoken";
import { byRules } from "@/shared/record/byRules";
import { createRecord } from "@/shared/record/createRecord";
import type { RefusalPlaces } from "@/shared/record/recordFields";
import type { RecordValues } from "@/shared/record/recordRules";
import { paths } from "@/shared/routing/paths";
import { hasTexts, isObject } from "@/shared/shapes";

import { inventoryApi } from "./inventoryWrites";
import { hasLists, id, type InventoryStep } from "./roomRecord";

/** Amounts as they are typed. */
export interface RoomTypeValues extends Omit<RoomTypeDraft, "price" | "extraAdultPrice">, RecordValues {
  price: string;
  extraAdultPrice: string;
}

const locale = () => languageOf(currentSpoken().code).locale;
const centsIn = (typed: string) => centsOf(typed, locale());

const counts = ["baseOccupancy", "maxOccupancy", "maxAdults", "maxChildren", "extraBeds"] as const;

export const roomTypeRecord = createRecord<RoomTypeRecord, RoomTypeDraft, RoomTypeValues, InventoryStep>()("roomType", {
  get: inventoryApi.getRoomType,
  create: inventoryApi.createRoomType,
  update: inventoryApi.updateRoomType,
  act: inventoryApi.switchRoomType,
  valuesOf: ({ version, price, extraAdultPrice, ...type }) => {
    const amounts = { price: typedCents(price, locale()), extraAdultPrice: typedCents(extraAdultPrice, locale()) };
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
  path: paths.inventoryType,
  listPath: paths.roomInventory,
  texts: "inventory.type",
});

function draftOf(values: Omit<RoomTypeValues, "clientId" | "version">): RoomTypeDraft {
  const { code, name, baseOccupancy, maxOccupancy, maxAdults, maxChildren, extraBeds, beds, notes, pictures } = values;
  const people = { baseOccupancy, maxOccupancy, maxAdults, maxChildren, extraBeds, beds };
  const amounts = { price: centsIn(values.price), extraAdultPrice: centsIn(values.extraAdultPrice) };
  return { code, name, ...people, ...amounts, notes, pictures };
}

export const newRoomType = (): RoomTypeValues => ({
  code: "",
  name: "",
  baseOccupancy: 2,
  maxOccupancy: 2,
  maxAdults: 2,
  maxChildren: 0,
  extraBeds: 0,
  beds: { double: 1, single: 0, sofa: 0, bunk: 0 },
  price: "",
  extraAdultPrice: typedCents(0, locale()),
  notes: "",
  pictures: [],
  clientId: nanoid(),
  version: 0,
});

const people =
  (message: "reason.OCCUPANCY_BELOW_BASE" | "reason.OCCUPANCY_BELOW_PART") =>
  ({ min, max }: { min?: number; max?: number }): Sentence => ({ id: message, values: { people: min ?? max ?? 0 } });

const part = () => number().max(ref("maxOccupancy"), people("reason.OCCUPANCY_BELOW_PART"));

/** As they are typed; with too many decimals they are no whole cents. */
function typedPriceFaults({ price = "", extraAdultPrice = "" }: Partial<RoomTypeValues>) {
  const cents = (typed: string) => (/\d[.,٫]\d{3,}\s*$/.test(typed) ? centsIn(typed) || 0.5 : centsIn(typed));
  return priceFaults({ price: cents(price), extraAdultPrice: cents(extraAdultPrice) });
}

const amount = mixed().test(byRules(typedPriceFaults));

export const roomTypeSchema = object({
  code: string()
    .trim()
    .required(id("reason.ROOM_TYPE_CODE_MISSING"))
    .max(inventoryLimits.code, withMax("reason.ROOM_TYPE_CODE_LONG")),
  name: string()
    .trim()
    .required(id("reason.ROOM_TYPE_NAME_MISSING"))
    .max(inventoryLimits.name, withMax("reason.ROOM_TYPE_NAME_LONG")),
  maxOccupancy: number().min(ref("baseOccupancy"), people("reason.OCCUPANCY_BELOW_BASE")),
  maxAdults: part(),
  maxChildren: part(),
  price: amount,
  extraAdultPrice: amount,
  notes: string().trim().max(noteLimits.letters, withMax("reason.NOTE_TOO_LONG")),
});

export const roomTypeRefusals: RefusalPlaces = {
  fields: { PICTURES_TOO_MANY: "pictures", OCCUPANCY_BELOW_BASE: "maxOccupancy" },
  values: { maxOccupancy: ["maxOccupancy", "baseOccupancy"] },
};
