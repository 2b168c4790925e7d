import type { CivilDate } from "@/contract/property";
import { dateOfDay, dayNumber } from "@/domain/civilDate";
import { unknownData } from "@/domain/guests/unknownData";

import type { HotelSize, SampleReservations } from "../SampleReservations";
import type { SetUp } from "../setUp/SetUp";
import type { StoredGuest } from "../books/StoredGuest";
import type { StoredReservation } from "../books/StoredReservation";
import { randomFrom } from "../../core/random";
import { blocksAround } from "./blocks";
import { type Booking, bookingAs } from "./bookingAs";
import { groupAhead } from "./groupAhead";
import { numbered } from "./numbered";
import { personAs } from "./people";
import { registerGuests } from "./registerGuests";
import { seasonPrices } from "./seasonPrices";
import { USUAL_ROOMS } from "./rooms";
import { sketchStays } from "./sketchStays";
import { spreadCancellations } from "./spreadCancellations";
import { spreadCreations } from "./spreadCreations";
import type { StaySketch } from "./StaySketch";

const SEED = 48_1907;
const DAY = 24 * 3_600_000;
/** In days from midnight UTC: at any hour the sample shows the property as a summer's day begins in Madrid. */
const DAY_BEGINS = -2 / 24;
const DAYS_BEHIND = 365;
const DAYS_AHEAD = 183;
/** Days around today that are needed for a realistic occupancy. */
const FEWEST_DAYS = 30;
const LATE_ETA = "23:55";
/** Reservations per past day, slightly below the average. */
const PER_DAY = 16;

/**
 * A year of stays behind and half a year ahead, or as many reservations as are asked for: those nearest to today; and at
 * least as many guests. Of the whole sample some have the names of real people.
 */
export function sampleReservations(setUp: SetUp, businessDate: CivilDate, size: HotelSize = {}): SampleReservations {
  const { reservations: count } = size;
  const rooms = setUp.rooms.all();
  const perDay = PER_DAY * (rooms.length / USUAL_ROOMS);
  const random = randomFrom(SEED);
  const today = dayNumber(businessDate);
  const now = (today + DAY_BEGINS) * DAY;
  const days = count === undefined ? DAYS_BEHIND : Math.max(FEWEST_DAYS, Math.ceil(count / perDay));
  const start = today - days;
  const blocks = blocksAround(today, start, rooms, random);
  const { stays, lastSuites } = sketchStays(
    { start, today, end: today + Math.min(DAYS_AHEAD, days) },
    rooms,
    blocks,
    random,
  );
  const sketches = count === undefined ? [...stays, ...lastSuites] : nearest(stays, today, count);

  const sample = { setUp, prices: seasonPrices(setUp), random, now, today };
  const guests: StoredGuest[] = [];
  const bookings = sketches.map((sketch) => {
    const isReturning = guests.length > 200 && random.next() < 0.03;
    const guest = isReturning ? guests[random.between(0, Math.floor(guests.length * 0.8))]! : newGuest(guests);
    return bookingAs(sketch, guest, sample);
  });

  function newGuest(known: StoredGuest[]): StoredGuest {
    const number = known.length + 1;
    const isVip = random.next() < 0.02;
    const id = `guest-${number}`;
    const guest: StoredGuest = { id, ...unknownData, ...personAs(number, random), isVip, version: 1 };
    known.push(guest);
    return guest;
  }

  // numbered before: the rows that a browser has kept name reservations of the sample
  const reservations = numbered(bookings, lateArrivalOf(bookings, today));
  spreadCancellations(reservations, sample);
  spreadCreations(reservations, { today });
  registerGuests(guests, reservations, today, { count: size.guests, hasRealNames: count === undefined });
  waitForRooms(reservations, businessDate);
  groupAhead(reservations, today);
  return { guests, reservations, blocks };
}

/** A guest whose room is still occupied by the last one is not checked in yet; on each day somebody is. */
function waitForRooms(reservations: readonly StoredReservation[], date: string) {
  const inHouse = reservations.filter(({ state }) => state === "inHouse");
  const leaving = inHouse.filter(({ arrival, departure }) => arrival < date && departure <= date);
  const notLeft = new Set(leaving.map(({ nights }) => nights.at(-1)?.roomId));
  const isFree = ({ nights }: StoredReservation) => !notLeft.has(nights[0]?.roomId);
  const come = inHouse.filter(({ arrival }) => arrival === date);
  for (const stay of come) if (!isFree(stay)) Object.assign(stay, { state: "confirmed", checkedInOn: undefined });
  if (come.some(isFree)) return;
  const first = reservations.find((stay) => stay.state === "confirmed" && stay.arrival === date && isFirstIn(stay));
  if (first) Object.assign(first, { state: "inHouse", checkedInOn: date });

  function isFirstIn(stay: StoredReservation) {
    return stay.nights[0]?.roomId !== undefined && stay.eta !== LATE_ETA && isFree(stay);
  }
}

/** By the distance of the arrival from today, but for a few guests who should have left: they are today's work. */
function nearest(sketches: readonly StaySketch[], today: number, count: number): StaySketch[] {
  const inOrder = sketches.toSorted((a, b) => Math.abs(a.arrival - today) - Math.abs(b.arrival - today));
  const isOverdue = ({ state, arrival, nights }: StaySketch) => state === "inHouse" && arrival + nights < today;
  const overdue = inOrder
    .slice(count)
    .filter(isOverdue)
    .slice(0, Math.floor(count / 100));
  return [...inOrder.slice(0, count - overdue.length), ...overdue];
}

/** A guest who booked a year ago, has a room, and announces an arrival at midnight. */
function lateArrivalOf(bookings: readonly Booking[], today: number): Booking | undefined {
  const date = dateOfDay(today);
  const arrivals = bookings.filter(({ state, arrival }) => state === "confirmed" && arrival === date);
  const booking = arrivals.find(({ nights }) => nights.length > 1 && nights[0]?.roomId) ?? arrivals[0] ?? bookings[0];
  if (!booking) return undefined;
  booking.eta = LATE_ETA;
  booking.notes = { ...booking.notes, request: "Llegamos a medianoche. Cena fría en la habitación, por favor." };
  return booking;
}
