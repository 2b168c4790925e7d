import { hasTexts, isObject } from "@/shared/shapes";

import type { BookingValues } from "./bookingValues";

const texts = [
  "clientId",
  "state",
  "arrival",
  "departure",
  "eta",
  "roomTypeId",
  "ratePlanId",
  "channelId",
  "externalRef",
  "guarantee",
  "releaseOn",
];

const areNumbers = (value: unknown) =>
  isObject(value) && Object.values(value).every((quantity) => typeof quantity === "number");

const areAges = (value: unknown) => Array.isArray(value) && value.every((age) => age === "" || typeof age === "number");

const isRoom = (value: unknown) =>
  isObject(value) &&
  hasTexts(value, ["id", "roomTypeId", "ratePlanId", "guest"]) &&
  typeof value.adults === "number" &&
  areAges(value.childrenAges);

/** Checks what was typed into a form, as it is read back from the storage. */
export const isBooking = (value: unknown): value is BookingValues =>
  isObject(value) &&
  texts.every((name) => typeof value[name] === "string") &&
  typeof value.version === "number" &&
  typeof value.adults === "number" &&
  areAges(value.childrenAges) &&
  (value.guest === null || hasTexts(value.guest, ["id", "firstName", "lastName", "email", "phone"])) &&
  (value.newGuest === null ||
    hasTexts(value.newGuest, ["firstName", "lastName", "email", "phone", "document", "country"])) &&
  [value.company, value.agency].every((one) => !one || hasTexts(one, ["id", "name"])) &&
  areNumbers(value.quantities) &&
  (value.served === undefined || isObject(value.served)) &&
  (value.negotiatedPrice === undefined || isObject(value.negotiatedPrice)) &&
  (value.asked === undefined || areNumbers(value.asked)) &&
  (value.rooms === undefined || (Array.isArray(value.rooms) && value.rooms.every(isRoom))) &&
  (value.routed === undefined || isObject(value.routed)) &&
  hasTexts(value.notes, ["internal", "guest", "request"]);
