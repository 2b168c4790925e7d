import type { RoomBlock } from "@/contract/property";

import type { SampleSize } from "../core/demoAskedFor";
import type { StoredGuest } from "./StoredGuest";
import type { StoredReservation } from "./StoredReservation";

/** The first books of the hotel. */
export interface SampleReservations {
  guests: StoredGuest[];
  reservations: StoredReservation[];
  blocks: RoomBlock[];
}

export type HotelSize = Pick<SampleSize, "reservations" | "guests" | "rooms">;
