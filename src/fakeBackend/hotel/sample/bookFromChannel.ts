import { addDays, dayNumber } from "@/domain/civilDate";
import { unknownData } from "@/domain/guests/unknownData";
import { restrictionReasons } from "@/domain/rates/restrictionReasons";
import { nightsOf } from "@/domain/stay";

import { bookingAs } from "./bookingAs";
import { personAs } from "./people";
import { chances, randomFrom } from "../../core/random";
import type { Hotel } from "../Hotel";
import { guardReasons } from "../reservations/guardReasons";
import type { StoredReservation } from "../StoredReservation";

const typeAsked = chances([
  ["DBL", 45],
  ["TWN", 25],
  ["FAM", 12],
  ["JST", 10],
  ["IND", 5],
  ["STE", 3],
]);

/** A new reservation from an online agency, for the first nights with a free room. */
export function bookFromChannel(hotel: Hotel, now: Date): StoredReservation {
  const names = hotel.nextNames();
  const number = Number(names.id.slice(4));
  const random = randomFrom(number);
  const { businessDate } = hotel.property;
  const asked = typeAsked(random);
  const { id: roomTypeId } = hotel.roomTypes.find(({ id }) => id === asked) ?? hotel.roomTypes[0]!;
  const nights = random.between(1, 4);
  const isSellable = (arrival: string) => {
    const stay = { arrival, departure: addDays(arrival, nights) };
    const dayOf = (date: string) => hotel.setUp.rates.day("BAR", roomTypeId, dayNumber(date));
    const wanted = nightsOf(stay).map((date) => ({ date, price: 0, roomTypeId }));
    return restrictionReasons(stay, dayOf).length === 0 && guardReasons(wanted, hotel).length === 0;
  };
  let arrival = addDays(businessDate, random.between(1, 30));
  while (!isSellable(arrival)) arrival = addDays(arrival, 1);

  const guest = hotel.guests.add({ ...unknownData, ...personAs(number, random) });
  const channelId = random.pick(["booking", "booking", "expedia", "airbnb"]);
  const sketch = { state: "confirmed", roomTypeId, arrival: dayNumber(arrival), nights, channelId } as const;
  const at = now.getTime();
  const booking = bookingAs(sketch, guest, {
    setUp: hotel.setUp,
    random,
    now: at,
    today: dayNumber(businessDate),
  });
  return hotel.put({ ...booking, ...names, createdAt: at, updatedAt: at });
}
