import { expect, it } from "vitest";

import { billingContract } from "@/contract/billing/billing";
import { registerContract } from "@/contract/reservations/registers";
import type { StoredReservation } from "@/fakeBackend/hotel/books/StoredReservation";
import { addDays } from "@/domain/civilDate";
import { isToArrive, situationOf } from "@/domain/reservations/situationOf";
import { nightsOf } from "@/domain/stay";
import { createDatabase } from "@/fakeBackend/createDatabase";
import { noShelf } from "@/fakeBackend/core/shelf";
import { housekeepersSeed } from "@/fakeBackend/housekeeping/housekeepersSeed";

import { createClient } from "@/shared/api/createClient";

import { openHotel } from "../support/hotelBackend";

const api = createClient({ ...billingContract, ...registerContract });

type Day = ReturnType<typeof dayOf>;

/** What pages and tests may rely on in the sample, whatever the day: how many there are at least, and how many there are. */
const promises: Record<string, [least: number, count: (day: Day) => number]> = {
  "guests who arrive": [3, ({ stays }) => stays("arrivesToday").length],
  "an arrival without a room": [1, ({ stays }) => stays("arrivesToday").filter(hasNoRoom).length],
  "an arrival with a room": [1, ({ stays }) => stays("arrivesToday").filter((stay) => !hasNoRoom(stay)).length],
  "a guest who has come today": [1, ({ all, date }) => all.filter(({ checkedInOn }) => checkedInOn === date).length],
  "guests who leave": [2, ({ stays }) => stays("departsToday").length],
  "a guest who has left today": [1, ({ all, date }) => all.filter(({ checkedOutOn }) => checkedOutOn === date).length],
  "guests who stay on": [10, ({ stays }) => stays("inHouse").length],
  "a guest who leaves tomorrow": [
    1,
    ({ stays, date }) => stays("inHouse").filter(({ departure }) => departure === addDays(date, 1)).length,
  ],
  "a guest who should have left": [1, ({ stays }) => stays("departureOverdue").length],
  "a no-show to decide": [1, ({ stays }) => stays("arrivalOverdue").length],
  "an option that has lapsed, and options": [1, ({ stays }) => Math.min(...both(stays, "optionExpired", "optional"))],
  "bookings that wait for their confirmation": [3, ({ stays }) => stays("pending").length],
  "cancelled reservations, and stays that have ended": [
    30,
    ({ stays }) => Math.min(...both(stays, "cancelled", "checkedOut")),
  ],
  "wishes of guests who are to come": [
    5,
    ({ all }) => all.filter(({ state, notes }) => isToArrive(state) && notes.request !== "").length,
  ],
  "a group whose nights another folio pays": [
    2,
    ({ all, date }) => all.filter(({ billing, arrival }) => billing?.leader && arrival > date).length,
  ],
  "a room that is out of order": [
    1,
    ({ db: { hotel }, date }) => hotel.blocks.filter(({ from, to }) => from <= date && date < to).length,
  ],
  "an empty room that is ready": [1, ({ rooms }) => rooms.filter(isVacant("clean")).length],
  "an empty room that is not ready": [1, ({ rooms }) => rooms.filter(isVacant("dirty")).length],
  "tasks for each person who cleans": [
    1,
    ({ db }) =>
      Math.min(
        ...housekeepersSeed.map(({ id }) => db.housekeeping.all().filter(({ assigneeId }) => assigneeId === id).length),
      ),
  ],
  "tasks that are done": [1, ({ db }) => db.housekeeping.all().filter(({ state }) => state === "done").length],
  "an owner for what was found lately": [
    3,
    ({ db, date }) =>
      db.shift.lostThings
        .all()
        .filter(({ foundAt, reservationId }) => reservationId !== "" && foundAt >= addDays(date, -4)).length,
  ],
  "requests in the states of a working day": [
    2,
    ({ db }) => leastOf(db.requests.all(), "new", "accepted", "inProgress", "done"),
  ],
  "stays whose travellers are written down": [2, ({ db }) => db.register.sampled.size],
  "a rate that is closed to arrivals": [
    1,
    ({ db }) => db.hotel.setUp.specialDays.all().filter(({ isClosedToArrival }) => isClosedToArrival).length,
  ],
};

/** What only the whole sample has, which takes longer to make. */
const wholePromises: typeof promises = {
  "a type that is full on a night of the week": [
    1,
    ({ db: { hotel }, date }) =>
      nightsOf({ arrival: addDays(date, 1), departure: addDays(date, 8) }).filter((night) =>
        hotel.roomTypes.some(({ id }) => {
          const { sold, physical, blocked } = hotel.nights.count(id, night).type;
          return sold >= physical - blocked;
        }),
      ).length,
  ],
  "complaints in each state": [
    4,
    ({ db }) => leastOf(db.complaints.all(), "open", "inProgress", "resolved", "followUp", "closed"),
  ],
  "an owner for each thing that was found": [
    11,
    ({ db }) => db.shift.lostThings.all().filter(({ reservationId }) => reservationId !== "").length,
  ],
  "inquiries, waiting guests and no-shows": [
    1,
    ({ stays }) => Math.min(...both(stays, "inquiry", "waitlist"), stays("noShow").length),
  ],
  "day guests, and those who had a room for a day": [
    1,
    ({ all }) =>
      leastOf(
        all.filter(({ nights }) => nights.length === 0),
        "confirmed",
        "checkedOut",
      ),
  ],
  "work on the rooms in each state": [1, ({ db }) => leastOf(db.housekeeping.all(), "open", "done", "inspected")],
};

const hasNoRoom = ({ nights }: StoredReservation) => nights.some(({ roomId }) => !roomId);
const isVacant = (state: string) => (room: Day["rooms"][number]) => room.occupant === "" && room.cleanliness === state;
const both = (stays: Day["stays"], ...situations: string[]) => situations.map((one) => stays(one).length);
const leastOf = (rows: readonly { state: string }[], ...states: string[]) =>
  Math.min(...states.map((state) => rows.filter((row) => row.state === state).length));

function dayOf(date: string, size?: { reservations: number }) {
  const db = createDatabase(new Date(`${date}T09:00:00Z`), noShelf, size);
  const all = [...db.hotel.all()];
  const stays = (situation: string) => all.filter((one) => situationOf(one, date) === situation);
  return { db, date, all, stays, rooms: db.rooms.states() };
}

const brokenOn = (day: Day, kept = promises) =>
  Object.entries(kept).flatMap(([promise, [least, count]]) => {
    const found = count(day);
    return found >= least ? [] : [`${day.date}: ${promise}, ${found} of ${least}`];
  });

/** A leap year, in which each date has another weekday than in the year of the other tests. */
const year = nightsOf({ arrival: "2028-01-01", departure: "2029-01-01" });

it("keeps its promises on each of 366 days, with the few reservations that tests have", () => {
  expect(year).toHaveLength(366);
  expect(year.flatMap((date) => brokenOn(dayOf(date, { reservations: 250 })))).toEqual([]);
}, 120_000);

const ofEachSeason = year.filter((_, place) => place % 61 === 0);

it("keeps them with the whole sample, in every season", () => {
  expect(ofEachSeason.flatMap((date) => brokenOn(dayOf(date), { ...promises, ...wholePromises }))).toEqual([]);
}, 60_000);

it.each(ofEachSeason)("has invoices in each state and travellers to report on %s", async (date) => {
  const { stop } = openHotel({ at: `${date}T09:00:00Z` });
  const { rows } = await api.listDocuments({ query: { page: 1, perPage: 100 } });
  expect(new Set(rows.map(({ state }) => state))).toEqual(new Set(["paid", "pending", "overdue"]));
  expect(new Set(rows.map(({ record }) => record))).toEqual(new Set(["accepted", "rejected"]));
  const registers = await api.listRegisters();
  for (const state of ["incomplete", "ready"]) expect(registers.map((row) => row.state)).toContain(state);
  stop();
});
