import { describe, expect, it } from "vitest";

import type { ReservationDraft } from "@/contract/reservations/reservationDraft";
import { addDays } from "@/domain/civilDate";
import { totalRevenue } from "@/domain/kpis/rates";
import { randomFrom } from "@/fakeBackend/core/random";

import { closeApi, closeDay, closeWhole, openClose, solve } from "../../support/closeCalls";
import { actOn, figuresApi, figuresOf, nightOf, rowsOf } from "../../support/figureCalls";
import { book, hotelApi } from "../../support/hotelBackend";
import { keepingShelf } from "../../support/keepingShelf";

const today = "2026-04-14";
/** A desk that solves what is open in one way or another. */
async function closeDays(count: number) {
  const { between } = randomFrom(5);
  for (let day = 0; day < count; day += 1) await closeWhole((most) => (most > 0 ? between(0, most - 1) : 0));
}

const whole = { from: "2026-04-01", to: "2026-12-31" };

/** The sums of a day equal its report. */
async function expectReported(date: string) {
  const { report, day } = await figuresApi.getDailyReport({ query: { date, compare: "weekday" } });
  const { now } = day;
  expect({ date, ...now }).toMatchObject({
    date,
    sold: report.sold,
    complimentary: report.complimentary,
    arrivals: report.arrivals,
    departures: report.departures,
    guests: report.people,
    inventory: report.rooms,
    outOfOrder: report.rooms - report.available,
    houseUse: report.houseUse,
    roomRevenue: report.roomNet,
  });
  expect(totalRevenue(now)).toBe(report.vat.reduce((sum, { net }) => sum + net, 0));
  return { report, now };
}

describe("a closed day", () => {
  it("has in its figures what its report has kept", async () => {
    openClose({ reservations: 60 });
    await closeDays(2);
    for (const date of [today, addDays(today, 1)]) {
      await expectReported(date);
    }
    const { rows } = await rowsOf("pickup", whole, { since: 2 });
    const reports = (await closeApi.listDayReports()).filter(({ date }) => date >= today);
    const off = reports.reduce((sum, { noShows, cancellations }) => sum + noShows + cancellations, 0);
    expect(off).toBeGreaterThan(0);
    expect(rows.filter(({ change }) => change === "cancelled")).toHaveLength(off);
  }, 60_000);

  it("is there for each day of the sample, the same whenever it is asked for", async () => {
    openClose({ reservations: 60 });
    for (const ago of [1, 5, 9, 14]) await expectReported(addDays(today, -ago));
    const old = { query: { date: "2026-04-09", compare: "weekday" } } as const;
    const { report } = await figuresApi.getDailyReport(old);
    await closeDays(1);
    expect((await figuresApi.getDailyReport(old)).report).toEqual(report);
    await expect(
      figuresApi.getDailyReport({ query: { date: "2019-01-01", compare: "weekday" } }),
    ).rejects.toMatchObject({ response: { status: 404 } });
  });

  it("keeps its report when an allowance comes later: that is of the day it is given on", async () => {
    openClose({ isEmpty: true });
    const booked = await book({ arrival: today, departure: "2026-04-16" });
    const [choice] = await hotelApi.listRoomChoices({ params: { id: booked.id } });
    const here = await actOn(await actOn(booked, "assignRoom", { roomId: choice!.room.id }), "checkIn");
    await closeWhole();
    const { report, now } = await expectReported(today);
    await hotelApi.actOnFolio({
      params: { id: here.id, action: "allow" },
      body: { version: here.version, sourceRef: "a", amount: 11_00, description: "Atención", reason: "Ruido", vat: 10 },
    });
    await closeWhole();
    expect(await expectReported(today)).toEqual({ report, now });
    const after = await expectReported("2026-04-15");
    expect(after.report).toMatchObject({
      allowances: -11_00,
      roomNet: Math.round(after.report.roomRevenue / 1.1) - 10_00,
    });
  });

  it("shows a guest who came after the close as an adjustment, on the night that they slept", async () => {
    openClose({ isEmpty: true });
    const booked = await book({ arrival: today, departure: "2026-04-15" });
    await solve(today, booked, "noShow");
    const closed = await closeDay(today);
    const before = await figuresOf(nightOf(today));
    const noShow = await hotelApi.getReservation({ params: { id: booked.id } });
    const [choice] = await hotelApi.listRoomChoices({ params: { id: booked.id } });
    const late = await actOn(noShow, "checkInLate", { roomId: choice!.room.id });
    const after = await figuresOf(nightOf(today));
    expect([before.sums.now.sold, after.sums.now.sold, before.sums.now.noShows, after.sums.now.noShows]).toEqual([
      0, 1, 1, 0,
    ]);
    await hotelApi.actOnFolio({
      params: { id: late.id, action: "pay" },
      body: { version: late.version, sourceRef: "p", method: "card", amount: late.balance },
    });
    await closeWhole();
    expect(await closeApi.getDayReport({ params: { date: today } })).toEqual(closed);
    const { adjustments } = await closeApi.getDayReport({ params: { date: "2026-04-15" } });
    expect(adjustments).toEqual([{ date: today, rooms: 1, amount: booked.nights[0]!.price }]);
  });
});

describe("the journal of the books", () => {
  it("is kept at each close: the pickup of a week is by what happened in it", async () => {
    openClose({ isEmpty: true });
    const june = { from: "2026-06-10", to: "2026-06-30" };
    const stay = (nights: number) => book({ arrival: "2026-06-10", departure: addDays("2026-06-10", nights) });
    const [cancelled, moved] = [await stay(3), await stay(2)];
    for (let count = 0; count < 5; count += 1) await stay(3);
    await closeWhole(); // 20 nights
    const stays = [await stay(3), await stay(3)];
    await closeWhole();
    await actOn(cancelled, "cancel", { cancelReason: "guestRequest" });
    await closeWhole();
    await moveTo(moved, "2026-07-05");
    const { sums, pickup } = await figuresOf(june);
    const since = (days: number) => rowsOf("pickup", june, { since: days });
    expect([(await since(2)).sum.nights, sums.now.sold]).toEqual([1, 21]);
    expect(pickup.day).toMatchObject({ new: 0, cancelled: 3, moved: -2, nights: -5 });
    expect(pickup.week).toMatchObject({ new: 26, cancelled: 3, moved: -2, nights: 21 });
    const rows = (await since(2)).rows.map(({ reservationId, nights, change }) => ({ reservationId, nights, change }));
    expect(rows).toEqual(
      expect.arrayContaining([
        { reservationId: stays[0]!.id, nights: 3, change: "new" },
        { reservationId: cancelled.id, nights: -3, change: "cancelled" },
        { reservationId: moved.id, nights: -2, change: "moved" },
      ]),
    );

    await actOn(stays[1]!, "cancel", { cancelReason: "guestRequest" });
    const later = await since(2);
    expect(later.rows.find((row) => row.reservationId === stays[1]!.id && row.change === "new")?.nights).toBe(3);
    expect(later.sum.nights).toBe(-2);
  });

  it("says the same after the browser was closed", async () => {
    const newShelf = keepingShelf();
    const app = openClose({ reservations: 60 }, newShelf());
    await book({ arrival: "2026-06-10", departure: "2026-06-12" });
    await closeWhole();
    const booked = await book({ arrival: "2026-06-11", departure: "2026-06-13" });
    const before = await rowsOf("pickup", whole, { since: 5 });
    const { pickup } = await figuresOf(whole);
    app.stop();
    openClose({ reservations: 60 }, newShelf());
    expect({ ...(await rowsOf("pickup", whole, { since: 5 })), asOf: 0 }).toEqual({ ...before, asOf: 0 });
    await actOn(booked, "cancel", { cancelReason: "guestRequest" });
    expect((await figuresOf(whole)).pickup.week.nights).toBe(pickup.week.nights - 2);
  });

  it("has a year of the sample, as its reservations were made and cancelled", async () => {
    const { hotel } = openClose({ reservations: 250 });
    const { week } = (await figuresOf({ from: today, to: "2026-12-31" })).pickup;
    const made = [...hotel.all()].filter(({ createdAt, nights, state }) => {
      const isOn = state !== "inquiry" && state !== "waitlist";
      return isOn && createdAt >= Date.parse("2026-04-07") && nights.some(({ date }) => date >= today);
    });
    const nights = made.flatMap((one) => one.nights.filter(({ date }) => date >= today));
    expect(week.new).toBe(nights.length);
    expect(week.new).toBeGreaterThan(0);
    expect(week.cancelled).toBeGreaterThan(0);
  });
});

async function moveTo({ id, version }: { id: string; version: number }, arrival: string) {
  const { guest, ...stay } = await hotelApi.getReservation({ params: { id } });
  const departure = addDays(arrival, stay.nights.length);
  const { eta, adults, childrenAges, roomTypeId, ratePlanId, channelId, externalRef, guarantee, notes } = stay;
  const kept = { eta, adults, childrenAges, roomTypeId, ratePlanId, channelId, externalRef, guarantee, notes };
  const terms = { state: "confirmed", guestId: guest.id, releaseOn: "" } as const;
  const draft: ReservationDraft = { ...kept, ...terms, extras: [], arrival, departure };
  return hotelApi.updateReservation({ params: { id }, body: { version, draft } });
}
