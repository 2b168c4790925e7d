import fc from "fast-check";
import { expect, it } from "vitest";

import type { Charge } from "@/contract/account/account";
import { dayFigures, type DayStay } from "@/domain/close/dayFigures";
import { dailyRateOf, revenueOf, revenuePerRoomOf, totalPerRoomOf } from "@/domain/close/dayRates";
import { occupiedNights } from "@/domain/kpis/rates";
import { lowersAvailable, occupancyOf } from "@/domain/rates/occupancy";

import { sampleCharge } from "../sampleCharge";

const today = "2026-04-14";
const rooms = { rooms: 48, available: 46, houseUse: 1 };
const nothing = { payments: [], noShows: 0, cancellations: 0 };

const line = (kind: Charge["kind"], amount: number, date = today, vat?: Charge["vat"]) =>
  sampleCharge(`${kind}-${amount}`, kind, amount, { date, vat });

const dates = { arrival: "2026-04-13", departure: "2026-04-16" };
const stay = (changes: Partial<DayStay> = {}): DayStay => {
  return { ...dates, adults: 2, childrenAges: [], charges: [], ...changes };
};

it("counts arrivals, departures and the guests of each room", () => {
  const stays = [
    stay({ checkedInOn: today, childrenAges: [4], charges: [line("room", 110_00)] }),
    stay({ checkedInOn: "2026-04-13", charges: [line("room", 90_00), line("room", 90_00, "2026-04-13")] }),
    stay({ checkedInOn: "2026-04-13", checkedOutOn: today, charges: [line("room", 80_00, "2026-04-13")] }),
    stay(),
  ];
  const others = { noShows: 1, cancellations: 2 };
  const counted = { ...others, arrivals: 1, departures: 1, sold: 2, available: 46, people: 5, roomRevenue: 200_00 };
  expect(dayFigures(today, stays, { ...nothing, ...others }, rooms)).toMatchObject(counted);
});

it("is the same if a charge is split between windows, or another room pays for it", () => {
  const bought = [line("room", 110_00), line("posted", 12_10, today, 21)];
  const split = [line("split", -33_33), line("split", 33_33)];
  const before = dayFigures(today, [stay({ charges: bought })], nothing, rooms);
  const byRoom = { method: "room" as const, amount: 12_10 };
  const stays = [stay({ charges: [...bought, ...split] }), stay({ charges: [line("transfer", 12_10)] })];
  expect(dayFigures(today, stays, { ...nothing, payments: [byRoom] }, rooms)).toEqual(before);
});

it("adds up the lines of the day by kind and by VAT, and no others", () => {
  const charges = [
    line("room", 110_00),
    line("extra", 11_00),
    line("posted", 12_10, today, 21),
    line("fee", 55_00),
    line("correction", -11_00),
    line("posted", 99_00, "2026-04-13"),
  ];
  const figures = dayFigures(today, [stay({ charges })], nothing, rooms);
  expect(figures).toMatchObject({ otherRevenue: 23_10, fees: 55_00, corrections: -11_00, roomNet: 100_00 });
  expect(revenueOf(figures)).toBe(177_10);
  const ofServices = { rate: 21, net: 10_00, vat: 2_10, gross: 12_10 };
  expect(figures.vat).toEqual([{ rate: 10, net: 150_00, vat: 15_00, gross: 165_00 }, ofServices]);
});

it("takes no VAT out of a fee that is a compensation, nor out of what takes it back", () => {
  const fees = [line("fee", 200_00, today, 0), line("correction", -50_00, today, 0)];
  const figures = dayFigures(today, [stay({ charges: [line("room", 110_00), ...fees] })], nothing, rooms);
  const ofNight = { rate: 10, net: 100_00, vat: 10_00, gross: 110_00 };
  expect(figures.vat).toEqual([{ rate: 0, net: 150_00, vat: 0, gross: 150_00 }, ofNight]);
});

it("adds up what was paid by method, in the order of the methods, refunds subtracted", () => {
  const card = (amount: number) => ({ method: "card", amount }) as const;
  const payments = [card(30_00), { method: "cash", amount: 50_00 } as const, card(-10_00)];
  const open = { counted: null, reason: "" };
  const [first, second] = dayFigures(today, [], { ...nothing, payments }, rooms).payments;
  expect(first).toEqual({ ...open, method: "cash", expected: 50_00 });
  expect(second).toEqual({ ...open, method: "card", expected: 20_00 });
});

/** Net of VAT: 38 nights sold, one given away, one room that the house uses. */
const worked = {
  ...dayFigures(today, [], nothing, rooms),
  sold: 38,
  complimentary: 1,
  roomNet: 4_560_00,
  vat: [{ rate: 10 as const, net: 7_200_00, vat: 720_00, gross: 7_920_00 }],
};

it("measures a night of 48 rooms, two of them out of order, by the rules of the trade", () => {
  expect(occupancyOf({ sold: 38, available: 48 })).toBeCloseTo(0.7917, 4);
  expect(occupancyOf(worked)).toBeCloseTo(0.8261, 4);
  expect(occupiedNights(worked)).toBe(40);
  expect([dailyRateOf(worked), revenuePerRoomOf(worked), totalPerRoomOf(worked)]).toEqual([120_00, 95_00, 150_00]);
});

it.each([
  ["150 rooms at 80 % and 100.00", { sold: 120, rooms: 150, roomNet: 12_000_00 }, 100_00, 80_00],
  ["3,000.00 of 40 rooms", { sold: 40, rooms: 40, roomNet: 3_000_00 }, 75_00, 75_00],
  ["nothing sold", { sold: 0, rooms: 48, roomNet: 0 }, undefined, 0],
])("says ADR and RevPAR of %s", (_, figures, adr, revPar) => {
  expect([dailyRateOf(figures), revenuePerRoomOf(figures)]).toEqual([adr, revPar]);
});

it("says no mean of nothing: no room of the house is available, or there is none", () => {
  expect(occupancyOf({ sold: 0, available: 0 })).toBeUndefined();
  const none = { ...worked, rooms: 0, sold: 0 };
  expect([dailyRateOf(none), revenuePerRoomOf(none), totalPerRoomOf(none)]).toEqual([undefined, undefined, undefined]);
});

it("lowers what is available by what is out of order alone", () => {
  expect((["outOfOrder", "outOfService", "internalUse"] as const).map(lowersAvailable)).toEqual([true, false, false]);
});

it("sells no night that is given away, and lets no fee or day use change a night's price", () => {
  const paid = stay({ charges: [line("room", 132_00)] });
  const free = stay({ charges: [line("room", 0)] });
  const others = [line("fee", 300_00), line("allowance", -5_00), line("correction", -11_00), line("posted", 60_00)];
  const dayUse = stay({ arrival: today, departure: today, checkedInOn: today, checkedOutOn: today, charges: others });
  const figures = dayFigures(today, [paid, free, dayUse], nothing, rooms);
  expect(figures).toMatchObject({ sold: 1, complimentary: 1, people: 4, otherRevenue: 60_00, allowances: -5_00 });
  expect(dailyRateOf(figures)).toBe(120_00);
});

it("takes allowances and corrections off the price of the nights, as a period's figures do", () => {
  const night = line("room", 132_00);
  const bar = line("posted", 22_00);
  const lines = [night, bar, line("allowance", -11_00), { ...line("correction", -22_00), corrects: bar.id }];
  const allowed = dayFigures(today, [stay({ charges: lines })], nothing, rooms);
  expect([allowed.roomRevenue, dailyRateOf(allowed)]).toEqual([132_00, 110_00]);
  const corrected = [...lines, { ...line("correction", -132_00), corrects: night.id }];
  expect(dayFigures(today, [stay({ charges: corrected })], nothing, rooms)).toMatchObject({ sold: 1, roomNet: -10_00 });
});

it("counts allowances and their corrections, as the VAT does", () => {
  const night = line("room", 100_00);
  const allowed = dayFigures(today, [stay({ charges: [night, line("allowance", -5_00)] })], nothing, rooms);
  expect([revenueOf(allowed), allowed.vat[0]?.gross]).toEqual([95_00, 95_00]);
  const charges = [night, line("allowance", -5_00), line("correction", 5_00)];
  const corrected = dayFigures(today, [stay({ charges })], nothing, rooms);
  expect([revenueOf(corrected), corrected.vat[0]?.gross]).toEqual([100_00, 100_00]);
});

it("adds the nights of closed days whose guest has come today, and sells none of them again", () => {
  const nights = [line("room", 90_00, "2026-04-12"), line("room", 80_00, "2026-04-13"), line("room", 70_00)];
  const late = stay({ checkedInOn: today, charges: nights });
  const other = stay({ checkedInOn: today, charges: [line("room", 60_00, "2026-04-13")] });
  const earlier = stay({ checkedInOn: "2026-04-13", charges: [line("room", 50_00, "2026-04-13")] });
  const figures = dayFigures(today, [late, other, earlier], nothing, rooms);
  expect(figures.adjustments).toEqual([
    { date: "2026-04-12", rooms: 1, amount: 90_00 },
    { date: "2026-04-13", rooms: 2, amount: 140_00 },
  ]);
  expect([figures.sold, figures.roomRevenue, revenueOf(figures)]).toEqual([1, 70_00, 300_00]);
});

it("has all revenue in its VAT, whatever is charged, whenever the guest came", () => {
  const kinds = ["room", "extra", "fee", "posted", "allowance", "correction", "split", "transfer"] as const;
  const days = fc.constantFrom("2026-04-12", "2026-04-13", today, "2026-04-15");
  const amounts = fc.integer({ min: -500_00, max: 500_00 });
  const rates = fc.constantFrom<Charge["vat"]>(undefined, 10, 21);
  const anyLine = fc.tuple(fc.constantFrom(...kinds), amounts, days, rates).map((of) => line(...of));
  const anyStay = fc
    .tuple(fc.array(anyLine), fc.option(days, { nil: undefined }))
    .map(([charges, checkedInOn]) => stay({ charges, checkedInOn }));
  fc.assert(
    fc.property(fc.array(anyStay, { maxLength: 5 }), (stays) => {
      const figures = dayFigures(today, stays, nothing, rooms);
      expect(figures.vat.reduce((sum, { gross }) => sum + gross, 0)).toBe(revenueOf(figures));
      for (const { net, vat, gross } of figures.vat) expect(net + vat).toBe(gross);
    }),
    { seed: 31, numRuns: 500 },
  );
});
