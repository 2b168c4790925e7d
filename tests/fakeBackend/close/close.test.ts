import { describe, expect, it } from "vitest";

import type { DayFigures } from "@/contract/day/dayFigures";
import { dayContract } from "@/contract/day/day";
import { planningContract } from "@/contract/reservations/planning";
import { guestsContract } from "@/contract/guests/guests";
import { hotelChangesContract } from "@/contract/hotelChanges";
import { addDays } from "@/domain/civilDate";
import { revenueOf } from "@/domain/close/dayRates";
import { shelfOf } from "@/fakeBackend/core/shelf";
import { createClient } from "@/shared/api/createClient";

import {
  closeApi,
  closeDay,
  closeRefusalOf,
  closeWhole,
  count,
  openClose,
  solve,
  solveAll,
} from "../../support/closeCalls";
import { book, draftOf, hotelApi, hotelRefusalOf } from "../../support/hotelBackend";

const today = "2026-04-14";
const tomorrow = "2026-04-15";
const api = createClient({ ...dayContract, ...planningContract, ...guestsContract, ...hotelChangesContract });

/** An empty house, with what the test brings. */
const openEmpty = () => openClose({ isEmpty: true });

const arriving = (nights = 2) => book({ arrival: today, departure: addDays(today, nights), guarantee: "card" });

/** A guest who has come today, with the room. */
async function staying(nights = 1) {
  const { id, version } = await arriving(nights);
  const act = (action: string, at: number, roomId?: string) =>
    hotelApi.actOnReservation({ params: { id, action }, body: { version: at, roomId } });
  const rooms = await hotelApi.listRoomChoices({ params: { id } });
  const assigned = await act("assignRoom", version, rooms[0]!.room.id);
  return act("checkIn", assigned.version);
}

async function pay({ id, version }: { id: string; version: number }, amount: number, method: "cash" | "card" = "cash") {
  const sourceRef = `desk:${id}:${version}`;
  return hotelApi.actOnFolio({ params: { id, action: "pay" }, body: { version, amount, method, sourceRef } });
}

const deposit = async (amount: number) => {
  const { id, version } = await book();
  const body = { version, amount, method: "cash", isDeposit: true, sourceRef: `deposit:${id}:${amount}` } as const;
  return hotelApi.actOnFolio({ params: { id, action: "pay" }, body });
};

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
    expect((await hotelApi.getReservation({ params: { id } })).charges).toMatchObject([{ date: today, kind: "room" }]);
    await closeDay(tomorrow);
    const { rows, inView } = await hotelApi.listReservations({ query: {} });
    const listed = rows.find((row) => row.id === id);
    expect([listed?.situation, inView.today]).toEqual(["departsToday", 1]);
    expect((await api.listGuests({ query: {} })).inView.inHouse).toBe(1);
  });

  it("is refused while an arrival or departure is open, and changes nothing", async () => {
    const { hotel } = openEmpty();
    await arriving();
    const refusal = await closeRefusalOf(closeDay(today));
    expect(refusal).toMatchObject({ status: 409, codes: ["CLOSE_ARRIVALS"], current: { date: today } });
    expect(refusal.message).toBe("Llegadas sin resolver: 1.");
    expect(hotel.property.businessDate).toBe(today);
    expect(await closeApi.listDayReports()).toEqual([]);
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

  it("refuses a day that is not open yet, and work on one that is closed", async () => {
    openEmpty();
    expect(await closeRefusalOf(closeDay(tomorrow))).toMatchObject({ codes: ["CLOSE_DAY_AHEAD"] });
    const row = await arriving();
    await solve(today, row, "move");
    await closeDay(today);
    expect(await closeRefusalOf(solve(today, row, "noShow"))).toMatchObject({ codes: ["CLOSE_DAY_CLOSED"] });
  });

  it("makes the cleaning of the next day, and keeps it in the report as it was", async () => {
    const { hotel } = openEmpty();
    const stay = await staying(1);
    const room = hotel.rooms.find(({ id }) => id === stay.nights[0]!.roomId)!.number;
    const { cleaning } = await closeApi.getClose();
    expect(cleaning).toEqual([{ room, kind: "departure", isAwaited: false }]);
    await closeDay(today);
    const { id, version } = await hotelApi.getReservation({ params: { id: stay.id } });
    const body = { version, method: "card", amount: stay.balance, sourceRef: "desk:leave" } as const;
    const paid = await hotelApi.actOnFolio({ params: { id, action: "pay" }, body });
    await hotelApi.actOnReservation({ params: { id, action: "checkOut" }, body: { version: paid.version } });
    expect((await closeApi.getDayReport({ params: { date: today } })).cleaning).toEqual(cleaning);
    expect((await closeApi.getClose()).cleaning).toEqual(cleaning);
  });

  it("sends what is due to guests, once", async () => {
    const { db } = openClose({ reservations: 120 });
    const { messages } = await closeApi.getClose();
    expect(messages.due).toBeGreaterThan(0);
    const before = db.guestMessages.all().length;
    const { messagesSent } = await closeWhole();
    expect(messagesSent).toBeGreaterThan(0);
    await closeDay(today);
    const unsent = db.guestMessages.all().filter(({ state, sendOn }) => state === "scheduled" && sendOn <= today);
    expect([db.guestMessages.all().length > before, unsent]).toEqual([true, []]);
  });

  it("survives a reload: the date, the report, and the sample as it was", async () => {
    const rows = new Map<string, [string, string, unknown]>();
    const write = async (batch: [string, string, unknown][]) => {
      for (const row of structuredClone(batch)) rows.set(JSON.stringify(row.slice(0, 2)), row);
    };
    const shelf = () => shelfOf(rows.values(), write, async () => rows.clear());
    const first = openClose({ reservations: 60 }, shelf());
    const report = await closeWhole();
    const { sampled } = first.hotel;
    first.stop();
    const next = openClose({ reservations: 60 }, shelf(), "2026-04-20T08:00:00.000Z");
    expect(next.hotel.property.businessDate).toBe(tomorrow);
    expect(next.hotel.sampled).toEqual(sampled);
    expect(await closeApi.getDayReport({ params: { date: today } })).toEqual(report);
  });
});

describe("an open arrival", () => {
  it("is a no-show in the close of its day with its fee, and outside only from 23:00", async () => {
    const { advance } = openEmpty();
    const row = await arriving();
    const noShow = () =>
      hotelApi.actOnReservation({ params: { id: row.id, action: "markNoShow" }, body: { version: row.version } });
    expect(await hotelRefusalOf(noShow())).toMatchObject({ codes: ["ARRIVAL_NOT_PAST"] });
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
    const late = { params: { id: other.id, action: "markNoShow" }, body: { version: other.version } };
    expect((await hotelApi.actOnReservation(late)).state).toBe("noShow");
  });

  it("moves to tomorrow without its first night, unless it has no other", async () => {
    openEmpty();
    const long = await arriving(3);
    const short = await arriving(1);
    const close = await solve(today, long, "move");
    const moved = await hotelApi.getReservation({ params: { id: long.id } });
    expect([moved.arrival, moved.nights.map(({ date }) => date)]).toEqual([tomorrow, [tomorrow, "2026-04-16"]]);
    const actions = close.arrivals[0]!.actions.map(({ action, reasons }) => [action, reasons.map(({ code }) => code)]);
    expect(actions).toEqual([
      ["noShow", []],
      ["move", ["CLOSE_LAST_NIGHT"]],
    ]);
    expect(await solve(today, short, "move")).toMatchObject({ codes: ["CLOSE_LAST_NIGHT"] });
  });

  it("that never was confirmed is cancelled as such", async () => {
    openEmpty();
    const row = await book({ arrival: today, departure: tomorrow, state: "pending", guarantee: "none" });
    const { arrivals } = await solve(today, row, "cancel");
    expect(arrivals).toEqual([]);
    const { state, cancelReason } = await hotelApi.getReservation({ params: { id: row.id } });
    expect([state, cancelReason]).toEqual(["cancelled", "notConfirmed"]);
  });

  it("is not solved by a person who has not seen its last change", async () => {
    openEmpty();
    const row = await arriving();
    await solve(today, row, "noShow");
    expect(await solve(today, row, "move")).toMatchObject({ codes: ["CLOSE_ROW_CHANGED"], arrivals: [] });
  });
});

describe("an open departure", () => {
  it("stays one more night where the room is free, and says who has it where it is not", async () => {
    const { hotel } = openEmpty();
    const { id } = await staying(1);
    await closeDay(today);
    const [row] = (await closeApi.getClose()).departures;
    expect(await closeRefusalOf(closeDay(tomorrow))).toMatchObject({ codes: ["CLOSE_DEPARTURES"] });
    const room = hotel.get(id).nights[0]!.roomId;
    const other = await book({ arrival: tomorrow, departure: "2026-04-16" });
    await hotelApi.actOnReservation({
      params: { id: other.id, action: "assignRoom" },
      body: { version: other.version, roomId: room },
    });
    expect(await solve(tomorrow, row!, "extend")).toMatchObject({ codes: ["ROOM_TAKEN"] });
    const [arrival] = (await closeApi.getClose()).arrivals;
    await solve(tomorrow, arrival!, "noShow");
    const close = await solve(tomorrow, row!, "extend");
    expect(close.departures).toEqual([]);
    expect(hotel.get(id)).toMatchObject({ departure: "2026-04-16", nights: [{ roomId: room }, { roomId: room }] });
  });
});

describe("rows that are solved together", () => {
  const undo = (clientId: string, date = today) => closeApi.undoInClose({ params: { date, clientId } });
  const fetched = (id: string) => hotelApi.getReservation({ params: { id } });

  it("are done but for those that another desk has changed, each with its reason", async () => {
    openEmpty();
    const [one, other] = [await arriving(), await arriving()];
    await hotelApi.actOnReservation({
      params: { id: other.id, action: "cancel" },
      body: { version: other.version, cancelReason: "guestRequest" },
    });
    await closeApi.getClose();
    const { close, refused } = await solveAll(today, [one, other, { id: "RSV-none", version: 1 }], "noShow");
    expect(refused).toMatchObject([
      { id: other.id, customer: "Prueba Iglesias", reasons: [{ code: "CLOSE_ROW_CHANGED" }] },
      { id: "RSV-none", reasons: [{ code: "CLOSE_ROW_CHANGED" }] },
    ]);
    expect(close).toMatchObject({ arrivals: [], progress: { done: 1, all: 1 } });
  });

  it("are solved once, however often they are sent", async () => {
    openEmpty();
    const rows = [await arriving(), await arriving()];
    await solveAll(today, rows, "noShow", "twice");
    expect(await solveAll(today, rows, "noShow", "twice")).toMatchObject({ refused: [] });
    expect((await fetched(rows[0]!.id)).charges).toHaveLength(1);
  });

  it("are taken back with their rooms, and without a cent of their fees", async () => {
    const { hotel } = openEmpty();
    const row = await arriving();
    const rooms = await hotelApi.listRoomChoices({ params: { id: row.id } });
    const body = { version: row.version, roomId: rooms[0]!.room.id };
    const assigned = await hotelApi.actOnReservation({ params: { id: row.id, action: "assignRoom" }, body });
    const optional = await book({ arrival: today, departure: tomorrow, state: "pending", guarantee: "none" });
    await solveAll(today, [assigned], "noShow", "one");
    await solveAll(today, [optional], "cancel", "other");
    expect((await undo("one")).refused).toEqual([]);
    expect((await undo("other")).refused).toEqual([]);
    expect(await fetched(row.id)).toMatchObject({
      state: "confirmed",
      nights: assigned.nights,
      balance: assigned.balance,
    });
    expect(hotel.get(optional.id)).toMatchObject({ state: "pending" });
    const { figures, progress, arrivals } = await closeApi.getClose();
    expect([revenueOf(figures), figures.noShows, figures.cancellations, arrivals.length]).toEqual([0, 0, 0, 2]);
    expect(progress).toEqual({ done: 0, all: 2 });
    expect(await closeRefusalOf(undo("one"))).toMatchObject({ status: 409, codes: ["CLOSE_NOT_UNDONE"] });
  });

  it("stay as they are where another desk has acted since, or has given the room away", async () => {
    const { hotel } = openEmpty();
    const [changed, moved] = [await arriving(3), await arriving(3)];
    await solveAll(today, [changed, moved], "move", "moved");
    const { version } = hotel.get(changed.id);
    await hotelApi.actOnReservation({
      params: { id: changed.id, action: "cancel" },
      body: { version, cancelReason: "guestRequest" },
    });
    const { refused } = await undo("moved");
    expect(refused).toMatchObject([{ id: changed.id, reasons: [{ code: "CLOSE_ROW_CHANGED" }] }]);
    expect([hotel.get(changed.id).state, hotel.get(moved.id).arrival]).toEqual(["cancelled", today]);
    expect((await undo("moved")).refused).toEqual(refused);
  });

  it("are final with the close of their day, on whatever day the undo arrives", async () => {
    const { hotel } = openEmpty();
    const row = await arriving(3);
    await solveAll(today, [row], "noShow", "gone");
    const { charges } = hotel.get(row.id);
    await closeDay(today);
    expect(await closeRefusalOf(undo("gone"))).toMatchObject({ codes: ["CLOSE_DAY_CLOSED"] });
    expect(await closeRefusalOf(undo("gone", tomorrow))).toMatchObject({ codes: ["CLOSE_NOT_UNDONE"] });
    expect(hotel.get(row.id)).toMatchObject({ state: "noShow", charges });
  });

  it("are taken back later, where their room has been taken by then and is free again", async () => {
    const { hotel } = openEmpty();
    const [row, other] = [await arriving(), await arriving()];
    const [choice] = await hotelApi.listRoomChoices({ params: { id: row.id } });
    const act = ({ id, version }: { id: string; version: number }, action: string, roomId?: string) =>
      hotelApi.actOnReservation({ params: { id, action }, body: { version, roomId } });
    const assigned = await act(row, "assignRoom", choice!.room.id);
    await solveAll(today, [assigned], "noShow", "one");
    const taker = await act(other, "assignRoom", choice!.room.id);
    expect((await undo("one")).refused).toMatchObject([{ id: row.id, customer: "Prueba Iglesias" }]);
    await act(taker, "unassignRoom");
    expect((await undo("one")).refused).toEqual([]);
    expect(hotel.get(row.id)).toMatchObject({ state: "confirmed", nights: assigned.nights });
    expect(await closeRefusalOf(undo("one"))).toMatchObject({ codes: ["CLOSE_NOT_UNDONE"] });
  });

  it("have their allowances again when they are taken back, but for points, which the guest may have spent", async () => {
    const { hotel } = openEmpty();
    const [row, member] = [await arriving(), await arriving()];
    const body = {
      version: row.version,
      amount: row.balance,
      description: "Atención",
      reason: "Ruido",
      vat: 10,
    } as const;
    const params = { id: row.id, action: "allow" };
    await hotelApi.actOnFolio({ params, body: { ...body, sourceRef: "desk:allow" } });
    const points = { id: "points", sourceRef: "points:1", kind: "allowance", date: today, description: "" } as const;
    const stored = hotel.get(member.id);
    hotel.put({ ...stored, charges: [...stored.charges, { ...points, amount: -10_00, points: 100 }] });
    expect((await fetched(row.id)).balance).toBe(0);
    await solveAll(today, [await fetched(row.id), await fetched(member.id)], "noShow", "both");
    const { refused, close } = await undo("both");
    expect(refused).toMatchObject([{ id: member.id, reasons: [{ code: "CLOSE_POINTS_RETURNED" }] }]);
    expect(await fetched(row.id)).toMatchObject({ state: "confirmed", balance: 0 });
    expect(hotel.get(member.id).state).toBe("noShow");
    expect(revenueOf(close.figures)).toBe(-row.balance + close.figures.fees / 2);
  });

  it("leave once their balance is paid, which stays paid where the check-out is taken back", async () => {
    const { hotel } = openEmpty();
    await staying(1);
    await closeDay(today);
    const [row] = (await closeApi.getClose()).departures;
    expect(row!.actions[0]).toMatchObject({ action: "checkOut", isAllowed: false, isPayable: true });
    expect(await solve(tomorrow, row!, "checkOut")).toMatchObject({ codes: ["OPEN_BALANCE"] });
    const { version } = await pay(row!, row!.balance, "card");
    const { close, refused } = await solveAll(tomorrow, [{ id: row!.id, version }], "checkOut", "left");
    expect([refused, close.departures]).toEqual([[], []]);
    expect(close.figures.payments).toMatchObject([{ method: "card", expected: row!.balance }]);
    expect((await undo("left", tomorrow)).close.departures).toMatchObject([{ id: row!.id, balance: 0 }]);
    expect(hotel.get(row!.id).payments).toMatchObject([{ method: "card", amount: row!.balance }]);
  });

  it("give each other the rooms that they leave", async () => {
    openEmpty();
    await staying(1);
    await closeDay(today);
    const [row] = (await closeApi.getClose()).departures;
    const taken = await book({ arrival: tomorrow, departure: "2026-04-16" });
    const roomId = (await fetched(row!.id)).nights[0]!.roomId!;
    await hotelApi.actOnReservation({
      params: { id: taken.id, action: "assignRoom" },
      body: { version: taken.version, roomId },
    });
    const before = await closeApi.getClose();
    expect(before.departures[0]!.price).toEqual({});
    const { close } = await solveAll(tomorrow, before.arrivals, "noShow");
    expect(close.departures[0]!.price.extend).toBe((await fetched(row!.id)).nights[0]!.price);
    expect((await solveAll(tomorrow, close.departures, "extend")).refused).toEqual([]);
  });
});

describe("the count of what was paid", () => {
  it("blocks until each method is counted, and takes a difference only with its reason", async () => {
    openEmpty();
    await deposit(50_00);
    expect(await closeRefusalOf(closeDay(today))).toMatchObject({ codes: ["CLOSE_CASH"] });
    const faulty = await closeRefusalOf(count(today, "cash", 50_00, 48_00));
    expect(faulty).toMatchObject({ status: 422, codes: ["COUNT_REASON"] });
    expect(Object.keys(faulty.fields!)).toEqual(["reason"]);
    await count(today, "cash", 50_00, 48_00, "Cambio mal dado");
    const { payments } = await closeDay(today);
    expect(payments).toEqual([{ method: "cash", expected: 50_00, counted: 48_00, reason: "Cambio mal dado" }]);
  });

  it("is counted again after another payment, which a count that is on its way cannot have seen", async () => {
    openEmpty();
    await deposit(50_00);
    await count(today, "cash", 50_00);
    await deposit(20_00);
    expect(await closeRefusalOf(closeDay(today))).toMatchObject({ codes: ["CLOSE_CASH"] });
    const stale = await closeRefusalOf(count(today, "cash", 50_00));
    expect(stale).toMatchObject({ codes: ["COUNT_MOVED"], current: { date: today } });
    await count(today, "cash", 70_00);
    await closeDay(today);
  });

  it("has each payment on the day that was open, and not again on the next", async () => {
    openEmpty();
    await deposit(50_00);
    await count(today, "cash", 50_00);
    await closeDay(today);
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
    await pay(guest, guest.nights[0]!.price);
    await count(today, "cash", guest.nights[0]!.price);
    const { figures } = await closeApi.getClose();
    const report = await closeDay(today);
    expect(report).toMatchObject({ ...figures, date: today, closedAt: "2026-04-14T08:00:00.000Z" });
    expect(report).toMatchObject({ arrivals: 1, sold: 1, people: 2, roomRevenue: guest.nights[0]!.price });
    const { id, version, charges } = await hotelApi.getReservation({ params: { id: guest.id } });
    const body = { version, chargeId: charges[0]!.id, reason: "Cortesía" };
    await hotelApi.actOnFolio({ params: { id, action: "correct" }, body });
    expect(await closeApi.getDayReport({ params: { date: today } })).toEqual(report);
    expect((await closeApi.getClose()).figures).toMatchObject({ corrections: -guest.nights[0]!.price });
  });

  it("has allowances in its revenue, and the gross of its VAT is the same sum", async () => {
    openEmpty();
    const { id, version } = await staying(1);
    const body = { version, amount: 5_00, description: "Atención", reason: "Ruido", sourceRef: "desk:allow" };
    await hotelApi.actOnFolio({ params: { id, action: "allow" }, body: { ...body, vat: 10 } });
    const { figures } = await closeApi.getClose();
    expect(figures.allowances).toBe(-5_00);
    const grossOf = ({ vat }: DayFigures) => vat.reduce((sum, { gross }) => sum + gross, 0);
    expect(grossOf(figures)).toBe(revenueOf(figures));
    expect(revenueOf(await closeDay(today))).toBe(figures.roomRevenue - 5_00);
  });

  it("of an older release has its allowances by its VAT, and its rooms as it knew them", async () => {
    const { db } = openClose({ reservations: 60 });
    const {
      complimentary: _,
      houseUse: __,
      rooms: ___,
      allowances: ____,
      adjustments: _____,
      ...old
    } = {
      ...db.figures.reports.get("2026-04-13"),
      date: "2020-01-01",
      roomRevenue: 100_00,
      otherRevenue: 0,
      fees: 0,
      corrections: 0,
      vat: [{ rate: 10 as const, net: 86_36, vat: 8_64, gross: 95_00 }],
    };
    db.figures.reports.keep(old, []);
    const report = await closeApi.getDayReport({ params: { date: "2020-01-01" } });
    expect(report).toMatchObject({ allowances: -5_00, rooms: old.available, adjustments: [] });
    expect(revenueOf(report)).toBe(95_00);
  });

  it("counts a night by the definitions of the day board and of the planning, which are not those of the sale", async () => {
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
    expect(figures).toMatchObject({ sold: 1, complimentary: 1, houseUse: 1, rooms: hotel.rooms.length });
    expect(figures.available).toBe(available - 1);
    const { occupancy, availableTonight } = await api.getDay();
    const { rooms } = figures;
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
    await expect(closeApi.getDayReport({ params: { date: "2020-01-01" } })).rejects.toThrow("404");
  });
});

it("warns of arrivals of tomorrow without a room, and closes in spite of them", async () => {
  openEmpty();
  const { id } = await book({ ...draftOf(), arrival: tomorrow, departure: "2026-04-16" });
  expect((await closeApi.getClose()).unassigned).toMatchObject([
    { id, fee: 0, actions: [{ action: "assign", isAllowed: true }] },
  ]);
  await closeDay(today);
});
