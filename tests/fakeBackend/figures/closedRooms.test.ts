import { describe, expect, it } from "vitest";

import type { FigureFilter } from "@/contract/figures/period";
import { addDays } from "@/domain/civilDate";
import type { Hotel } from "@/fakeBackend/hotel/Hotel";

import { actOn, closeApi, closeDay, closeWhole, openClose } from "../../support/closeCalls";
import { figuresApi, figuresOf, nightOf, rowsOf } from "../../support/figureCalls";
import { book } from "../../support/hotelBackend";
import { keepingShelf } from "../../support/keepingShelf";

const today = "2026-04-14";
const tomorrow = "2026-04-15";
const DAY = 24 * 3_600_000;

async function roomsOf(filter: FigureFilter) {
  const { inventory, outOfOrder, houseUse } = (await figuresOf(filter)).sums.now;
  return { inventory, outOfOrder, houseUse };
}

/** One room more, one switched off, one of another type, and blocks of other nights. */
function rebuild(hotel: Hotel) {
  const { rooms } = hotel.setUp;
  const free = hotel.rooms.filter(({ id }) => hotel.nights.nightsInRoom(id, today) === 0);
  const [first, second, third] = free.filter(({ roomTypeId }) => roomTypeId === "DBL");
  rooms.put({ ...first!, id: "R-999", number: "999" });
  rooms.put({ ...second!, isActive: false });
  rooms.put({ ...third!, roomTypeId: "TWN" });
  for (const { id } of hotel.blocks) hotel.putBlock(id, null);
  const block = { id: "late", roomId: first!.id, from: "2026-04-01", to: "2026-04-20", reason: "Obra" };
  hotel.putBlock("late", { ...block, kind: "outOfOrder" });
}

describe("the rooms of a closed night", () => {
  it("stay as they were when rooms are added or switched off later, in each period and type", async () => {
    const { hotel } = openClose({ reservations: 60 });
    await closeWhole();
    const sample = { from: "2026-04-01", to: today };
    const filters = [nightOf(today), { ...nightOf(today), type: "DBL" }, sample, { ...sample, type: "TWN" }];
    const before = await Promise.all(filters.map(roomsOf));
    const twins = await roomsOf({ ...nightOf(tomorrow), type: "TWN" });
    rebuild(hotel);
    for (const [place, filter] of filters.entries()) {
      expect([filter, await roomsOf(filter)]).toEqual([filter, before[place]]);
      expect((await rowsOf("occupancy", filter)).inventory).toBe(before[place]!.inventory);
    }
    // the open night has the rooms of now
    expect(await roomsOf({ ...nightOf(tomorrow), type: "TWN" })).toMatchObject({ inventory: twins.inventory + 1 });
    expect(await roomsOf(nightOf(tomorrow))).toEqual({ inventory: 48, outOfOrder: 1, houseUse: 0 });
  });

  it("are in the report of a day of the sample that is opened only now", async () => {
    const day = { params: { date: addDays(today, -2) } };
    const app = openClose({ reservations: 60 });
    const { rooms, available, houseUse, cleaning } = await closeApi.getDayReport(day);
    app.stop();
    rebuild(openClose({ reservations: 60 }).hotel);
    expect(await closeApi.getDayReport(day)).toMatchObject({ rooms, available, houseUse, cleaning });
  });

  it("keep what is found first where an older release has closed the night and kept none", async () => {
    const newShelf = keepingShelf();
    const app = openClose({ reservations: 60 }, newShelf());
    await closeWhole();
    app.stop();
    const withoutRooms = newShelf(([table, key, row]) => {
      if (table !== "bookJournal") return [[table, key, row]];
      const { rooms: _, ...older } = row as { rooms?: object };
      return [[table, key, older]];
    });
    const { hotel, stop } = openClose({ reservations: 60 }, withoutRooms);
    const before = await roomsOf(nightOf(today));
    expect(before).toMatchObject({ inventory: 48 });
    rebuild(hotel);
    stop();
    openClose({ reservations: 60 }, newShelf());
    expect(await roomsOf(nightOf(today))).toEqual(before);
  });
});

it("makes the journal that an older release has not kept of what was done each day, once", async () => {
  const june = { from: "2026-06-10", to: "2026-06-30" };
  const stay = (nights: number) => book({ arrival: "2026-06-10", departure: addDays("2026-06-10", nights) });
  const weeks = () => Promise.all([0, 1, 2, 7].map(async (since) => (await rowsOf("pickup", june, { since })).sum));
  const newShelf = keepingShelf();
  // three days of changes, of which the last is open
  const { advance, stop } = openClose({ isEmpty: true }, newShelf());
  const [cancelled] = [await stay(3), await stay(4)];
  await closeDay(today);
  advance(DAY);
  await actOn(cancelled, "cancel", { cancelReason: "guestRequest" });
  await stay(2);
  await closeDay(tomorrow);
  advance(DAY);
  await stay(5);
  const told = await weeks();
  stop();

  const withoutJournal = newShelf((row) => (row[0] === "bookJournal" ? [] : [row]));
  const older = openClose({ isEmpty: true }, withoutJournal, "2026-04-16T08:00:00.000Z");
  const made = await weeks();
  expect([made[0], made[2], made[3]]).toEqual([told[0], told[2], told[3]]);
  // of a stay that had come and gone by then it cannot be told when
  expect([made[1]?.nights, told[1]?.nights]).toEqual([7, 4]);
  // it is written: a later close adds to it
  await closeWhole();
  older.stop();
  openClose({ isEmpty: true }, newShelf(), "2026-04-17T08:00:00.000Z");
  const [open, one, two] = await weeks();
  expect(open?.nights).toBe(0);
  expect([one, two]).toEqual(made.slice(0, 2));
});

it("says the cleaning of a long period without making its day reports", async () => {
  const { db } = openClose({ reservations: 250 });
  const made: string[] = [];
  const get = db.figures.reports.find.bind(db.figures.reports);
  db.figures.reports.find = (date) => (made.push(date), get(date));
  const period = { from: addDays(today, -10), to: today };
  const { days } = await figuresApi.getHousekeepingReport({ query: period });
  expect(made).toEqual([]);
  expect(days).toHaveLength(11);
  for (const { date, ...count } of days) {
    const { cleaning } = await closeApi.getDayReport({ params: { date: addDays(date, -1) } });
    const expected = { departure: 0, stay: 0, touchUp: 0, vip: 0, check: 0 };
    for (const { kind } of cleaning) expected[kind] += 1;
    expect([date, count]).toEqual([date, expected]);
  }
});
