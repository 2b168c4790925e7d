import { dateOfDay, dayNumber } from "@/domain/civilDate";
import { occupancySupplement } from "@/domain/rates/ratePrices";
import { totalOf } from "@/domain/reservations/balance";
import { feeOf } from "@/domain/reservations/fees";

import { randomFrom, waitOf } from "../../core/random";
import type { StoredReservation } from "../books/StoredReservation";
import { type Booking, endAt, type Sample } from "./bookingAs";
import { paymentsDrawn } from "./payments";

const SEED = 34_2611;
const HOUR = 3_600_000;
/** Of the cancelled ones whose rate costs all: few who have paid it cancel. */
const REFUNDABLE = 0.75;
/** Mean days by which those of arrivals to come were booked earlier than others. */
const MORE_DAYS = 22;
/** A share of the time until the arrival to this power: plans change soon after they are made. */
const EARLY = 2;

/**
 * Spreads the cancellations over the time between booking and arrival as hotels have them: most of them early, and few that
 * cost a fee. They are drawn apart from the rest, so that nothing else of the sample depends on them.
 */
export function spreadCancellations(bookings: readonly StoredReservation[], sample: Omit<Sample, "random">) {
  const { setUp, now, today } = sample;
  const random = randomFrom(SEED);
  for (const booking of bookings) {
    if (booking.state !== "cancelled") continue;
    if (booking.ratePlanId === "NRF" && random.next() < REFUNDABLE) makeRefundable(booking, sample);
    // one that is off before its arrival has had the time for it
    if (booking.arrival > dateOfDay(today)) booking.createdAt -= waitOf(MORE_DAYS, random) * 24 * HOUR;
    const [arrival, departure] = [dayNumber(booking.arrival), dayNumber(booking.departure)];
    const last = Math.max(booking.createdAt, Math.min(now, (arrival * 24 + 12) * HOUR));
    endAt(booking, booking.createdAt + Math.floor(random.next() ** EARLY * (last - booking.createdAt)), today);
    booking.charges = booking.charges.map((charge) => ({ ...charge, sourceRef: `fee:${booking.id}:1` }));
    const total = totalOf(booking, setUp.products.all());
    booking.payments = paymentsDrawn(booking, { total, arrival, departure, today }, random);
  }
}

/** At the price and on the terms of the flexible rate. */
function makeRefundable(booking: Booking, { setUp, prices }: Pick<Sample, "setUp" | "prices">) {
  const { roomTypeId } = booking;
  const policies = setUp.policiesOf(setUp.ratePlans.find("BAR")!);
  const supplement = occupancySupplement(booking, setUp.roomTypes.find(roomTypeId)!, policies.children);
  const priceOn = prices("BAR", roomTypeId);
  const nights = booking.nights.map((night) => ({ ...night, price: priceOn(dayNumber(night.date)) + supplement }));
  const deposit = feeOf(policies.deposit.fee, nights);
  Object.assign(booking, { ratePlanId: "BAR", policies, nights, deposit, guarantee: "card" });
}
