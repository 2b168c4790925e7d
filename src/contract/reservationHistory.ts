import type { ReservationAction } from "./reservationLife";

/** What a change can affect; `roomId` is that of its nights. */
export const changedFields = [
  "state",
  "arrival",
  "departure",
  "eta",
  "adults",
  "childrenAges",
  "guest",
  "roomTypeId",
  "ratePlanId",
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
export type ChangedField = (typeof changedFields)[number];

export interface HistoryEntry {
  id: string;
  /** ISO 8601 instant. */
  at: string;
  /** Name of the person, "" for a channel. */
  by: string;
  what: "created" | "changed" | ReservationAction | "deleted" | "restored";
  /** Names of people and products in plain text; ids, dates and codes as on the wire, for the screen to word. */
  changes: { field: ChangedField; before: string; after: string }[];
  note?: string;
}
