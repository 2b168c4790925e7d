import type { CivilDate } from "@/contract/property";
import type { ComingDay, Day, DayMeals, LateComplaint, OccupancyNight, Progress } from "@/contract/day/day";
import { addDays, dayNumber } from "@/domain/civilDate";
import { type Meals, mealsOn } from "@/domain/reservations/meals";
import { lacksRoom } from "@/domain/reservations/roomOf";
import { isToArrive, takesRooms } from "@/domain/reservations/situationOf";
import { localDate } from "@/domain/localTime";
import type { ComplaintBook } from "../complaints/ComplaintBook";
import { toComplaint } from "../complaints/toComplaint";
import type { Database } from "../core/database";
import type { Hotel } from "../hotel/Hotel";
import type { ListEntry } from "../hotel/list/ListEntry";
import { toRow } from "../hotel/list/toRow";
import { noteOf } from "../hotel/noteOf";
import { deskAt } from "../requests/requestEntry";

import { urgentOf } from "./urgentOf";

const COMING_DAYS = 7;
const OCCUPANCY_NIGHTS = 14;
const DAY_MS = 86_400_000;

/** The front desk's day, on the business date. */
export function dayOf(db: Database, now: Date): Day {
  const { hotel } = db;
  const { businessDate } = hotel.property;
  const near = around(hotel, addDays(businessDate, -1), addDays(businessDate, COMING_DAYS));
  const { rooms, nights } = hotel;
  return {
    businessDate,
    arrivals: arrivalsIn(near, businessDate),
    departures: departuresIn(near, businessDate),
    inHouse: hotel.list.countIn("inHouse"),
    availableTonight: Math.max(0, rooms.length - nights.blockedOn(businessDate) - nights.soldOn(businessDate)),
    unassigned: hotel.list.countIn("unassigned"),
    urgent: urgentOf(deskAt(db, now)),
    lateComplaints: lateComplaints(db.complaints, now),
    waitingBookings: hotel.waiting.all().map(({ held: _, ...waiting }) => named(waiting, hotel)),
    openNights: (hotel.stillOpen.get("all") ?? []).map((open) => named(open, hotel)),
    coming: Array.from({ length: COMING_DAYS }, (_, index) => comingDay(addDays(businessDate, index + 1), near)),
    meals: Array.from({ length: COMING_DAYS + 1 }, (_, index) => mealsFor(addDays(businessDate, index), near, hotel)),
    occupancy: Array.from({ length: OCCUPANCY_NIGHTS }, (_, index) => nightOf(addDays(businessDate, index), hotel)),
    recent: recentIn(hotel).map((entry) => toRow(entry, hotel.property)),
    asOf: hotel.revision.count,
  };
}

const named = <Told extends { channelId: string }>(told: Told, { setUp }: Hotel) => ({
  ...told,
  channel: setUp.channels.find(told.channelId)?.name ?? told.channelId,
});

const around = ({ list }: Hotel, from: CivilDate, to: CivilDate) =>
  list.where(({ reservation: { state, arrival, departure } }) => {
    const isLate = state === "confirmed" || state === "inHouse"; // whenever it should have been
    return arrival <= to && (departure >= from || isLate);
  });

/** Arrivals of today: those still to come, including late ones, and all. */
function arrivalsIn(near: readonly ListEntry[], businessDate: CivilDate): Progress {
  const pending = near.filter(({ situation }) => situation === "arrivesToday" || situation === "arrivalOverdue").length;
  return {
    pending,
    total: pending + near.filter(({ reservation }) => reservation.checkedInOn === businessDate).length,
  };
}

function departuresIn(near: readonly ListEntry[], businessDate: CivilDate): Progress {
  const pending = near.filter(
    ({ situation }) => situation === "departsToday" || situation === "departureOverdue",
  ).length;
  return {
    pending,
    total: pending + near.filter(({ reservation }) => reservation.checkedOutOn === businessDate).length,
  };
}

function comingDay(date: CivilDate, near: readonly ListEntry[]): ComingDay {
  const held = near.filter(({ reservation }) => takesRooms(reservation.state));
  const arrivals = held.filter(({ reservation }) => reservation.arrival === date);
  return {
    date,
    arrivals: arrivals.length,
    departures: held.filter(({ reservation }) => reservation.departure === date).length,
    unassigned: arrivals.filter(({ reservation }) => lacksRoom(reservation, date)).length,
    notes: arrivals.flatMap(({ reservation, customer }) => {
      const note = noteOf(reservation.notes);
      return note ? [{ reservationId: reservation.id, customer, note }] : [];
    }),
  };
}

function mealsFor(date: CivilDate, near: readonly ListEntry[], { setUp, products }: Hotel): DayMeals {
  const all = near.map(({ reservation }) => {
    const { board = "roomOnly" } = setUp.ratePlans.find(reservation.ratePlanId) ?? {};
    return mealsOn(date, reservation, board, products);
  });
  const sumOf = (meal: keyof Meals) => all.reduce((sum, eaten) => sum + eaten[meal], 0);
  return { date, breakfast: sumOf("breakfast"), dinner: sumOf("dinner") };
}

function nightOf(date: CivilDate, { nights, rooms }: Hotel): OccupancyNight {
  const available = nights.availableOn(date);
  const sold = nights.soldOn(date) - nights.complimentaryOn(date);
  return { date, sold, outOfOrder: rooms.length - available, available };
}

/** Created since yesterday, newest first. */
function recentIn({ list, property: { businessDate, timeZone } }: Hotel): ListEntry[] {
  const yesterday = addDays(businessDate, -1);
  const notBefore = (dayNumber(yesterday) - 1) * DAY_MS; // a lower bound for every time zone: the exact date is computed only for the few that pass
  const recent = list.where(({ reservation: { createdAt, state } }) => {
    if (createdAt < notBefore || !(isToArrive(state) || takesRooms(state))) return false;
    return localDate(createdAt, timeZone) >= yesterday;
  });
  return recent.toSorted((a, b) => b.reservation.createdAt - a.reservation.createdAt);
}

/** The most urgent for the desk: guests who wait too long for a solution, the longest first. */
function lateComplaints(complaints: ComplaintBook, now: Date): LateComplaint[] {
  return complaints
    .all()
    .map((stored) => toComplaint(stored, complaints.hotel, now))
    .filter(({ isLate }) => isLate)
    .toSorted((a, b) => (a.dueAt < b.dueAt ? -1 : 1))
    .map(({ id, guest, room, description, dueAt }) => ({ id, guest, room, description, dueAt }));
}
