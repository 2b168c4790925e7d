import { expect, it } from "vitest";

import { addDays } from "@/domain/civilDate";

import { checkedIn, closeApi, closeDay, closeWhole, openClose, solveAll } from "../../support/closeCalls";
import { expectRefused } from "../folioCalls";

const HOUR = 3_600_000;

it.each([
  ["summer time begins", "2026-03-28T22:30:00.000Z", "2026-03-29", "2026-03-29T15:59:00.000Z"],
  ["summer time ends", "2026-10-24T21:30:00.000Z", "2026-10-25", "2026-10-25T16:59:00.000Z"],
])("closes the night on which %s as any other, and is due again at six in the evening", async (...row) => {
  const [, opened, next, beforeSix] = row;
  const { advance } = openClose({ isEmpty: true }, undefined, opened);
  const date = addDays(next, -1);
  const { nights } = await checkedIn({ arrival: date, departure: addDays(next, 1) });
  expect((await closeApi.getClose()).isDue).toBe(true);
  expect((await closeDay(date)).roomRevenue).toBe(nights[0]!.price);
  expect(await closeApi.getClose()).toMatchObject({ date: next, isDue: false });
  advance(Date.parse(beforeSix) - Date.parse(opened));
  expect((await closeApi.getClose()).isDue).toBe(false);
  advance(60_000);
  expect((await closeApi.getClose()).isDue).toBe(true);
  const report = await closeDay(next);
  expect([report.roomRevenue, report.adjustments]).toEqual([nights[1]!.price, []]);
});

it("closes three days in turn when it comes late, each with its own nights", async () => {
  const { hotel, advance } = openClose({ reservations: 60 });
  const opened = "2026-04-14";
  advance(3 * 24 * HOUR);
  const days = [0, 1, 2].map((day) => addDays(opened, day));
  for (const date of days) {
    const close = await closeApi.getClose();
    expect(close).toMatchObject({ date, isDue: true });
    // who should have come since then is no row of this day
    expect([...close.arrivals, ...close.departures].every(({ arrival }) => arrival <= date)).toBe(true);
    const together = close.arrivals.filter(({ actions }) => actions.some((one) => one.action === "noShow"));
    expect((await solveAll(date, together, "noShow")).refused).toEqual([]);
    await closeWhole();
    const inHouse = [...hotel.all()].filter(({ nights, state }) => {
      return state === "inHouse" && nights.some((night) => night.date === date);
    });
    const { sold, complimentary, noShows, adjustments } = await closeApi.getDayReport({ params: { date } });
    expect(sold + complimentary).toBe(inHouse.length);
    expect(noShows).toBe(together.length);
    expect(adjustments).toEqual([]);
  }
  expect(await closeApi.getClose()).toMatchObject({ date: "2026-04-17", isDue: false });
  await expectRefused(closeDay("2026-04-18"), "CLOSE_DAY_AHEAD");
});
