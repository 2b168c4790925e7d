import { hasTexts } from "@/shared/hasTexts";
import { isObject } from "@/shared/isObject";
import { amongTabs, ownTab } from "@/shared/tabs/tabLife";
import { DRAFT_PREFIX } from "@/shared/session/storedSession";
import { readStoredJson, storedKeys, writeStored } from "@/shared/storage";
import { newId } from "@/shared/routing/paths";

import type { BookingValues } from "./bookingValues";

const VERSION = 2;

interface StoredBooking {
  version: typeof VERSION;
  /** Whose form it is in. */
  tab: string;
  /** ISO 8601 instant. */
  savedAt: string;
  values: BookingValues;
}

export interface LeftBooking {
  /** Under which it is kept. */
  name: string;
  savedAt: string;
}

export interface NamedForm {
  /** Of the reservation; none: a new one. */
  id?: string;
  clientId: string;
}

const PREFIX = `${DRAFT_PREFIX}booking:`;

/** Each form has its own, also where several tabs write in the same reservation; the next one is offered what it left. */
export const draftName = ({ id = newId, clientId }: NamedForm) => `${id}:${clientId}`;

export const readStoredBooking = (name: string): StoredBooking | undefined =>
  readStoredJson(PREFIX + name, isStoredBooking);

export function writeStoredBooking(name: string, values: BookingValues) {
  const stored: StoredBooking = { version: VERSION, tab: ownTab, savedAt: new Date().toISOString(), values };
  writeStored(PREFIX + name, JSON.stringify(stored));
}

export const dropStoredBooking = (name: string) => void writeStored(PREFIX + name, null);

/** The newest of what was typed in other forms of the reservation and not saved; what another tab has open is not left. */
export const findLeftBooking = (form: NamedForm): Promise<LeftBooking | undefined> =>
  amongTabs((isThere) => {
    const names = storedKeys(PREFIX + draftName({ ...form, clientId: "" })).map((key) => key.slice(PREFIX.length));
    const left = names.flatMap((name) => {
      const stored = name === draftName(form) ? undefined : readStoredBooking(name);
      return stored && isLeft(stored, isThere) ? [{ name, savedAt: stored.savedAt }] : [];
    });
    return left.toSorted((one, other) => Date.parse(other.savedAt) - Date.parse(one.savedAt))[0];
  });

/** From here on it is this tab's. None where another tab was quicker. */
export const takeLeftBooking = (name: string): Promise<BookingValues | undefined> =>
  amongTabs((isThere) => {
    const stored = readStoredBooking(name);
    if (!stored || !isLeft(stored, isThere)) return undefined;
    writeStoredBooking(name, stored.values);
    return stored.values;
  });

const isLeft = ({ tab }: StoredBooking, isThere: (tab: string) => boolean) => tab === ownTab || !isThere(tab);

/** What a form that waits for a connection keeps is offered to no other: it is under the form's name alone. */
export function keepWaitingBooking(form: NamedForm) {
  const { values } = readStoredBooking(draftName(form)) ?? {};
  if (!values) return;
  writeStoredBooking(form.clientId, values);
  dropStoredBooking(draftName(form));
}

const isStoredBooking = (value: unknown): value is StoredBooking =>
  isObject(value) &&
  value.version === VERSION &&
  typeof value.tab === "string" &&
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
