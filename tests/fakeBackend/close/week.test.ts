import { expect, it } from "vitest";

import { addDays } from "@/domain/civilDate";
import { randomFrom } from "@/fakeBackend/core/random";

import { actOn, closeApi, closeDay, openClose, takeAll, takeStep } from "../../support/closeCalls";
import { hotelApi } from "../../support/hotelBackend";
import { keepingShelf } from "../../support/keepingShelf";

const opened = "2026-04-14";
const DAYS = 5;
/** `npm run model` raises it. */
const weeks = Math.ceil(Number(process.env.MODEL_SEQUENCES ?? 600) / 600);

it.each(Array.from({ length: weeks }, (_, place) => place + 1))(
  "posts each night in house once, in days of interrupted and repeated closes (%i)",
  async (seed) => {
    const random = randomFrom(seed);
    const between = (most: number) => (most > 0 ? random.between(0, most - 1) : 0);
    const newShelf = keepingShelf();
    let app = openClose({ reservations: 60 }, newShelf());
    /** The browser is closed and opened again. */
    const reopen = () => {
      app.stop();
      app = openClose({ reservations: 60 }, newShelf());
    };
    const due = new Map<string, number>();
    const { sampled } = app.hotel;

    for (const date of Array.from({ length: DAYS }, (_, day) => addDays(opened, day))) {
      const arrivals = [...app.hotel.all()].filter((one) => one.state === "confirmed" && one.arrival === date);
      for (const { id, version } of arrivals.filter(() => random.next() < 0.7)) {
        await actOn({ id, version }, "checkIn").catch(() => undefined); // who has no room yet stays open
      }
      for (let step = random.between(0, 12); step > 0; step -= 1) await takeStep(await closeApi.getClose(), between);
      reopen();
      while (await takeAll(await closeApi.getClose()));
      for (const { id, state, nights } of app.hotel.all()) {
        const tonight = nights.find((night) => night.date === date);
        if (state === "inHouse" && tonight) due.set(`room:${id}:${date}`, tonight.price);
      }
      const report = await closeDay(date);
      reopen();
      expect(await closeDay(date)).toEqual(report); // its reply was lost
      expect(await closeApi.getDayReport({ params: { date } })).toEqual(report);
      expect(app.hotel.property.businessDate).toBe(addDays(date, 1));
    }

    expect(app.hotel.sampled).toEqual(sampled);
    const reports = (await closeApi.listDayReports()).filter(({ date }) => date >= opened);
    const expected = [...due.values()].reduce((sum, price) => sum + price, 0);
    expect(reports).toHaveLength(DAYS);
    expect(reports.reduce((sum, { roomRevenue }) => sum + roomRevenue, 0)).toBe(expected);
    const posted = new Map<string, number>();
    for (const { id } of app.hotel.all()) {
      const { charges } = await hotelApi.getReservation({ params: { id } });
      for (const { kind, date, sourceRef, amount } of charges) {
        if (kind !== "room" || date < opened) continue;
        expect(posted.has(sourceRef)).toBe(false);
        posted.set(sourceRef, amount);
      }
    }
    expect(posted).toEqual(due);
    expect(due.size).toBeGreaterThan(20);
  },
  60_000,
);
