import type { Instant, RecordId, TimeOfDay } from "../formats";
import type { FolioAction } from "./folio";
import type { ReservationAction } from "./reservationLife";

/**
 * Fields that a save or an action can change. `roomId` is the room of its nights, `negotiatedPrice` is cents for a
 * night.
 */
export const savedFields = [
  "state",
  "arrival",
  "departure",
  "eta",
  "adults",
  "childrenAges",
  "guest",
  "company",
  "agency",
  "contactName",
  "roomTypeId",
  "ratePlanId",
  "negotiatedPrice",
  "negotiatedReason",
  "roomId",
  "extras",
  "channelId",
  "externalRef",
  "guarantee",
  "releaseOn",
  "notes.internal",
  "notes.guest",
  "notes.request",
] as const;
export type SavedField = (typeof savedFields)[number];

/**
 * With why a guest in the house changed rooms, the price of the nights that another type left as it was, that of all nights
 * where a channel has changed it (in cents), and what a posting affects: a line of the folio, a form of payment, what a card did not pay (in cents), its window, the part that was moved (in cents), who
 * pays the company's window and what goes there (kinds with commas), the members of its group, the balance in cents.
 */
export const changedFields = [
  ...savedFields,
  "moveReason",
  "priceKept",
  "nightPrices",
  "charge",
  "method",
  "declined",
  "window",
  "part",
  "payer",
  "routed",
  "members",
  "balance",
] as const;
export type ChangedField = (typeof changedFields)[number];
/** Fields whose values are texts of any kind. */
export type WordedField = Exclude<ChangedField, "eta">;

interface ChangeOf<Field, Value> {
  field: Field;
  before: Value;
  after: Value;
}

export interface HistoryEntry {
  id: RecordId;
  at: Instant;
  /** The name of the person, "" for a channel. */
  by: string;
  what: "created" | "changed" | ReservationAction | FolioAction | "leaveEarly" | "deleted" | "restored";
  /** Names of people and products as plain text; ids, dates and codes as sent, for the screen to word. */
  changes: (ChangeOf<WordedField, string> | ChangeOf<"eta", TimeOfDay | "">)[];
  note?: string;
}
