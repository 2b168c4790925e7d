import type { CivilDate } from "@/contract/property";

import type { Hotel } from "../hotel/Hotel";
import type { KeptMap } from "../core/KeptMap";

/** The state of the rooms, besides who has slept in them. */
export interface RoomMarks {
  /** Rooms whose last guest left before this date are clean. */
  cleanSince: CivilDate;
  /** By room, the leave after which it was cleaned. */
  cleanedAfter: KeptMap<string>;
}

/** The data that the desk reads. */
export interface DeskBooks {
  hotel: Hotel;
  desk: RoomMarks;
}
