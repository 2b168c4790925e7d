import { bookFromChannel } from "../bookFromChannel";
import type { HotelSample } from "../Hotel";
import { sampleReservations } from "./sampleReservations";

/** What is made up of the hotel: its books on the first day, and the bookings that its channels send. */
export const hotelSample: HotelSample = { books: sampleReservations, bookFromChannel };
