import type { ReservationAction } from "./reservationLife";

/** What a change can touch; `roomId` is that of its nights. */
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
  /** Name of who did it, "" where a channel did. */
  by: string;
  what: "created" | "changed" | ReservationAction | "deleted" | "restored";
  /** Names of people and products as they are; ids, dates and codes as they travel, for the screen to word. */
  changes: { field: ChangedField; before: string; after: string }[];
  note?: string;
}
