import { useFormikContext } from "formik";
import { useSelector } from "react-redux";

import type { Reservation } from "@/contract/reservations/reservations";
import type { Hotel } from "@/shared/hotel/hotelSlice";
import type { BookingValues } from "@/shared/stay/record/bookingValues";

import { bookingQuote } from "./bookingQuote";
import { selectOffers } from "./offersSlice";

/** Of the form around it. */
export function useBookingQuote(hotel: Hotel, reservation: Reservation | undefined) {
  const { values } = useFormikContext<BookingValues>();
  return bookingQuote(values, useSelector(selectOffers), hotel, reservation);
}
