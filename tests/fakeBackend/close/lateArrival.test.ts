import { describe, expect, it } from "vitest";

import type { DayFigures } from "@/contract/day/dayFigures";
import { registerContract } from "@/contract/reservations/registers";
import { vatIn } from "@/domain/account/vat";
import { addDays } from "@/domain/civilDate";
import { revenueOf } from "@/domain/close/dayRates";
import { createClient } from "@/shared/api/createClient";

import { actOn as act, assigned, closeApi, closeDay, count, openClose, postTo, solve } from "../../support/closeCalls";
import { book, hotelApi } from "../../support/hotelBackend";
import { expectRefused, now } from "../folioCalls";

const today = "2026-04-14";
const tomorrow = "2026-04-15";
const registers = createClient(registerContract);
const HOUR = 3_600_000;

/** An empty house after the close of today, in which somebody was marked as not come; it is two at night. */
async function openAfterClose(nightCount = 1, ratePlanId = "BAR") {
  const { hotel, advance } = openClose({ isEmpty: true }, undefined, "2026-04-14T21:30:00.000Z");
  const stay = { arrival: today, departure: addDays(today, nightCount), guarantee: "card" as const, ratePlanId };
  const booked = await book(stay);
  await solve(today, booked, "noShow");
  const report = await closeDay(today);
  advance(2.5 * HOUR);
  const noShow = await now(booked);
  const rooms = () => hotelApi.listRoomChoices({ params: { id: booked.id } });
  const [first] = await rooms();
  const roomId = first!.room.id;
  const price = booked.nights[0]!.price;
  const receive = (more = {}, of = noShow) => act(of, "checkInLate", { roomId, ...more });
  return { hotel, booked, noShow, report, rooms, roomId, price, kept: price - vatIn(price), advance, receive };
}

const figuresNow = async () => (await closeApi.getClose()).figures;
const allOf = (...days: DayFigures[]) => days.reduce((sum, day) => sum + revenueOf(day), 0);

describe("a guest whose single night was closed as a no-show", () => {
  it("is found by the desk, and received without a second booking: the night is owed, no fee", async () => {
    const { noShow, roomId, price, kept, booked, report, receive } = await openAfterClose();
    expect(noShow).toMatchObject({ state: "noShow", noShowOn: today, balance: kept });
    expect([revenueOf(report), revenueOf(await figuresNow())]).toEqual([kept, 0]);
    const { noShows, arrivals } = await hotelApi.getDesk();
    expect([noShows.map(({ id }) => id), arrivals]).toEqual([[booked.id], []]);
    const here = await receive({ keys: 1 });
    expect(here).toMatchObject({
      state: "inHouse",
      situation: "departsToday",
      arrival: today,
      departure: tomorrow,
      nights: [{ date: today, roomId, price }],
      checkedInOn: tomorrow,
      checkedInAt: "2026-04-15T00:00:00.000Z",
      keys: 1,
      total: price,
      balance: price,
    });
    expect(here.charges.map(({ kind, date, amount }) => [kind, date, amount])).toEqual([
      ["room", today, price],
      ["fee", today, kept],
      ["correction", tomorrow, -kept],
    ]);
    expect(here.history[0]).toMatchObject({ what: "checkInLate" });
    const after = await hotelApi.getDesk();
    expect([after.noShows, after.inHouse.map(({ id }) => id)]).toEqual([[], [booked.id]]);
    expect(after.rooms.find((room) => room.roomId === roomId)?.occupant).not.toBe("");
    // no closed report changes: the figures of today have the night as an adjustment, once
    expect(await closeApi.getDayReport({ params: { date: today } })).toEqual(report);
    const figures = await figuresNow();
    expect(figures).toMatchObject({ sold: 0, arrivals: 1, corrections: -kept, roomRevenue: 0 });
    expect(figures.adjustments).toEqual([{ date: today, rooms: 1, amount: price }]);
    expect(allOf(report, figures)).toBe(price);
    expect(figures.vat.reduce((sum, { gross }) => sum + gross, 0)).toBe(revenueOf(figures));
  });

  it("leaves on the same business date, and the register has the true instants of entry and exit", async () => {
    const { noShow, roomId, price, report, hotel, advance, receive } = await openAfterClose();
    const register = () => registers.getRegister({ params: { id: noShow.id } });
    expect((await register()).arrivedAt).toBeUndefined();
    const here = await receive();
    expect(await register()).toMatchObject({ arrival: today, arrivedAt: "2026-04-15T00:00:00.000Z" });
    const [row] = await registers.listRegisters();
    expect(row).not.toHaveProperty("arrivedAt");
    const paid = await postTo(here, "pay", { amount: price, method: "card" });
    advance(8 * HOUR);
    const gone = await act(paid, "checkOut");
    expect(gone).toMatchObject({ state: "checkedOut", checkedOutOn: tomorrow, balance: 0 });
    const leftAt = "2026-04-15T08:00:00.000Z";
    expect([hotel.get(here.id).checkedOutAt, (await register()).leftAt]).toEqual([leftAt, leftAt]);
    expect((await hotelApi.getDesk()).rooms.find((room) => room.roomId === roomId)?.cleanliness).toBe("dirty");
    await count(tomorrow, "card", price);
    const next = await closeDay(tomorrow);
    expect(next.adjustments).toEqual([{ date: today, rooms: 1, amount: price }]);
    expect([allOf(report, next), (await figuresNow()).adjustments]).toEqual([price, []]);
  });

  it("is received once, though two desks do it, and only into a room that is free", async () => {
    const { noShow, roomId, rooms, hotel, receive } = await openAfterClose();
    await expectRefused(act(noShow, "checkInLate"), "ROOM_MISSING");
    await act(await book({ arrival: tomorrow, departure: "2026-04-16" }), "assignRoom", { roomId });
    const blocked = (await rooms())[1]!.room.id;
    hotel.putBlock("b", { id: "b", roomId: blocked, from: today, to: tomorrow, kind: "outOfService", reason: "Luz" });
    await expectRefused(receive({ roomId: blocked }), "ROOM_BLOCKED");
    // who comes tomorrow evening is no reason: the guest has left by then
    const both = await Promise.allSettled([receive(), receive()]);
    expect(both.map(({ status }) => status).toSorted()).toEqual(["fulfilled", "rejected"]);
    expect(hotel.get(noShow.id).charges.filter(({ kind }) => kind === "correction")).toHaveLength(1);
  });

  it("is a no-show again, with the fee, when the check-in is undone, and can be received again", async () => {
    const { noShow, price, kept, report, receive } = await openAfterClose();
    const back = await act(await receive(), "revertCheckInLate");
    expect(back).toMatchObject({ state: "noShow", balance: kept, noShowOn: today, nights: noShow.nights });
    expect(back.charges.map(({ kind, vat }) => [kind, vat])).toEqual([
      ["fee", 0],
      ["correction", 0],
      ["fee", 0],
    ]);
    expect([back.checkedInOn, back.checkedInAt, back.keys]).toEqual([undefined, undefined, undefined]);
    const figures = await figuresNow();
    expect([figures.adjustments, allOf(report, figures)]).toEqual([[], kept]);
    expect(await receive({}, back)).toMatchObject({ state: "inHouse", balance: price });
    expect(allOf(report, await figuresNow())).toBe(price);
  });

  it("is charged a single night where the whole stay was the fee", async () => {
    const { noShow, price, booked, receive } = await openAfterClose(2, "NRF");
    const { total } = booked;
    expect(noShow.balance).toBe(total - vatIn(total));
    const { id, version, ...here } = await receive();
    expect(here).toMatchObject({ balance: total, total });
    const body = { version, unusedNights: "waive" as const };
    expect((await hotelApi.actAtDesk({ params: { id, action: "leaveEarly" }, body })).balance).toBe(price);
  });

  it("had no fee to take back, where the hotel had waived it", async () => {
    const { noShow, price, report, receive } = await openAfterClose();
    const waived = await postTo(noShow, "correct", { chargeId: noShow.charges[0]!.id, reason: "Vuelo cancelado" });
    const here = await receive({}, waived);
    expect([waived.balance, here.balance]).toEqual([0, price]);
    expect((await act(here, "revertCheckInLate")).balance).toBe(0);
    expect(allOf(report, await figuresNow())).toBe(0);
  });

  it("can no longer be received once the next day is closed", async () => {
    const { receive } = await openAfterClose();
    await closeDay(tomorrow);
    await expectRefused(receive(), "STAY_OVER");
    expect((await hotelApi.getDesk()).noShows).toEqual([]);
  });
});

describe("a guest whose longer stay was closed as a no-show", () => {
  it("keeps the nights left in a free room, and is shown the rooms free to the end first", async () => {
    const { noShow, rooms, hotel, receive } = await openAfterClose(3);
    const [first, second] = (await rooms()).map(({ room }) => room.id);
    await act(await book({ arrival: "2026-04-16", departure: "2026-04-18" }), "assignRoom", { roomId: first });
    const choices = await rooms();
    expect(choices[0]!.room.id).toBe(second);
    expect(choices.find(({ room }) => room.id === first)).toMatchObject({ reasons: [], departure: "2026-04-16" });
    const here = await receive({ roomId: second });
    expect(here.nights.map(({ date, roomId }) => [date, roomId])).toEqual([
      [today, second],
      [tomorrow, second],
      ["2026-04-16", second],
    ]);
    expect(await figuresNow()).toMatchObject({ sold: 1, adjustments: [{ date: today, rooms: 1 }] });
    const short = await receive({ roomId: first }, await act(here, "revertCheckInLate"));
    expect(short).toMatchObject({ departure: "2026-04-16", situation: "inHouse" });
    expect(short.nights).toHaveLength(2);
    expect(hotel.nights.roomNights(first!, ["2026-04-16"], short.id)).toMatchObject([{ holder: "reservation" }]);
    const undone = await act(short, "revertCheckInLate");
    expect(undone).toMatchObject({ departure: "2026-04-17", nights: noShow.nights });
  });

  it("may also be reactivated, and comes tonight", async () => {
    const { noShow } = await openAfterClose(2);
    const back = await act(noShow, "reactivate");
    expect([back.state, back.noShowOn, back.balance]).toEqual(["confirmed", undefined, back.total]);
  });
});

describe("the night that was closed last", () => {
  it("is over at the check-out time: a guest who comes at one is not received for it", async () => {
    const { noShow, advance, receive } = await openAfterClose(2);
    advance(11 * HOUR); // one in the afternoon in Madrid
    await expectRefused(receive(), "NIGHT_OVER");
    expect((await hotelApi.getDesk()).noShows).toEqual([]);
    const back = await act(noShow, "reactivate");
    expect(back).toMatchObject({ state: "confirmed", arrival: tomorrow, departure: "2026-04-16" });
    expect(back.nights.map(({ date }) => date)).toEqual([tomorrow]);
    const here = await act(await assigned(back), "checkIn");
    expect([here.checkedInOn, (await figuresNow()).adjustments]).toEqual([tomorrow, []]);
  });

  it("is also that of a guest whose reservation the close has cancelled", async () => {
    const { advance } = openClose({ isEmpty: true }, undefined, "2026-04-14T21:30:00.000Z");
    const stay = { arrival: today, departure: "2026-04-16", state: "optional" as const, releaseOn: today };
    const booked = await book({ ...stay, guarantee: "none" });
    await solve(today, booked, "cancel");
    const report = await closeDay(today);
    advance(2.5 * HOUR);
    const { noShows } = await hotelApi.getDesk();
    expect(noShows.map(({ id }) => id)).toEqual([booked.id]);
    const [first] = await hotelApi.listRoomChoices({ params: { id: booked.id } });
    const here = await act(await now(booked), "checkInLate", { roomId: first!.room.id });
    expect(here).toMatchObject({ state: "inHouse", arrival: today, checkedInOn: tomorrow, balance: booked.total });
    expect(here.nights.map(({ date }) => date)).toEqual([today, tomorrow]);
    expect(here.cancelReason).toBeUndefined();
    expect(await closeApi.getDayReport({ params: { date: today } })).toEqual(report);
    expect((await figuresNow()).adjustments).toMatchObject([{ date: today, rooms: 1 }]);
    const cancelled = { state: "cancelled", cancelReason: "notConfirmed", noShowOn: today, balance: 0 };
    const undone = await act(here, "revertCheckInLate");
    expect(undone).toMatchObject({ ...cancelled, cancelledAt: "2026-04-14T21:30:00.000Z" });
    expect((await figuresNow()).adjustments).toEqual([]);
    const again = await act(undone, "checkInLate", { roomId: first!.room.id });
    expect(again).toMatchObject({ state: "inHouse", balance: booked.total });
  });

  it("is not that of a guest who has cancelled", async () => {
    openClose({ isEmpty: true }, undefined, "2026-04-14T21:30:00.000Z");
    const booked = await book({ arrival: today, departure: tomorrow });
    const off = await act(booked, "cancel", { cancelReason: "guestRequest" });
    await closeDay(today);
    const received = act(off, "checkInLate", { roomId: "R-101" });
    expect(await expectRefused(received, "INVALID_TRANSITION")).toMatchObject({ status: 409 });
  });
});

it("checks in a guest after midnight on a day that is not closed, as of that day", async () => {
  const { advance } = openClose({ isEmpty: true });
  const booked = await book({ arrival: today, departure: tomorrow, guarantee: "card" });
  advance(16 * HOUR); // two at night in Madrid
  const here = await act(await assigned(booked), "checkIn");
  expect(here).toMatchObject({ checkedInOn: today, checkedInAt: "2026-04-15T00:00:00.000Z", state: "inHouse" });
  expect(await figuresNow()).toMatchObject({ arrivals: 1, sold: 1, adjustments: [] });
});
