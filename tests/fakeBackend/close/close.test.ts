import { describe, expect, it } from "vitest";

import { dayContract } from "@/contract/day/day";
import { guestsContract } from "@/contract/guests/guests";
import { hotelChangesContract } from "@/contract/hotelChanges";
import { planningContract } from "@/contract/reservations/planning";
import { addDays } from "@/domain/civilDate";
import { revenueOf } from "@/domain/close/dayRates";
import { createClient } from "@/shared/api/createClient";

import {
  actOn,
  assigned,
  checkedIn,
  closeApi,
  closeDay,
  closeWhole,
  count,
  openClose,
  postTo,
  solve,
  solveAll,
  undo,
} from "../../support/closeCalls";
import { book, hotelApi, hotelRefusalOf } from "../../support/hotelBackend";
import { expectRefused } from "../folioCalls";

const today = "2026-04-14";
const tomorrow = "2026-04-15";
const api = createClient({ ...dayContract, ...planningContract, ...guestsContract, ...hotelChangesContract });

/** An empty house, with what the test brings. */
const openEmpty = () => openClose({ isEmpty: true });

const arriving = (nights = 2) => book({ arrival: today, departure: addDays(today, nights), guarantee: "card" });
const optional = () => book({ arrival: today, departure: tomorrow, state: "pending", guarantee: "none" });
/** A guest who has come today, with the room. */
const staying = (nights = 1) => checkedIn({ arrival: today, departure: addDays(today, nights) });
const get = (id: string) => hotelApi.getReservation({ params: { id } });
const reportOf = (date: string) => closeApi.getDayReport({ params: { date } });

/** Somebody in house who should leave on the open day, which is the one after the first. */
async function departing() {
  const opened = openEmpty();
  const stay = await staying(1);
  await closeDay(today);
  const [row] = (await closeApi.getClose()).departures;
  return { ...opened, stay, row: row!, roomId: stay.nights[0]!.roomId! };
}

describe("closing a day", () => {
  it("moves the business date of all counts, and replies to waiting calls", async () => {
    openEmpty();
    const { id } = await staying(2);
    await book({ arrival: "2026-04-22", departure: "2026-04-24" }); // within seven days from tomorrow on
    const guestsArriving = async () => (await api.listGuests({ query: {} })).inView.arriving;
    expect(await guestsArriving()).toBe(0);
    const { cursor } = await api.awaitHotelChanges({ query: {} });
    const waiting = api.awaitHotelChanges({ query: { since: cursor } });
    await closeDay(today);
    const { cursor: closed, lastOf } = await waiting;
    expect(new Set(Object.values(lastOf))).toEqual(new Set([closed]));
    expect((await hotelApi.getSetUp()).property.businessDate).toBe(tomorrow);
    expect(await api.getDay()).toMatchObject({ businessDate: tomorrow, departures: { pending: 0 }, inHouse: 1 });
    expect(await guestsArriving()).toBe(1);
    expect((await get(id)).charges).toMatchObject([{ date: today, kind: "room" }]);
    await closeDay(tomorrow);
    const { rows, inView } = await hotelApi.listReservations({ query: {} });
    const listed = rows.find((row) => row.id === id);
    expect([listed?.situation, inView.today]).toEqual(["departsToday", 1]);
    expect((await api.listGuests({ query: {} })).inView.inHouse).toBe(1);
  });

  it("asks why a day is closed that has not begun by the clock, and keeps the reason", async () => {
    openEmpty();
    const { id } = await staying(3);
    expect([(await closeApi.getClose()).isAhead, (await closeDay(today, "")).reason]).toEqual([false, undefined]);
    expect((await closeApi.getClose()).isAhead).toBe(true);
    for (const reason of ["", " \n"])
      expect((await hotelRefusalOf(closeDay(tomorrow, reason))).fields?.reason).toMatch(/aún no ha empezado/);
    expect((await hotelRefusalOf(closeDay(tomorrow, "a".repeat(2001)))).fields?.reason).toBeDefined();
    expect((await hotelApi.getSetUp()).property.businessDate).toBe(tomorrow);
    expect((await get(id)).charges).toHaveLength(1); // the second night is not charged
    await closeDay(tomorrow, " Traslado de sistema ");
    expect((await reportOf(tomorrow)).reason).toBe("Traslado de sistema");
  });

  it("does not ask once the day has begun, at midnight of the hotel", async () => {
    const { advance } = openEmpty();
    await closeDay(today);
    advance(14 * 3_600_000 - 60_000); // from 08:00 UTC to 23:59 in Madrid
    expect((await closeApi.getClose()).isAhead).toBe(true);
    advance(60_000);
    expect((await closeApi.getClose()).isAhead).toBe(false);
    expect((await closeDay(tomorrow, "")).reason).toBeUndefined();
  });

  it("is refused while an arrival or departure is open, and changes nothing", async () => {
    const { hotel } = openEmpty();
    await arriving();
    expect(await expectRefused(closeDay(today), "CLOSE_ARRIVALS")).toMatchObject({
      status: 409,
      current: { date: today },
      message: "Llegadas sin resolver: 1.",
    });
    expect([hotel.property.businessDate, await closeApi.listDayReports()]).toEqual([today, []]);
  });

  it("is done once: the second desk gets the report of the first", async () => {
    const { db } = openEmpty();
    const [first, second] = await Promise.all([closeDay(today), closeDay(today)]);
    expect(second).toEqual(first);
    expect(db.hotel.property.businessDate).toBe(tomorrow);
    db.users.insert({ ...db.users.get(db.session.uid), uid: 99, username: "Omar Benali" });
    db.session.uid = 99;
    expect((await closeDay(today)).closedBy).toBe(first.closedBy);
    expect((await closeApi.getClose()).last).toMatchObject({ date: today, closedBy: first.closedBy });
  });

  it("refuses a day that is not open yet, and work on a day that is closed", async () => {
    openEmpty();
    const ahead = await expectRefused(closeDay(tomorrow), "CLOSE_DAY_AHEAD");
    const row = await arriving();
    await solve(today, row, "move");
    await closeDay(today);
    const closed = await expectRefused(solve(today, row, "noShow"), "CLOSE_DAY_CLOSED");
    expect([ahead.status, closed.status]).toEqual([409, 409]);
  });

  it("makes the cleaning of the next day, and keeps it in the report as it was", async () => {
    const { hotel } = openEmpty();
    const { id, nights, balance } = await staying(1);
    const room = hotel.rooms.find((one) => one.id === nights[0]!.roomId)!.number;
    const { cleaning } = await closeApi.getClose();
    expect(cleaning).toEqual([{ room, kind: "departure", isAwaited: false }]);
    await closeDay(today);
    await actOn(await postTo(await get(id), "pay", { method: "card", amount: balance }), "checkOut");
    expect([(await reportOf(today)).cleaning, (await closeApi.getClose()).cleaning]).toEqual([cleaning, cleaning]);
  });

  it("sends what is due to guests, once", async () => {
    const { db } = openClose({ reservations: 120 });
    const { messages } = await closeApi.getClose();
    expect(messages.due).toBeGreaterThan(0);
    const before = db.guestMessages.all().length;
    const { messagesSent } = await closeWhole();
    expect(messagesSent).toBeGreaterThan(0);
    const after = db.guestMessages.all().length;
    await closeDay(today);
    const unsent = db.guestMessages.all().filter(({ state, sendOn }) => state === "scheduled" && sendOn <= today);
    expect([after > before, db.guestMessages.all().length, unsent]).toEqual([true, after, []]);
  });
});

describe("an open arrival", () => {
  it("is a no-show in the close of its day with its fee, and outside only from 23:00", async () => {
    const { advance } = openEmpty();
    const row = await arriving();
    expect((await hotelRefusalOf(actOn(row, "markNoShow"))).codes).toEqual(["ARRIVAL_NOT_PAST"]);
    const { arrivals } = await closeApi.getClose();
    expect(arrivals).toMatchObject([{ id: row.id, customer: "Prueba Iglesias" }]);
    expect(arrivals[0]!.actions.map(({ action, isAllowed }) => [action, isAllowed])).toEqual([
      ["noShow", true],
      ["move", true],
    ]);
    const close = await solve(today, row, "noShow");
    expect(close.arrivals).toEqual([]);
    const { fee } = arrivals[0]!;
    expect(close.figures).toMatchObject({ noShows: 1, fees: fee, vat: [{ rate: 0, net: fee, vat: 0, gross: fee }] });
    const other = await arriving();
    advance(13 * 3_600_000); // 23:00 in Madrid
    expect((await actOn(other, "markNoShow")).state).toBe("noShow");
  });

  it("moves to tomorrow without its first night, unless it has no other", async () => {
    openEmpty();
    const [long, short] = [await arriving(3), await arriving(1)];
    const close = await solve(today, long, "move");
    const moved = await get(long.id);
    expect([moved.arrival, moved.nights.map(({ date }) => date)]).toEqual([tomorrow, [tomorrow, "2026-04-16"]]);
    const actions = close.arrivals[0]!.actions.map(({ action, reasons }) => [action, reasons.map(({ code }) => code)]);
    expect(actions).toEqual([
      ["noShow", []],
      ["move", ["CLOSE_LAST_NIGHT"]],
    ]);
    expect(await solve(today, short, "move")).toMatchObject({ codes: ["CLOSE_LAST_NIGHT"] });
  });

  it("that never was confirmed is cancelled for that reason", async () => {
    openEmpty();
    const row = await optional();
    expect((await solve(today, row, "cancel")).arrivals).toEqual([]);
    expect(await get(row.id)).toMatchObject({ state: "cancelled", cancelReason: "notConfirmed" });
  });
});

describe("an open departure", () => {
  it("stays a night more where the room is free, and says who has it where it is not", async () => {
    const { hotel, row, roomId } = await departing();
    await expectRefused(closeDay(tomorrow), "CLOSE_DEPARTURES");
    await actOn(await book({ arrival: tomorrow, departure: "2026-04-16" }), "assignRoom", { roomId });
    expect(await solve(tomorrow, row, "extend")).toMatchObject({ codes: ["ROOM_TAKEN"] });
    const { arrivals, departures } = await closeApi.getClose();
    expect(departures[0]!.price).toEqual({});
    // rows that are solved give each other the rooms that they leave
    const { close } = await solveAll(tomorrow, arrivals, "noShow");
    expect(close.departures[0]!.price.extend).toBe(hotel.get(row.id).nights[0]!.price);
    const after = await solve(tomorrow, close.departures[0]!, "extend");
    expect([after.codes, after.departures]).toEqual([[], []]);
    expect(hotel.get(row.id)).toMatchObject({ departure: "2026-04-16", nights: [{ roomId }, { roomId }] });
  });
});

describe("rows that are solved together", () => {
  it("are done but for those that another desk has changed, each with its reason", async () => {
    openEmpty();
    const [one, other] = [await arriving(), await arriving()];
    await actOn(other, "cancel", { cancelReason: "guestRequest" });
    await closeApi.getClose();
    const rows = [one, other, { id: "RSV-none", version: 1 }];
    const { close, refused } = await solveAll(today, rows, "noShow", "twice");
    expect(refused).toMatchObject([
      { id: other.id, customer: "Prueba Iglesias", reasons: [{ code: "RECORD_STALE" }] },
      { id: "RSV-none", reasons: [{ code: "RECORD_STALE" }] },
    ]);
    expect(close).toMatchObject({ arrivals: [], progress: { done: 1, all: 1 } });
    // sent again, they are solved already
    expect((await solveAll(today, rows, "noShow", "twice")).refused).toEqual(refused);
    expect((await get(one.id)).charges).toHaveLength(1);
  });

  it("are taken back with their rooms, and without a cent of their fees", async () => {
    const { hotel } = openEmpty();
    const row = await assigned(await arriving());
    const other = await optional();
    await solveAll(today, [row], "noShow", "one");
    await solveAll(today, [other], "cancel", "other");
    expect([(await undo("one")).refused, (await undo("other")).refused]).toEqual([[], []]);
    expect(await get(row.id)).toMatchObject({ state: "confirmed", nights: row.nights, balance: row.balance });
    expect(hotel.get(other.id)).toMatchObject({ state: "pending" });
    const { figures, progress, arrivals } = await closeApi.getClose();
    expect([revenueOf(figures), figures.noShows, figures.cancellations, arrivals.length]).toEqual([0, 0, 0, 2]);
    expect(progress).toEqual({ done: 0, all: 2 });
    expect((await expectRefused(undo("one"), "CLOSE_NOT_UNDONE")).status).toBe(409);
  });

  it("stay as they are where another desk has acted since", async () => {
    const { hotel } = openEmpty();
    const [changed, moved] = [await arriving(3), await arriving(3)];
    await solveAll(today, [changed, moved], "move", "moved");
    await actOn(hotel.get(changed.id), "cancel", { cancelReason: "guestRequest" });
    const { refused } = await undo("moved");
    expect(refused).toMatchObject([{ id: changed.id, reasons: [{ code: "RECORD_STALE" }] }]);
    expect([hotel.get(changed.id).state, hotel.get(moved.id).arrival]).toEqual(["cancelled", today]);
    expect((await undo("moved")).refused).toEqual(refused);
  });

  it("are final with the close of their day, on whatever day the undo arrives", async () => {
    const { hotel } = openEmpty();
    const row = await arriving(3);
    await solveAll(today, [row], "noShow", "gone");
    const { charges } = hotel.get(row.id);
    await closeDay(today);
    await expectRefused(undo("gone"), "CLOSE_DAY_CLOSED");
    await expectRefused(undo("gone", tomorrow), "CLOSE_NOT_UNDONE");
    expect(hotel.get(row.id)).toMatchObject({ state: "noShow", charges });
  });

  it("are taken back later, where their room has been taken by then and is free again", async () => {
    const { hotel } = openEmpty();
    const [row, other] = [await assigned(await arriving()), await arriving()];
    await solveAll(today, [row], "noShow", "one");
    const taker = await actOn(other, "assignRoom", { roomId: row.nights[0]!.roomId });
    expect((await undo("one")).refused).toMatchObject([{ id: row.id, customer: "Prueba Iglesias" }]);
    await actOn(taker, "unassignRoom");
    expect((await undo("one")).refused).toEqual([]);
    expect(hotel.get(row.id)).toMatchObject({ state: "confirmed", nights: row.nights });
    await expectRefused(undo("one"), "CLOSE_NOT_UNDONE");
  });

  it("have their allowances again when they are taken back, but no points, which may be spent", async () => {
    const { hotel } = openEmpty();
    const [row, member] = [await arriving(), await arriving()];
    const allowance = { amount: row.balance, description: "Atención", reason: "Ruido", vat: 10 };
    expect((await postTo(row, "allow", allowance)).balance).toBe(0);
    const points = { id: "points", sourceRef: "points:1", kind: "allowance", date: today, description: "" } as const;
    const stored = hotel.get(member.id);
    hotel.put({ ...stored, charges: [...stored.charges, { ...points, amount: -10_00, points: 100 }] });
    await solveAll(today, [await get(row.id), await get(member.id)], "noShow", "both");
    const { refused, close } = await undo("both");
    expect(refused).toMatchObject([{ id: member.id, reasons: [{ code: "CLOSE_POINTS_RETURNED" }] }]);
    expect(await get(row.id)).toMatchObject({ state: "confirmed", balance: 0 });
    expect(hotel.get(member.id).state).toBe("noShow");
    expect(revenueOf(close.figures)).toBe(-row.balance + close.figures.fees / 2);
  });

  it("have an allowance over two rates again as one act", async () => {
    const { hotel } = openEmpty();
    const row = await arriving();
    const parking = { id: "extra-1", productId: "parking", quantity: 1 };
    hotel.put({ ...hotel.get(row.id), extras: [parking] });
    const { balance } = await get(row.id);
    const allowed = await postTo(await get(row.id), "allow", { amount: balance, reason: "Ruido" });
    expect(allowed.charges.map(({ vat }) => vat)).toEqual([10, 21]);
    await solveAll(today, [allowed], "noShow", "one");
    expect((await undo("one")).refused).toEqual([]);
    const again = await get(row.id);
    const [first, second] = again.charges.slice(-2);
    expect([again.balance, second!.shareOf]).toEqual([0, first!.id]);
    const corrected = await postTo(again, "correct", { chargeId: second!.id, reason: "Error" });
    expect(corrected.balance).toBe(balance);
  });

  it("leave once their balance is paid, which stays paid where the check-out is taken back", async () => {
    const { hotel, row } = await departing();
    expect(row.actions[0]).toMatchObject({ action: "checkOut", isAllowed: false, isPayable: true });
    expect(await solve(tomorrow, row, "checkOut")).toMatchObject({ codes: ["OPEN_BALANCE"] });
    const paid = await postTo(row, "pay", { amount: row.balance, method: "card" });
    const { close, refused } = await solveAll(tomorrow, [paid], "checkOut", "left");
    expect([refused, close.departures]).toEqual([[], []]);
    expect(close.figures.payments).toMatchObject([{ method: "card", expected: row.balance }]);
    expect((await undo("left", tomorrow)).close.departures).toMatchObject([{ id: row.id, balance: 0 }]);
    expect(hotel.get(row.id).payments).toMatchObject([{ method: "card", amount: row.balance }]);
  });
});

describe("the count of what was paid", () => {
  const deposit = async (amount: number) => postTo(await book(), "pay", { amount, method: "cash", isDeposit: true });

  it("blocks until each method is counted, and takes a difference only with its reason", async () => {
    openEmpty();
    await deposit(50_00);
    await expectRefused(closeDay(today), "CLOSE_CASH");
    const faulty = await expectRefused(count(today, "cash", 50_00, 48_00), "COUNT_REASON");
    expect([faulty.status, Object.keys(faulty.fields!)]).toEqual([422, ["reason"]]);
    await count(today, "cash", 50_00, 48_00, "Cambio mal dado");
    const { payments } = await closeDay(today);
    expect(payments).toEqual([{ method: "cash", expected: 50_00, counted: 48_00, reason: "Cambio mal dado" }]);
  });

  it("is made again after another payment, which a count on its way cannot have seen", async () => {
    openEmpty();
    await deposit(50_00);
    await count(today, "cash", 50_00);
    await deposit(20_00);
    await expectRefused(closeDay(today), "CLOSE_CASH");
    const stale = await expectRefused(count(today, "cash", 50_00), "COUNT_MOVED");
    expect(stale.current).toMatchObject({ date: today });
    await count(today, "cash", 70_00);
    await closeDay(today);
    // each payment is of the day that was open, and not again of the next
    expect((await closeApi.getClose()).figures.payments).toEqual([]);
    await deposit(20_00);
    const { payments } = (await closeApi.getClose()).figures;
    expect(payments).toMatchObject([{ method: "cash", expected: 20_00, counted: null }]);
  });
});

describe("the report of a closed day", () => {
  it("is what the close had announced, and stays so whatever happens later", async () => {
    openEmpty();
    const guest = await staying(2);
    const { price } = guest.nights[0]!;
    await postTo(guest, "pay", { amount: price, method: "cash" });
    await count(today, "cash", price);
    const { figures } = await closeApi.getClose();
    const report = await closeDay(today);
    expect(report).toMatchObject({ ...figures, date: today, closedAt: "2026-04-14T08:00:00.000Z" });
    expect(report).toMatchObject({ arrivals: 1, sold: 1, people: 2, roomRevenue: price });
    const later = await get(guest.id);
    await postTo(later, "correct", { chargeId: later.charges[0]!.id, reason: "Cortesía" });
    expect(await reportOf(today)).toEqual(report);
    expect((await closeApi.getClose()).figures).toMatchObject({ corrections: -price });
  });

  it("of an older release has its allowances by its VAT, and its rooms as it knew them", async () => {
    const { db } = openClose({ reservations: 60 });
    const newer = new Set(["complimentary", "houseUse", "rooms", "allowances", "adjustments"]);
    const known = Object.entries(db.figures.reports.get("2026-04-13")).filter(([name]) => !newer.has(name));
    const old = {
      ...(Object.fromEntries(known) as ReturnType<typeof db.figures.reports.get>),
      date: "2020-01-01",
      roomRevenue: 100_00,
      otherRevenue: 0,
      fees: 0,
      corrections: 0,
      vat: [{ rate: 10 as const, net: 86_36, vat: 8_64, gross: 95_00 }],
    };
    db.figures.reports.keep(old, []);
    const report = await reportOf("2020-01-01");
    expect(report).toMatchObject({ allowances: -5_00, rooms: old.available, adjustments: [] });
    expect(revenueOf(report)).toBe(95_00);
  });

  it("counts a night as the day board and the planning do, which is not how the sale does", async () => {
    const { hotel } = openEmpty();
    const stay = await staying(1);
    const given = await staying(1);
    const stored = hotel.get(given.id);
    hotel.put({ ...stored, nights: stored.nights.map((night) => ({ ...night, price: 0 })) });
    const empty = hotel.rooms.filter(({ id }) => ![stay, given].some(({ nights }) => nights[0]!.roomId === id));
    const before = hotel.nights.blockedOn(today);
    const available = hotel.nights.availableOn(today);
    for (const [place, kind] of (["outOfOrder", "outOfService", "internalUse"] as const).entries()) {
      const roomId = empty[place]!.id;
      hotel.putBlock(kind, { id: kind, roomId, from: today, to: tomorrow, kind, reason: "Obra" });
    }
    const { figures } = await closeApi.getClose();
    const { rooms } = figures;
    expect([rooms, figures.available]).toEqual([hotel.rooms.length, available - 1]);
    expect(figures).toMatchObject({ sold: 1, complimentary: 1, houseUse: 1 });
    const { occupancy, availableTonight } = await api.getDay();
    expect(occupancy[0]).toEqual({ date: today, sold: 1, outOfOrder: rooms - available + 1, available: available - 1 });
    expect(availableTonight).toBe(rooms - before - 3 - 2);
    const { counts } = await api.getPlanning({ query: { from: today, nights: 1 } });
    const sum = (of: "sold" | "available") => counts.reduce((all, { occupancy: night }) => all + night[of], 0);
    expect([sum("sold"), sum("available")]).toEqual([1, available - 1]);
  });

  it("is there for the two weeks before the sample, the newest first, each night sold once", async () => {
    const { hotel } = openClose({ reservations: 250 });
    const reports = await closeApi.listDayReports();
    expect([reports.length, reports[0]!.date, reports.at(-1)!.date]).toEqual([14, "2026-04-13", "2026-03-31"]);
    const slept = [...hotel.all()].filter(
      ({ state, nights }) =>
        (state === "inHouse" || state === "checkedOut") && nights.some(({ date }) => date === "2026-04-13"),
    );
    expect(reports[0]!.sold).toBe(slept.length);
    expect(slept.length).toBeGreaterThan(10);
    await expect(reportOf("2020-01-01")).rejects.toThrow("404");
  });
});

it("warns of arrivals of tomorrow without a room, and closes in spite of them", async () => {
  openEmpty();
  const { id } = await book({ arrival: tomorrow, departure: "2026-04-16" });
  expect((await closeApi.getClose()).unassigned).toMatchObject([
    { id, fee: 0, actions: [{ action: "assign", isAllowed: true }] },
  ]);
  await closeDay(today);
});
