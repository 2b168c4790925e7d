import fc from "fast-check";
import { expect, it } from "vitest";

import type { Charge } from "@/contract/reservations/folio";
import {
  dailyRateOf,
  dayFigures,
  type DayStay,
  occupancyOf,
  revenueOf,
  revenuePerRoomOf,
} from "@/domain/close/dayFigures";

const today = "2026-04-14";
const nothing = { payments: [], noShows: 0, cancellations: 0 };

const line = (kind: Charge["kind"], amount: number, date = today, vat?: Charge["vat"]): Charge => ({
  id: `${kind}-${amount}`,
  sourceRef: `${kind}:${amount}`,
  kind,
  date,
  description: "",
  amount,
  vat,
});

const stay = (changes: Partial<DayStay> = {}): DayStay => ({ adults: 2, childrenAges: [], charges: [], ...changes });

it("counts who came, who went, and who sleeps in which room", () => {
  const stays = [
    stay({ checkedInOn: today, childrenAges: [4], charges: [line("room", 110_00)] }),
    stay({ checkedInOn: "2026-04-13", charges: [line("room", 90_00), line("room", 90_00, "2026-04-13")] }),
    stay({ checkedInOn: "2026-04-13", checkedOutOn: today, charges: [line("room", 80_00, "2026-04-13")] }),
    stay(),
  ];
  expect(dayFigures(today, stays, { ...nothing, noShows: 1, cancellations: 2 }, 40)).toMatchObject({
    arrivals: 1,
    departures: 1,
    noShows: 1,
    cancellations: 2,
    sold: 2,
    available: 40,
    people: 5,
    roomRevenue: 200_00,
  });
});

it("is the same whether a charge is split between two windows and whether another room pays for it", () => {
  const bought = [line("room", 110_00), line("posted", 12_10, today, 21)];
  const split = [line("split", -33_33), line("split", 33_33)];
  const before = dayFigures(today, [stay({ charges: bought })], nothing, 40);
  const byRoom = { method: "room" as const, amount: 12_10 };
  const stays = [stay({ charges: [...bought, ...split] }), stay({ charges: [line("transfer", 12_10)] })];
  expect(dayFigures(today, stays, { ...nothing, payments: [byRoom] }, 40)).toEqual(before);
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
  const figures = dayFigures(today, [stay({ charges })], nothing, 40);
  expect(figures).toMatchObject({ otherRevenue: 23_10, fees: 55_00, corrections: -11_00, roomNet: 100_00 });
  expect(revenueOf(figures)).toBe(177_10);
  expect(figures.vat).toEqual([
    { rate: 10, net: 150_00, vat: 15_00, gross: 165_00 },
    { rate: 21, net: 10_00, vat: 2_10, gross: 12_10 },
  ]);
});

it("adds up what was paid by method, in the order of the methods, refunds subtracted", () => {
  const payments = [
    { method: "card", amount: 30_00 },
    { method: "cash", amount: 50_00 },
    { method: "card", amount: -10_00 },
  ] as const;
  expect(dayFigures(today, [], { ...nothing, payments }, 40).payments).toEqual([
    { method: "cash", expected: 50_00, counted: null, reason: "" },
    { method: "card", expected: 20_00, counted: null, reason: "" },
  ]);
});

it("says no mean of nothing", () => {
  const none = { sold: 0, available: 0, roomNet: 0 };
  expect([occupancyOf(none), dailyRateOf(none), revenuePerRoomOf(none)]).toEqual([undefined, undefined, undefined]);
  const full = { sold: 4, available: 40, roomNet: 402_00 };
  expect([occupancyOf(full), dailyRateOf(full), revenuePerRoomOf(full)]).toEqual([0.1, 100_50, 10_05]);
});

it("has all revenue in its VAT, whatever is charged", () => {
  const kinds = fc.constantFrom<Charge["kind"]>("room", "extra", "fee", "posted", "correction");
  const anyLine = fc
    .tuple(kinds, fc.integer({ min: -500_00, max: 500_00 }), fc.constantFrom(undefined, 10, 21))
    .map(([kind, amount, vat]) => line(kind, amount, today, vat));
  fc.assert(
    fc.property(fc.array(anyLine), (charges) => {
      const figures = dayFigures(today, [stay({ charges })], nothing, 40);
      expect(figures.vat.reduce((sum, { gross }) => sum + gross, 0)).toBe(revenueOf(figures));
      for (const { net, vat, gross } of figures.vat) expect(net + vat).toBe(gross);
    }),
  );
});
