import type { LostThing } from "@/contract/rooms/lostThings";
import type { MinibarPosting, ReportedFault } from "@/contract/rooms/shift";

import type { KeptMap } from "../../core/KeptMap";
import { numbered, type RecordBook } from "../../records/RecordBook";

/** The stored part of a lost thing: the rest follows from its room and its stay. */
export interface StoredLostThing extends Omit<LostThing, "room" | "owner" | "actions"> {
  /** Of the likely owner, "" where the room was empty. */
  reservationId: string;
}

export interface ShiftBooks {
  lostThings: RecordBook<StoredLostThing>;
  /** By the client's id: a repeated call changes nothing. */
  minibar: KeptMap<MinibarPosting>;
  faults: KeptMap<ReportedFault>;
}

export const lostThingId = numbered("OP");
