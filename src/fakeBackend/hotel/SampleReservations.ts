import type { CivilDate, RoomBlock } from "@/contract/property";

import type { SampleSize } from "../core/demoAskedFor";
import type { StoredGuest } from "./books/StoredGuest";
import type { StoredReservation } from "./books/StoredReservation";
import type { Hotel } from "./Hotel";
import type { SetUp, SetUpSeed } from "./setUp/SetUp";

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
  company: string;
}

/** The first books of the hotel. */
export interface SampleReservations {
  guests: StoredGuest[];
  reservations: StoredReservation[];
  blocks: RoomBlock[];
}

export type HotelSize = Pick<SampleSize, "reservations" | "guests" | "rooms">;

/** The source of the first books. */
export interface HotelSample {
  setUp: (now: Date, rooms?: number) => SetUpSeed;
  books: (setUp: SetUp, businessDate: CivilDate, size: HotelSize) => SampleReservations;
  /** Of the time before the first day of the books, which nothing but the figures asks for. */
  earlier: (setUp: SetUp, first: CivilDate) => EarlierStay[];
  /** A booking that has just come in; undefined where nothing can be sold. */
  bookFromChannel: (hotel: Hotel, now: Date) => StoredReservation | undefined;
}
