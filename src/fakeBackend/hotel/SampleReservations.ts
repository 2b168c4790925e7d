import type { RoomBlock } from "@/contract/property";

import type { SampleSize } from "../core/demoAskedFor";
import type { StoredGuest } from "./books/StoredGuest";
import type { StoredReservation } from "./books/StoredReservation";

/** A stay from before the hotel's books: of its guest no more is known than this. */
export interface EarlierStay {
  stay: StoredReservation;
  country: string;
  company: string;
}

/** The first books of the hotel. */
export interface SampleReservations {
  guests: StoredGuest[];
  reservations: StoredReservation[];
  blocks: RoomBlock[];
}

export type HotelSize = Pick<SampleSize, "reservations" | "guests" | "rooms">;
