import { bookFromChannel } from "../../hotel/bookFromChannel";
import type { HotelSample } from "../../hotel/Hotel";
import { sampleReservations } from "./sampleReservations";

/** What is made up of the hotel: its books on the first day, and the bookings that its channels send. */
export const hotelSample: HotelSample = { books: sampleReservations, bookFromChannel };
