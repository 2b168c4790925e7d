import type { RecordId } from "../formats";

/** Where a text stands that a person has written. */
export const textPlaces = [
  "reservation",
  "group",
  "request",
  "complaint",
  "message",
  "guest",
  "handover",
  "chat",
  "block",
  "room",
  "cleaning",
  "lostThing",
  "ticket",
  "shift",
  "stock",
  "points",
  "folio",
  "payer",
  "register",
] as const;
export type TextPlace = (typeof textPlaces)[number];

/** A text that names a guest besides their own record. */
export interface NamingText {
  /** Unique, to say which are redacted. */
  key: string;
  place: TextPlace;
  /** Of the record that it stands in; of a chat, its contact or channel. */
  id: RecordId;
  /** As it is written; "" once the guest is erased. */
  text: string;
  /** By more than one of several surnames, which other people have, too. */
  isSure: boolean;
  /** The law keeps it: it is not redacted. */
  isKept: boolean;
}
