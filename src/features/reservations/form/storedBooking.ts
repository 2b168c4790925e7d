import { hasTexts } from "@/shared/hasTexts";
import { isObject } from "@/shared/isObject";
import { DRAFT_PREFIX } from "@/shared/session/storedSession";
import { readStoredJson, writeStored } from "@/shared/storage";

import type { BookingValues } from "./bookingValues";

const VERSION = 1;

interface StoredBooking {
  version: typeof VERSION;
  /** ISO 8601 instant. */
  savedAt: string;
  values: BookingValues;
}

/** Under which the draft of a new one is kept. */
export const NEW = "-";

/** One for each reservation, and one for new ones; those that wait for a connection have one each. */
const keyOf = (id: string) => `${DRAFT_PREFIX}booking:${id}`;

/** What was typed and not saved when the page was left last. */
export const readStoredBooking = (id: string): StoredBooking | undefined => readStoredJson(keyOf(id), isStoredBooking);

export const writeStoredBooking = (id: string, values: BookingValues) =>
  writeStored(keyOf(id), JSON.stringify({ version: VERSION, savedAt: new Date().toISOString(), values }));

export const dropStoredBooking = (id: string) => writeStored(keyOf(id), null);

/** A form that waits for a connection keeps what was typed under its own name, so that another can be begun. */
export function keepWaitingBooking({ id = NEW, clientId }: { id?: string; clientId: string }) {
  const { values } = readStoredBooking(id) ?? {};
  if (values?.clientId !== clientId) return;
  writeStoredBooking(clientId, values);
  dropStoredBooking(id);
}

const isStoredBooking = (value: unknown): value is StoredBooking =>
  isObject(value) &&
  value.version === VERSION &&
  typeof value.savedAt === "string" &&
  !Number.isNaN(Date.parse(value.savedAt)) &&
  isBooking(value.values);

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

const isBooking = (value: unknown): value is BookingValues =>
  isObject(value) &&
  texts.every((name) => typeof value[name] === "string") &&
  typeof value.version === "number" &&
  typeof value.adults === "number" &&
  Array.isArray(value.childrenAges) &&
  value.childrenAges.every((age) => age === "" || typeof age === "number") &&
  (value.guest === null || hasTexts(value.guest, ["id", "firstName", "lastName", "email", "phone"])) &&
  (value.newGuest === null ||
    hasTexts(value.newGuest, ["firstName", "lastName", "email", "phone", "document", "country"])) &&
  isObject(value.quantities) &&
  Object.values(value.quantities).every((quantity) => typeof quantity === "number") &&
  hasTexts(value.notes, ["internal", "guest", "request"]);
