import { describe, expect, it } from "vitest";

import type { Dimension } from "@/contract/figures/period";
import { addDays } from "@/domain/civilDate";
import { cancellationRows, lostRevenue } from "@/domain/kpis/cancellations";
import { partSums } from "@/domain/kpis/figureStay";
import { nightSums, periodSums } from "@/domain/kpis/nightSums";
import { soldNights } from "@/domain/kpis/onTheBooks";
import { isWithin } from "@/domain/kpis/period";
import { adrOf, inventoryOccupancy, revParOf, totalRevenue, tRevParOf } from "@/domain/kpis/rates";
import { sumsByKey } from "@/domain/kpis/shares";

import { figuredOf } from "./figuredHotel";
import { naiveEmpty, naiveLost, naiveSums } from "./naiveFigures";
import { type RawStay, randomHotel } from "./randomHotel";

const HOTELS = 1_000;

const hotels = Array.from({ length: HOTELS }, (_, index) => {
  const hotel = randomHotel(34_000 + index);
  return { hotel, figured: figuredOf(hotel), sums: periodSums(figuredOf(hotel), hotel) };
});
const someHotels = hotels.slice(0, 300);

type Sums = Record<string, number>;

/** Where two sums differ, by their names. */
const differences = (sums: Sums, others: Sums, names: readonly string[] = Object.keys(others)): string[] =>
  names.filter((name) => sums[name] !== others[name]).map((name) => `${name}: ${sums[name]}, not ${others[name]}`);

function added(all: readonly object[]): Sums {
  const total: Sums = {};
  for (const sums of all)
    for (const [name, value] of Object.entries(sums))
      if (typeof value === "number") total[name] = (total[name] ?? 0) + value;
  return total;
}

type Hotel = (typeof hotels)[number];

const faultsIn = (on: readonly Hotel[], faultsOf: (hotel: Hotel, place: number) => string[]) => on.flatMap(faultsOf);

const anyone = () => true;
const rawKeys: Record<Exclude<Dimension, "type">, (raw: RawStay) => string> = {
  channel: ({ channelId }) => channelId,
  plan: ({ ratePlanId }) => ratePlanId,
  segment: ({ isGroup }) => (isGroup ? "group" : "retail"),
  country: ({ country }) => country,
  company: ({ company }) => company,
  agency: ({ agency }) => agency,
};
const valuesOf: Record<Dimension, string[]> = {
  channel: ["direct", "online", "agency"],
  plan: ["flexible", "fixed"],
  type: ["double", "suite"],
  segment: ["group", "retail"],
  country: ["ESP", "FRA", ""],
  company: ["", "Aceites del Sur"],
  agency: ["", "Viajes Sol"],
};
const dimensions = Object.keys(valuesOf) as Dimension[];
const isOf = (dimension: Dimension, value: string) => (raw: RawStay, roomTypeId: string) =>
  (dimension === "type" ? roomTypeId : rawKeys[dimension](raw)) === value;

const partNames = Object.keys(partSums);

describe(`a second implementation on ${HOTELS} random hotels`, () => {
  it("agrees on the sums of a period, to the cent", () => {
    expect(
      faultsIn(hotels, ({ hotel, sums }) =>
        differences({ ...sums }, { ...naiveSums(hotel, hotel.from, hotel.to, anyone) }),
      ),
    ).toEqual([]);
  });

  it("agrees on the sums of a night", () => {
    expect(
      faultsIn(hotels, ({ hotel, figured }) => {
        const { date, ...sums } = nightSums(figured, hotel).at(-1)!;
        return differences(sums, { ...naiveSums(hotel, date, date, anyone) }, partNames);
      }),
    ).toEqual([]);
  });

  it("agrees on the sums of each value of each dimension", () => {
    expect(
      faultsIn(hotels, ({ hotel, figured }, index) => {
        const dimension = dimensions[index % dimensions.length]!;
        const value = valuesOf[dimension][index % valuesOf[dimension].length]!;
        const naive = { ...naiveSums(hotel, hotel.from, hotel.to, isOf(dimension, value)) };
        const share = sumsByKey(figured, hotel, dimension).find(({ key }) => key === value);
        return [
          ...differences({ ...periodSums({ ...figured, filter: { [dimension]: value } }, hotel) }, naive),
          ...differences({ inHouse: 0, ...partSums, ...added(share ? [share] : []) }, naive, ["inHouse", ...partNames]),
        ];
      }),
    ).toEqual([]);
  });

  it("agrees on what is lost by those who do not come", () => {
    expect(
      faultsIn(hotels, ({ hotel, figured }) => {
        const emptyOn = (night: string, type: string) => naiveEmpty(hotel, night, type);
        const lost = Object.fromEntries(lostRevenue(figured.stays, emptyOn, hotel.openNight));
        const naive = Object.fromEntries(naiveLost(hotel));
        return differences(lost, naive, Object.keys({ ...lost, ...naive }));
      }),
    ).toEqual([]);
  });
});

it("in any hotel RevPAR is occupancy × ADR, within half a cent", () => {
  const apart = hotels.filter(({ sums }) => {
    const [revPar, adr, occupancy] = [revParOf(sums), adrOf(sums), inventoryOccupancy(sums)];
    if (revPar === undefined || adr === undefined || occupancy === undefined) return false;
    const exact = Math.abs(revPar - occupancy * (sums.roomRevenue / sums.sold));
    const asShown = Math.abs(revPar - occupancy * adr); // ADR is rounded, too
    return exact > 0.5 + 1e-6 || asShown > 0.5 + occupancy / 2 + 1e-6;
  });
  expect(apart).toEqual([]);
});

it("in any hotel no figure is NaN or has no end", () => {
  const all = [revParOf, adrOf, inventoryOccupancy, tRevParOf];
  const rates = hotels.flatMap(({ sums }) => all.map((rateOf) => rateOf(sums)));
  expect(rates.filter((rate) => rate !== undefined && !Number.isFinite(rate))).toEqual([]);
});

it.each(dimensions)("in any hotel the rows by %s add up to the figures", (dimension) => {
  expect(
    faultsIn(someHotels, ({ hotel, figured, sums }) => {
      const rows = sumsByKey(figured, hotel, dimension);
      const revenue = rows.reduce((sum, row) => sum + totalRevenue(row), 0);
      return [
        ...differences({ ...partSums, ...added(rows) }, { ...sums }, partNames),
        ...differences({ revenue }, { revenue: totalRevenue(sums) }),
      ];
    }),
  ).toEqual([]);
});

it.each(["lead", "channel", "reason"] as const)(
  "in any hotel the rows of cancellations by %s add up to the figures",
  (by) => {
    expect(
      faultsIn(someHotels, ({ hotel, figured, sums: { booked, cancelled, noShows, due } }) => {
        const rows = cancellationRows(figured.stays, hotel, by, new Map(), hotel.openNight);
        const none = { booked: 0, cancelled: 0, noShows: 0, due: 0 };
        return differences({ ...none, ...added(rows) }, { booked, cancelled, noShows, due });
      }),
    ).toEqual([]);
  },
);

it("in any hotel single reservations and single nights add up to each sum", () => {
  expect(
    faultsIn(someHotels, ({ hotel, figured, sums }) => {
      const { inventory, outOfOrder, houseUse, ...ofStays } = sums;
      const rooms = { inventory, outOfOrder, houseUse };
      const single = figured.stays.map((stay) => periodSums({ ...figured, stays: [stay] }, hotel));
      const nights = added(nightSums(figured, hotel));
      return [
        ...(single.length > 0 ? differences(added(single), ofStays) : []),
        ...differences(nights, { ...sums }, partNames),
        ...differences(nights, rooms),
      ];
    }),
  ).toEqual([]);
});

it("in any hotel the nights on the books are those that are sold", () => {
  expect(
    faultsIn(hotels, ({ hotel, figured, sums: { sold } }) => {
      const nights = figured.stays.flatMap((stay) => soldNights(stay, hotel.openNight));
      return differences({ sold: nights.filter(({ date }) => isWithin(date, hotel)).length }, { sold });
    }),
  ).toEqual([]);
});

it("in any hotel two halves of a period add up to the period", () => {
  expect(
    faultsIn(someHotels, ({ hotel, figured, sums }) => {
      const middle = addDays(hotel.from, 5);
      if (middle >= hotel.to) return [];
      const halves = [
        { from: hotel.from, to: middle },
        { from: addDays(middle, 1), to: hotel.to },
      ];
      const { inHouse: _, ...whole } = sums; // a stay may be in both
      return differences(added(halves.map((half) => periodSums(figured, half))), whole);
    }),
  ).toEqual([]);
});
