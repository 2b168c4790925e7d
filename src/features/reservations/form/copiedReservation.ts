import type { Reservation } from "@/contract/reservations/reservations";
import type { Hotel } from "@/shared/hotel/hotelSlice";
import { createLoad } from "@/shared/load/createLoad";
import { type BookingValues, newBooking, valuesOf } from "@/shared/stay/record/bookingValues";
import { reservationsApi } from "@/shared/stay/record/reservationsApi";

/** The reservation that a new one begins as. */
export const reservationToCopy = createLoad("reservationToCopy", (id: string) =>
  reservationsApi.getReservation({ params: { id } }),
);

/**
 * A new reservation like another one: its stay unless that has begun, its people, guest, company, type, plan and extras, as far as
 * the hotel sells them. Room, payments, notes and the agency's number are its own.
 */
export function copyOf(reservation: Reservation, hotel: Hotel): BookingValues {
  const { arrival, departure, adults, childrenAges, guest, guarantee } = reservation;
  const blank = newBooking(hotel, { arrival, departure });
  const { roomTypeId, ratePlanId, channelId, quantities, served, company, agency, contactName } = valuesOf(reservation);
  const soldIn = (things: { id: string; isActive: boolean }[], id: string) =>
    things.some((thing) => thing.id === id && thing.isActive);
  return {
    ...blank,
    adults,
    childrenAges,
    guest,
    company,
    agency,
    contactName,
    guarantee,
    roomTypeId: soldIn(hotel.roomTypes, roomTypeId) ? roomTypeId : "",
    ratePlanId: soldIn(hotel.ratePlans, ratePlanId) ? ratePlanId : "",
    channelId: soldIn(hotel.channels, channelId) ? channelId : blank.channelId,
    served,
    quantities: Object.fromEntries(Object.entries(quantities).filter(([id]) => soldIn(hotel.products, id))),
  };
}
