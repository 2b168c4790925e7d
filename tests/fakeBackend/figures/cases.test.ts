import { describe, expect, it } from "vitest";

import type { Period } from "@/contract/figures/period";
import { sentences } from "@/contract/sentences";
import { noShowRate } from "@/domain/kpis/rates";

import {
  actOn,
  checkedIn,
  closeDay,
  closeWhole,
  freeRoomFor,
  openClose,
  postTo,
  solve,
} from "../../support/closeCalls";
import { figuresApi, figuresOf, nightOf, rowsOf } from "../../support/figureCalls";
import { book, hotelApi, hotelRefusalOf } from "../../support/hotelBackend";
import { expectRefused } from "../folioCalls";

const today = "2026-04-14";
const tomorrow = "2026-04-15";
const week: Period = { from: today, to: "2026-04-20" };
const may: Period = { from: "2026-05-01", to: "2026-05-31" };

const now = async (filter: Parameters<typeof figuresOf>[0]) => (await figuresOf(filter)).sums.now;
const since = async (period: Period) => (await figuresOf(period)).pickup.day;
const openEmpty = () => openClose({ isEmpty: true });
/** Three nights from today. */
const stay = { arrival: today, departure: "2026-04-17" };

describe("a reservation in the figures", () => {
  it("that leaves early has the nights that were slept, and the pickup has lost the others", async () => {
    openEmpty();
    const { id } = await checkedIn(stay);
    await closeWhole();
    const { version } = await hotelApi.getReservation({ params: { id } });
    await hotelApi.actAtDesk({ params: { id, action: "leaveEarly" }, body: { version, unusedNights: "waive" } });
    expect(await now(week)).toMatchObject({ sold: 1, departures: 1, stays: 1 });
    expect(await since({ ...week, from: tomorrow })).toMatchObject({ new: 2, moved: -2, nights: 0 });
  });

  it("that was a no-show and is reactivated is booked again", async () => {
    openEmpty();
    const booked = await book(stay);
    const { id } = booked;
    await solve(today, booked, "noShow");
    await closeDay(today);
    expect(await now(week)).toMatchObject({ sold: 0, noShows: 1, booked: 1, stays: 0 });
    const noShow = await hotelApi.getReservation({ params: { id } });
    await actOn(noShow, "checkInLate", { roomId: await freeRoomFor(id) });
    expect(await now(week)).toMatchObject({ sold: 3, noShows: 0, booked: 1, stays: 1 });
    expect(await since({ ...week, from: tomorrow })).toMatchObject({ new: 2, nights: 2 });
  });

  it("that is deleted was never there, and is again once that is undone", async () => {
    openEmpty();
    const { id } = await book();
    expect(await now(may)).toMatchObject({ sold: 2, booked: 1 });
    await hotelApi.deleteReservation({ params: { id } });
    expect(await now(may)).toMatchObject({ sold: 0, booked: 0 });
    expect(await since(may)).toMatchObject({ new: 0, nights: 0 });
    await hotelApi.restoreReservation({ params: { id } });
    expect(await now(may)).toMatchObject({ sold: 2, booked: 1 });
    expect(await since(may)).toMatchObject({ new: 2, nights: 2 });
    await closeWhole();
    await hotelApi.deleteReservation({ params: { id } });
    expect(await since(may)).toMatchObject({ new: 2, cancelled: 2, nights: 0 });
    const { rows } = await rowsOf("pickup", may);
    expect(rows.map(({ nights, change, isDeleted }) => [change, nights, isDeleted])).toEqual([
      ["new", 2, true],
      ["cancelled", -2, true],
    ]);
  });

  it("that is still to come is in no rate of no-shows, until its day is closed", async () => {
    openEmpty();
    const [late] = [await book(stay), await checkedIn(stay)];
    await book({ ...stay, arrival: tomorrow });
    expect(await now(week)).toMatchObject({ booked: 3, noShows: 0, due: 0 });
    expect(noShowRate(await now(week))).toBeUndefined();
    await solve(today, late, "noShow");
    expect(await now(week)).toMatchObject({ booked: 3, noShows: 1, due: 1 });
    await closeDay(today);
    expect(await now(week)).toMatchObject({ booked: 3, noShows: 1, due: 2 });
    const { rows } = await figuresApi.getCancellations({ query: { ...week, by: "channel" } });
    expect(rows.map(noShowRate)).toEqual([0.5]);
  });

  it("that is too many for its type sells more rooms than there are", async () => {
    const { hotel } = openEmpty();
    const doubles = hotel.rooms.filter(({ roomTypeId }) => roomTypeId === "DBL").length;
    for (let count = 0; count <= doubles; count += 1) {
      const booked = await book({ arrival: "2026-05-12", departure: "2026-05-13", state: "waitlist" });
      hotel.put({ ...hotel.get(booked.id), state: "confirmed" });
    }
    const { sold, inventory } = await now({ ...nightOf("2026-05-12"), type: "DBL" });
    expect([sold, inventory]).toEqual([doubles + 1, doubles]);
  });

  it("of a group is told apart", async () => {
    openEmpty();
    const [leader, member] = [await checkedIn(stay), await checkedIn(stay)];
    await checkedIn(stay);
    await postTo(leader, "group", { payer: "Coral Estrella", routed: ["room"], memberIds: [member.id] });
    expect(await now({ ...nightOf(today), segment: "group" })).toMatchObject({ sold: 2 });
    const { nights } = await figuresApi.getForecast({ query: { ...nightOf(today), compare: "weekday", since: 7 } });
    expect(nights).toMatchObject([{ date: today, groups: 2, now: { sold: 3 }, pickup: { new: 3 } }]);
  });

  it("for a day has revenue and no night; for nothing is a room that is slept in, and not sold", async () => {
    const { hotel } = openEmpty();
    const extras = [{ productId: "dayUse", quantity: 1 }];
    await book({ arrival: "2026-05-12", departure: "2026-05-12", extras });
    const dayUse = { sold: 0, dayUses: 1, dayUseRevenue: 44_55, roomRevenue: 0 };
    expect(await now(may)).toMatchObject({ ...dayUse, arrivals: 1, inHouse: 0 });
    const { id } = await book();
    const stored = hotel.get(id);
    hotel.put({ ...stored, nights: stored.nights.map((night) => ({ ...night, price: 0 })) });
    expect(await now(may)).toMatchObject({ ...dayUse, complimentary: 2, guests: 4, inHouse: 1 });
    expect((await rowsOf("occupancy", may)).total).toBe(0);
    expect((await rowsOf("inHouse", may)).sum.nights).toBe(2);
    expect(await since(may)).toMatchObject({ nights: 0 });
  });
});

it("counts a block once a night: a room out of service can be sold", async () => {
  const { hotel } = openEmpty();
  const before = await now(may);
  for (const [id, roomId, kind] of [
    ["a", "R-101", "outOfOrder"],
    ["b", "R-101", "outOfOrder"],
    ["c", "R-103", "outOfService"],
    ["d", "R-104", "internalUse"],
  ] as const)
    hotel.putBlock(id, { id, from: "2026-05-04", to: "2026-05-07", reason: "Obra", roomId, kind });
  const { inventory, outOfOrder, houseUse } = await now(may);
  expect([inventory, outOfOrder, houseUse]).toEqual([48 * 31, before.outOfOrder + 3, before.houseUse + 3]);
});

it("moves to the next night with a close of another tab, which makes the page stale", async () => {
  const { hotel } = openEmpty();
  const before = await figuresApi.getHotelFigures({ query: { compare: "weekday" } });
  await closeWhole();
  expect(hotel.revision.lastOf.close).toBeGreaterThan(before.asOf);
  const after = await figuresApi.getHotelFigures({ query: { compare: "weekday" } });
  expect([before.openNight, after.openNight, after.period]).toEqual([today, tomorrow, nightOf(tomorrow)]);
});

describe("a period", () => {
  it.each([
    [{ from: "ayer", to: today }, "PERIOD_DATES"],
    [{ from: "2026-04-30", to: "2026-04-01" }, "PERIOD_ENDS_BEFORE"],
    [{ from: "2025-01-01", to: "2027-01-02" }, "PERIOD_TOO_LONG"],
    [{ from: "2019-01-01", to: "2019-12-31" }, "PERIOD_WITHOUT_DATA"],
  ])("%o is refused with its reason", async (period, code) => {
    openEmpty();
    const calls = [
      figuresApi.getHotelFigures({ query: { ...period, compare: "date" } }),
      rowsOf("adr", period),
      figuresApi.getForecast({ query: { ...period, compare: "date", since: 7 } }),
      figuresApi.getProduction({ query: { ...period, compare: "date", by: "plan" } }),
      figuresApi.getCancellations({ query: { ...period, by: "lead" } }),
      figuresApi.getHousekeepingReport({ query: period }),
    ];
    for (const call of calls) expect((await expectRefused(call, code)).status).toBe(422);
  });

  it.each<[object, string]>([
    [{ company: "Nadie S. L." }, "company"],
    [{ type: "" }, "type"],
    [{ type: "XXL" }, "type"],
    [{ channel: "" }, "channel"],
    [{ plan: "Todo" }, "plan"],
    [{ segment: "vip" }, "segment"],
    [{ country: "España" }, "country"],
    [{ since: 91 }, "since"],
    [{ since: -1 }, "since"],
    [{ since: 1.5 }, "since"],
    [{ noShows: "yes" }, "noShows"],
    [{ lead: "5" }, "lead"],
    [{ reason: "rain" }, "reason"],
    [{ figure: "luck" }, "figure"],
    [{ compare: "never" }, "compare"],
  ])("with %o is refused with a sentence for the value", async (values, field) => {
    openEmpty();
    const query = { ...nightOf(today), figure: "adr", compare: "weekday", by: "plan", since: 7, ...values } as const;
    for (const call of [figuresApi.listFigureRows({ query }), figuresApi.getForecast({ query })])
      expect((await hotelRefusalOf(call)).fields).toEqual({ [field]: sentences.invalidValue });
  });

  it("is shown with values that are known, and with those of which it is not known", async () => {
    const { hotel } = openClose({ reservations: 250 });
    const company = hotel.companies.all()[0]!.name;
    const fit = [{ company }, { company: "" }, { country: "" }, { country: "ES" }, { since: 0 }, { since: 90 }];
    const replies = await Promise.all(fit.map((values) => rowsOf("pickup", nightOf(today), values)));
    expect(replies).toHaveLength(fit.length);
  });

  it("is compared with a year of stays from before the books, as they were known then", async () => {
    const { hotel } = openClose({});
    const first = [...hotel.all()].reduce((least, one) => (one.arrival < least ? one.arrival : least), today);
    const { sums, comparedWith, trend } = await figuresOf({ from: "2026-01-01", to: "2026-04-30" });
    expect(comparedWith).toEqual({ from: "2025-01-02", to: "2025-05-01" });
    expect(comparedWith.from < first).toBe(true);
    expect(sums.before!.sold / sums.before!.inventory).toBeGreaterThan(0.35);
    expect(trend.every(({ before }) => before && before.sold > 10)).toBe(true);
    // three weeks ahead fewer nights were sold by then than in the end
    const [ahead, final] = [await figuresOf(may), await now({ from: "2025-05-02", to: "2025-06-01" })];
    const { sold, roomRevenue } = ahead.sums.before!;
    expect(sold).toBeLessThan(final.sold);
    // the sum and the nights are by one rule
    const { nights } = await figuresApi.getForecast({ query: { ...may, compare: "weekday", since: 7 } });
    const sumOf = (of: "sold" | "roomRevenue") => nights.reduce((sum, { before }) => sum + before![of], 0);
    expect([sumOf("sold"), sumOf("roomRevenue")]).toEqual([sold, roomRevenue]);
    const archived = await rowsOf("inHouse", { from: "2025-02-01", to: "2025-02-28" });
    expect(archived.total).toBeGreaterThan(100);
    expect(archived.rows.every(({ isArchived, customer }) => isArchived && customer === "")).toBe(true);
    const { report } = await figuresApi.getDailyReport({ query: { date: "2025-02-10", compare: "date" } });
    expect(report.sold).toBe((await now(nightOf("2025-02-10"))).sold);
  }, 60_000);

  // Easter is on 28 March 2027, and was on 5 April 2026
  it("in Holy Week is compared with Holy Week, in the sum of a night as in the list of nights", async () => {
    openClose({}, undefined, "2027-03-20T08:00:00.000Z");
    const friday = nightOf("2027-03-26");
    const { sums, comparedWith } = await figuresOf(friday);
    expect(comparedWith).toEqual(nightOf("2026-04-03"));
    const query = { from: "2027-03-20", to: "2027-03-31", compare: "weekday", since: 7 } as const;
    const forecast = await figuresApi.getForecast({ query });
    const { before } = forecast.nights.find(({ date }) => date === friday.from)!;
    expect([before?.sold, before?.roomRevenue]).toEqual([sums.before?.sold, sums.before?.roomRevenue]);
    // by the books of six days before it, and not of the end
    expect(before?.sold).not.toBe((await now(nightOf("2026-04-03"))).sold);
    const whole = await figuresOf(query);
    for (const compared of [forecast.comparedWith, whole.comparedWith])
      expect(compared).toMatchObject({ isByFeast: true });
    expect(whole.sums.before?.sold).toBe(forecast.nights.reduce((sum, night) => sum + night.before!.sold, 0));
  }, 60_000);
});
