import { expect, it } from "vitest";

import { adrOf, cancellationRate, channelCost, inventoryOccupancy, leadTime } from "@/domain/kpis/rates";
import { lengthOfStay, netAdrOf, netOccupancy, noShowRate, occupiedNights } from "@/domain/kpis/rates";
import { revParOf, totalRevenue, tRevParOf } from "@/domain/kpis/rates";
import { addPart, partSums } from "@/domain/kpis/figureStay";

import { facts } from "../facts";

/** 48 rooms, two of them out of order for a week, one of the hotel's own use, one given away. */
const night = {
  ...partSums,
  inventory: 48,
  outOfOrder: 2,
  houseUse: 1,
  complimentary: 1,
  sold: 38,
  roomRevenue: 4_560_00,
  otherRevenue: 2_640_00,
  commission: 348_84,
};
const withFees = { ...night, noShowRevenue: 300_00 };
const withDayUse = { ...night, dayUses: 1, dayUseRevenue: 60_00 };
const asPercent = (share: number | undefined) => share && Math.round(share * 10_000) / 100;

facts([
  ["occupancy of the inventory", () => asPercent(inventoryOccupancy(night)), 79.17],
  ["occupancy net of blocks", () => asPercent(netOccupancy(night)), 82.61],
  ["rooms occupied", () => occupiedNights(night), 40],
  ["ADR", () => adrOf(night), 120_00],
  ["RevPAR", () => revParOf(night), 95_00],
  ["RevPAR as occupancy × ADR, exactly where the cents allow", () => revParOf(night), (38 / 48) * 120_00],
  ["TRevPAR", () => tRevParOf(night), 150_00],
  ["ADR without no-show money", () => adrOf(withFees), 120_00],
  ["ADR with no-show money", () => adrOf(withFees, { withNoShows: true }), 127_89],
  ["RevPAR with no-show money", () => revParOf(withFees, { withNoShows: true }), 101_25],
  ["revenue with a day use", () => totalRevenue(withDayUse) - totalRevenue(night), 60_00],
  ["ADR with a day use", () => adrOf(withDayUse), 120_00],
  ["ADR with the commission off", () => netAdrOf(night), 110_82],
  ["channel cost", () => asPercent(channelCost(night)), 7.65],
  // as they are published
  ["RevPAR of 150 rooms, 80 %, 100.00", () => revParOf({ ...night, inventory: 150, roomRevenue: 12_000_00 }), 80_00],
  ["ADR of 3,000.00 and 40 nights", () => adrOf({ ...night, sold: 40, roomRevenue: 3_000_00 }), 75_00],
  ["2.5 million of rooms", () => tRevParOf({ ...partSums, inventory: 21_900, otherRevenue: 2_500_000_00 }), 114_16],
  ["a third of 100.00", () => adrOf({ ...partSums, sold: 3, roomRevenue: 100_00 }), 33_33],
  ["no zero with a sign", () => adrOf({ ...partSums, sold: 3, roomRevenue: -1 }), 0],
]);

it("says no figure of nothing, and never NaN", () => {
  const nothing = { ...night, sold: 0, roomRevenue: 0, commission: 0 };
  expect(adrOf(nothing)).toBeUndefined();
  expect(revParOf(nothing)).toBe(0);
  expect(channelCost(nothing)).toBeUndefined();
  expect(netOccupancy({ ...nothing, outOfOrder: 48 })).toBeUndefined();
  expect(inventoryOccupancy({ ...nothing, inventory: 0 })).toBeUndefined();
  expect([revParOf, tRevParOf].map((rate) => rate({ ...nothing, inventory: 0 }))).toEqual([undefined, undefined]);
  const none = { booked: 0, cancelled: 0, noShows: 0, due: 0, stays: 0, nights: 0, leadDays: 0 };
  const rates = [lengthOfStay(none), leadTime(none), cancellationRate(none), noShowRate(none)];
  expect(rates).toEqual([undefined, undefined, undefined, undefined]);
});

it("weighs a rate of several days by their nights", () => {
  const sums = { ...partSums };
  addPart(sums, { ...partSums, sold: 10, roomRevenue: 10 * 100_00 });
  addPart(sums, { ...partSums, sold: 30, roomRevenue: 30 * 140_00 });
  expect(adrOf(sums)).toBe(130_00);
});

it("counts those who cancel among all, and those who do not come among the expected", () => {
  // of 40, ten are cancelled and five are still to come
  const sums = { booked: 40, cancelled: 10, noShows: 3, due: 25, stays: 27, nights: 81, leadDays: 270 };
  expect([cancellationRate(sums), noShowRate(sums), lengthOfStay(sums), leadTime(sums)]).toEqual([0.25, 0.12, 3, 10]);
});
