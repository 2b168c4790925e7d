import { dayNumber } from "@/domain/civilDate";
import type { RateBooks } from "@/domain/rates/rateBooks";

import type { Hotel } from "../hotel/Hotel";

/** The hotel's books as the rules of the rate calendar read them. */
export const rateBooksOf = (hotel: Hotel): RateBooks => ({
  businessDate: hotel.property.businessDate,
  currency: hotel.property.currency,
  plans: hotel.setUp.ratePlans.all(),
  typeOf: (id) => hotel.roomType(id),
  dayOf: (ratePlanId, roomTypeId, date) => hotel.setUp.rates.day(ratePlanId, roomTypeId, dayNumber(date)),
});
