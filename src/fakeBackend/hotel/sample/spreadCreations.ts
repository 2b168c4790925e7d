import { dateOfDay } from "@/domain/civilDate";
import { randomFrom } from "../../core/random";
import type { StoredReservation } from "../books/StoredReservation";
import type { Sample } from "./bookingAs";

const SEED = 36_2611;
const HOUR = 3_600_000;
const DAY = 24 * HOUR;

/**
 * Gives the last day as many new reservations as the days before. A moment that is drawn for today, which only begins, falls
 * on the last evening: that day has twice its share. Half of them go back a day, as does all that was made before. They
 * move apart from the draw, and after the numbers are given, so that nothing else of the sample depends on them.
 */
export function spreadCreations(bookings: readonly StoredReservation[], { today }: Pick<Sample, "today">) {
  const random = randomFrom(SEED);
  const lastDay = today - 1;
  // those that were cancelled have been moved back with their cancellation
  const ahead = bookings.filter(({ state, arrival }) => state !== "cancelled" && arrival >= dateOfDay(today));
  const ofLastDay = ahead.filter(({ createdAt }) => createdAt >= lastDay * DAY);
  const inOrder = ofLastDay.toSorted((one, other) => one.createdAt - other.createdAt);
  const later = new Set(inOrder.slice(Math.floor(inOrder.length / 2)));
  for (const booking of ahead) {
    const inTheDay = random.between(6, 20) * HOUR + random.between(0, 59) * 60_000;
    makeAt(booking, later.has(booking) ? lastDay * DAY + inTheDay : booking.createdAt - DAY);
  }
}

/** With what was paid at that moment. */
function makeAt(booking: StoredReservation, createdAt: number) {
  const [before, after] = [booking.createdAt, createdAt].map((at) => new Date(at).toISOString());
  booking.payments = booking.payments.map((one) => (one.at === before ? { ...one, at: after! } : one));
  Object.assign(booking, { createdAt, updatedAt: createdAt });
}
