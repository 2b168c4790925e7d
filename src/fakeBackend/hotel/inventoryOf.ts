import { dayNumber } from "@/domain/civilDate";
import type { Inventory } from "@/domain/reservations/offerOf";

import type { Hotel } from "./Hotel";
import type { StoredReservation } from "./books/StoredReservation";

/** Prices, restrictions and rooms for an offer, not counting `without`, the reservation that is being changed. */
export const inventoryOf = (hotel: Hotel, without?: StoredReservation): Inventory => ({
  nightOf: (ratePlanId, roomTypeId, date, guests) =>
    hotel.setUp.rates.night(ratePlanId, roomTypeId, dayNumber(date), guests),
  countOf: (roomTypeId, date) => hotel.nights.count(roomTypeId, date, without),
  soldUnder: (ratePlanId, roomTypeId, date) => hotel.nights.soldUnder([ratePlanId], roomTypeId, date, without),
  soldBy: (companyId, roomTypeId, date) =>
    hotel.nights.soldUnder(hotel.companies.idsOf(companyId), roomTypeId, date, without),
  policiesOf: (plan) => hotel.setUp.policiesOf(plan),
});
