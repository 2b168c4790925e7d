import type { Charge } from "@/contract/account/account";
import type { ReservationNight } from "@/contract/reservations/reservations";
import { firstSettings } from "@/domain/billing/firstSettings";
import { dateOfDay } from "@/domain/civilDate";
import { totalOf } from "@/domain/reservations/balance";
import { cancellationFee, feeOf, feeVat, noShowFee } from "@/domain/reservations/fees";
import { partyOf } from "@/domain/rates/cots";
import { pricedFor } from "@/domain/rates/ratePrices";

import type { SetUp } from "../setUp/SetUp";
import type { StoredReservation } from "../books/StoredReservation";
import { type Random, waitOf } from "../../core/random";
import { channelDrawn, externalRefOf, guaranteeOf, peopleDrawn, planDrawn } from "./bookings";
import { extrasDrawn } from "./extras";
import { fittingNotes, notesDrawn } from "./notes";
import { paymentsDrawn } from "./payments";
import type { StaySketch } from "./StaySketch";

const HOUR = 3_600_000;

/** A sample reservation as stored, without its number, which is given at the end. */
export type Booking = Omit<StoredReservation, "id" | "confirmationNumber">;

export interface Sample {
  setUp: SetUp;
  /** By plan and type, of a day. */
  prices: SetUp["rates"]["prices"];
  random: Random;
  /** Milliseconds. */
  now: number;
  /** Days since 1970. */
  today: number;
}

const noCharges: Charge[] = [];
const staff = ["Lucía Fernández", "Andrei Popescu", "Chloé Martin", "Marina Solé"];

/** Completes a sketch. */
export function bookingAs(sketch: StaySketch, guest: { id: string; isVip: boolean }, sample: Sample): Booking {
  const { setUp, random, today } = sample;
  const { state, roomTypeId, arrival } = sketch;
  const departure = arrival + sketch.nights;
  const channelId = sketch.channelId ?? channelDrawn(random);
  const ratePlanId = sketch.ratePlanId ?? planDrawn(channelId, sketch.nights, random);
  const policies = setUp.policiesOf(setUp.ratePlans.find(ratePlanId)!);
  const [adults, childrenAges] = peopleDrawn(roomTypeId, random);
  const nights = nightsOf(sketch, { ratePlanId, policies, adults, childrenAges }, sample);
  const createdAt = createdAtOf(sketch, sample);
  const isDirect = channelId === "phone" || channelId === "desk";
  const booking: Booking = {
    version: 1,
    state,
    arrival: dateOfDay(arrival),
    departure: dateOfDay(departure),
    eta: random.next() < 0.4 ? `${random.between(13, 22)}:${random.pick(["00", "15", "30", "45"])}` : "",
    adults,
    childrenAges,
    roomTypeId,
    ratePlanId,
    guestId: guest.id,
    channelId,
    externalRef: externalRefOf(channelId, random),
    guarantee: guaranteeOf(channelId, ratePlanId, random),
    releaseOn: sketch.releaseOn === undefined ? "" : dateOfDay(sketch.releaseOn),
    extras: extrasDrawn(sketch, childrenAges, setUp, random),
    notes: notesDrawn(guest.isVip, random),
    nights,
    policies,
    deposit: feeOf(policies.deposit.fee, nights),
    charges: noCharges,
    payments: [],
    createdAt,
    updatedAt: createdAt,
    createdBy: isDirect ? random.pick(staff) : "",
  };
  booking.notes = fittingNotes(booking.notes, booking);
  if (state === "inHouse" || state === "checkedOut") booking.checkedInOn = dateOfDay(arrival);
  if (state === "checkedOut") booking.checkedOutOn = dateOfDay(departure);
  end(booking, arrival, sample);
  const total = totalOf(booking, setUp.products.all());
  booking.payments = paymentsDrawn(booking, { total, arrival, departure, today }, random);
  return booking;
}

function nightsOf(
  { roomTypeId, roomId, arrival, nights }: StaySketch,
  { ratePlanId, policies, ...people }: Pick<Booking, "ratePlanId" | "policies" | "adults" | "childrenAges">,
  { setUp, prices }: Sample,
): ReservationNight[] {
  const { children } = policies;
  const { guests, supplement } = pricedFor(partyOf(people, children), setUp.roomTypes.find(roomTypeId)!, children);
  const priceOn = prices(ratePlanId, roomTypeId, guests);
  const made: ReservationNight[] = [];
  for (let day = arrival; day < arrival + nights; day += 1) {
    const date = dateOfDay(day);
    const price = priceOn(day) + supplement;
    made.push(roomId === undefined ? { date, price, roomTypeId } : { date, price, roomTypeId, roomId });
  }
  return made;
}

/** Not after the arrival, not in the future, and seldom far ahead. */
function createdAtOf({ arrival }: StaySketch, { random, today, now }: Sample): number {
  const lastDay = Math.min(arrival, today);
  const day = lastDay - waitOf(arrival > today ? 22 : 30, random);
  const at = (day * 24 + random.between(6, 20)) * HOUR + random.between(0, 59) * 60_000;
  return at < now ? at : now - random.between(5, 360) * 60_000;
}

/** Gives a cancellation or no-show its date, reason and fee; `spreadCancellations` gives the final ones. */
function end(booking: Booking, arrival: number, { random, today, now }: Sample) {
  const { state } = booking;
  if (state !== "cancelled" && state !== "noShow") return;
  const last = Math.min(now, (arrival * 24 + 12) * HOUR);
  const at =
    state === "noShow" ? (arrival * 24 + 30) * HOUR : booking.createdAt + random.next() * (last - booking.createdAt);
  if (state === "cancelled") booking.cancelReason = cancelReasonDrawn(random);
  endAt(booking, Math.min(now, Math.max(booking.createdAt, Math.floor(at))), today);
}

/** Ends it at an instant, with the fee of that day. `today` in days since 1970. */
export function endAt(booking: Booking, endedAt: number, today: number) {
  const { state, arrival, nights, policies, payments } = booking;
  const endedOn = dateOfDay(Math.min(today, Math.floor(endedAt / (24 * HOUR))));
  booking.updatedAt = endedAt;
  if (state === "cancelled") booking.cancelledAt = endedAt;
  booking.charges = noCharges;
  const before = { state: "confirmed", arrival, nights, policies, payments } as const;
  // no plan of the sample counts hours; its fees arose before any change of the settings
  const { feeCause } = firstSettings().billing;
  const moment = { businessDate: endedOn, clock: `${endedOn} 12:00`, feeCause };
  const { fee } =
    state === "noShow" ? noShowFee(before, moment) : cancellationFee(before, moment, booking.cancelReason);
  if (fee === 0) return;
  const description = state === "noShow" ? "Cargo por no-show" : "Gastos de cancelación";
  // the number is not known yet: `numbered` replaces it
  const line = { kind: "fee", date: endedOn, description, amount: fee, vat: feeVat(feeCause) } as const;
  booking.charges = [{ id: "charge-1", sourceRef: "fee", ...line }];
}

const cancelReasonDrawn = ({ pick }: Random) =>
  pick([
    "guestRequest",
    "guestRequest",
    "guestRequest",
    "bookedElsewhere",
    "bookedElsewhere",
    "tooExpensive",
    "forceMajeure",
    "invalidPayment",
    "notConfirmed",
    "agencyRequest",
    "modified",
    "entryError",
  ] as const);
