import type { CivilDate, RoomBlock } from "@/contract/property";

import type { SampleSize } from "../core/demoAskedFor";
import type { StoredGuest } from "./books/StoredGuest";
import type { StoredReservation } from "./books/StoredReservation";

/** A stay from before the hotel's books. */
export interface EarlierStay extends Pick<StoredReservation, "id" | "arrival" | "departure"> {
  /** The first date on which it counts: that of its arrival, or of a fee before it. */
  from: CivilDate;
  /** Drawn when it is first read: a period compares itself with few of a year's stays. */
  told: () => ToldStay;
}

/** Of the guest of an earlier stay no more is known than this. */
export interface ToldStay {
  stay: StoredReservation;
  country: string;
  soldTo: string;
}

/** The first books of the hotel. */
export interface SampleReservations {
  guests: StoredGuest[];
  reservations: StoredReservation[];
  blocks: RoomBlock[];
}

export type HotelSize = Pick<SampleSize, "reservations" | "guests" | "rooms">;
