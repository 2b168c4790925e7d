import { describe, expect, it } from "vitest";

import { addDays } from "@/domain/civilDate";
import { dailyRateOf } from "@/domain/close/dayRates";
import { adrOf, totalRevenue } from "@/domain/kpis/rates";

import { actOn, closeApi, closeWhole, openClose } from "../../support/closeCalls";
import { figuresApi, figuresOf, rowsOf } from "../../support/figureCalls";
import { amend, book } from "../../support/hotelBackend";

const today = "2026-04-14";
const tomorrow = "2026-04-15";
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
  expect([date, adrOf(now)]).toEqual([date, dailyRateOf(report)]);
  expect(totalRevenue(now)).toBe(report.vat.reduce((sum, { net }) => sum + net, 0));
  return { report, now };
}

it("a closed day has in its figures what its report has kept, whenever it is asked for", async () => {
  openClose({ reservations: 60 });
  for (const ago of [1, 5, 9, 14]) await expectReported(addDays(today, -ago));
  const old = await expectReported("2026-04-09");
  await closeWhole();
  await closeWhole();
  for (const date of [today, tomorrow]) await expectReported(date);
  expect((await expectReported("2026-04-09")).report).toEqual(old.report);
  const { rows } = await rowsOf("pickup", whole, { since: 2 });
  const reports = (await closeApi.listDayReports()).filter(({ date }) => date >= today);
  const off = reports.reduce((sum, { noShows, cancellations }) => sum + noShows + cancellations, 0);
  expect(off).toBeGreaterThan(0);
  expect(rows.filter(({ change }) => change === "cancelled")).toHaveLength(off);
  const unknown = figuresApi.getDailyReport({ query: { date: "2019-01-01", compare: "weekday" } });
  await expect(unknown).rejects.toMatchObject({ response: { status: 404 } });
}, 60_000);

describe("the journal of the books", () => {
  it("is kept at each close: the pickup of a week is by what happened in it", async () => {
    openClose({ isEmpty: true });
    const june = { from: "2026-06-10", to: "2026-06-30" };
    const stay = (nights: number) => book({ arrival: "2026-06-10", departure: addDays("2026-06-10", nights) });
    const [cancelled, moved] = [await stay(3), await stay(2)];
    for (let count = 0; count < 5; count += 1) await stay(3);
    await closeWhole(); // 20 nights
    const stays = [await stay(3), await stay(3)] as const;
    await closeWhole();
    await actOn(cancelled, "cancel", { cancelReason: "guestRequest" });
    await closeWhole();
    await amend(moved.id, { arrival: "2026-07-05", departure: "2026-07-07" });
    const { sums, pickup } = await figuresOf(june);
    const since = () => rowsOf("pickup", june, { since: 2 });
    const before = await since();
    expect([before.sum.nights, sums.now.sold]).toEqual([1, 21]);
    expect(pickup.day).toMatchObject({ new: 0, cancelled: 3, moved: -2, nights: -5 });
    expect(pickup.week).toMatchObject({ new: 26, cancelled: 3, moved: -2, nights: 21 });
    const rows = before.rows.map(({ reservationId, nights, change }) => ({ reservationId, nights, change }));
    expect(rows).toEqual(
      expect.arrayContaining([
        { reservationId: stays[0].id, nights: 3, change: "new" },
        { reservationId: cancelled.id, nights: -3, change: "cancelled" },
        { reservationId: moved.id, nights: -2, change: "moved" },
      ]),
    );

    await actOn(stays[1], "cancel", { cancelReason: "guestRequest" });
    const later = await since();
    expect(later.rows.find((row) => row.reservationId === stays[1].id && row.change === "new")?.nights).toBe(3);
    expect(later.sum.nights).toBe(-2);
  });

  it("has a year of the sample, as its reservations were made and cancelled", async () => {
    const { hotel } = openClose({ reservations: 250 });
    const { week } = (await figuresOf({ from: today, to: "2026-12-31" })).pickup;
    const made = [...hotel.all()].filter(
      ({ createdAt, state }) => state !== "inquiry" && state !== "waitlist" && createdAt >= Date.parse("2026-04-07"),
    );
    const nights = made.flatMap((one) => one.nights.filter(({ date }) => date >= today));
    expect(week.new).toBe(nights.length);
    expect(week.new).toBeGreaterThan(0);
    expect(week.cancelled).toBeGreaterThan(0);
  });
});
