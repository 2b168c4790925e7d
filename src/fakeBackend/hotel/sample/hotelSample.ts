import { bookFromChannel } from "./bookFromChannel";
import type { HotelSample } from "../Hotel";
import { companiesAt } from "./companies";
import { earlierStays } from "./earlierStays";
import { sampleReservations } from "./sampleReservations";
import { setUpAt } from "./setUpAt";

/** The hotel that is made up: what it has and sells, its first books, and the bookings that its channels send. */
export const hotelSample: HotelSample = {
  setUp: setUpAt,
  books: sampleReservations,
  companies: companiesAt,
  earlier: earlierStays,
  bookFromChannel,
};
