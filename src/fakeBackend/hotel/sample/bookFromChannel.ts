import type { CivilDate, RoomType } from "@/contract/property";
import type { RatePlan } from "@/contract/reservations/rates";
import { addDays, dayNumber } from "@/domain/civilDate";
import { unknownData } from "@/domain/guests/unknownData";
import { offerOf } from "@/domain/reservations/offerOf";

import { planDrawn } from "./bookings";
import { bookingAs } from "./bookingAs";
import { personAs } from "./people";
import { chances, type Random, randomFrom } from "../../core/random";
import type { Hotel } from "../Hotel";
import { inventoryOf } from "../inventoryOf";
import type { StoredReservation } from "../books/StoredReservation";

const typeAsked = chances([
  ["DBL", 45],
  ["TWN", 25],
  ["FAM", 12],
  ["JST", 10],
  ["IND", 5],
  ["STE", 3],
]);

/** Days after the first arrival asked for, among which one is looked for. */
const DAYS_TRIED = 365;

/**
 * A new reservation from an online agency: of the type asked for, or of another if that one is full, for the first nights
 * with a free room. None where nothing can be sold.
 */
export function bookFromChannel(hotel: Hotel, now: Date): StoredReservation | undefined {
  const names = hotel.nextNames();
  const number = Number(names.id.slice(4));
  const random = randomFrom(number);
  const { businessDate } = hotel.property;
  const asked = typeAsked(random);
  const nights = random.between(1, 4);
  const first = addDays(businessDate, random.between(1, 30));
  const person = personAs(number, random);
  const channelId = channelOf(hotel, random);
  if (channelId === undefined) return undefined;
  const plan = planSold(planDrawn(channelId, nights, random), hotel);
  const types = hotel.roomTypes.toSorted((one, other) => Number(other.id === asked) - Number(one.id === asked));
  const stay = plan && firstStay(types, plan, { first, nights }, hotel);
  if (!stay) return undefined;

  const guest = hotel.guests.add({ ...unknownData, ...person });
  const sketch = { ...stay, state: "confirmed", nights, channelId, ratePlanId: plan.id } as const;
  const at = now.getTime();
  const booking = bookingAs(sketch, guest, {
    setUp: hotel.setUp,
    prices: (...line) => hotel.setUp.rates.prices(...line),
    random,
    now: at,
    today: dayNumber(businessDate),
  });
  return hotel.put({ ...booking, ...names, createdAt: at, updatedAt: at });
}

/** An agency that sells, if there is one. */
function channelOf({ setUp }: Hotel, random: Random): string | undefined {
  const open = ["booking", "booking", "expedia", "airbnb"].filter((id) => setUp.channels.find(id)?.isActive);
  return open.length > 0 ? random.pick(open) : undefined;
}

/** The plan that is asked for, or another if it is switched off. */
function planSold(asked: string, { setUp }: Hotel): RatePlan | undefined {
  const sold = setUp.ratePlans.all().filter(({ isActive }) => isActive);
  return sold.find(({ id }) => id === asked) ?? sold[0];
}

/** The first type with an arrival that can be sold, and its first such arrival, in days since 1970. */
function firstStay(
  types: readonly RoomType[],
  plan: RatePlan,
  { first, nights }: { first: CivilDate; nights: number },
  hotel: Hotel,
) {
  const inventory = inventoryOf(hotel);
  const arrivals = Array.from({ length: DAYS_TRIED }, (_, days) => addDays(first, days));
  const isSold = (type: RoomType) => (arrival: CivilDate) => {
    const stay = { arrival, departure: addDays(arrival, nights) };
    const offer = offerOf({ stay, people: { adults: 1, childrenAges: [] } }, type, plan, inventory);
    return offer?.reasons.length === 0;
  };
  for (const type of types) {
    const arrival = arrivals.find(isSold(type));
    if (arrival !== undefined) return { roomTypeId: type.id, arrival: dayNumber(arrival) };
  }
  return undefined;
}
