import { expect, it } from "vitest";

import {
  adrOf,
  cancellationRate,
  channelCost,
  inventoryOccupancy,
  leadTime,
  lengthOfStay,
  netAdrOf,
  netOccupancy,
  noShowRate,
  occupiedNights,
  revParOf,
  totalRevenue,
  tRevParOf,
} from "@/domain/kpis/rates";
import { addPart, partSums } from "@/domain/kpis/figureStay";

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

it.each([
  ["occupancy of the inventory", asPercent(inventoryOccupancy(night)), 79.17],
  ["occupancy net of blocks", asPercent(netOccupancy(night)), 82.61],
  ["rooms occupied", occupiedNights(night), 40],
  ["ADR", adrOf(night), 120_00],
  ["RevPAR", revParOf(night), 95_00],
  ["TRevPAR", tRevParOf(night), 150_00],
  ["ADR without no-show money", adrOf(withFees), 120_00],
  ["ADR with no-show money", adrOf(withFees, { withNoShows: true }), 127_89],
  ["RevPAR with no-show money", revParOf(withFees, { withNoShows: true }), 101_25],
  ["rooms revenue with no-show money", withFees.roomRevenue + withFees.noShowRevenue, 4_860_00],
  ["revenue with a day use", totalRevenue(withDayUse) - totalRevenue(night), 60_00],
  ["nights sold with a day use", withDayUse.sold, 38],
  ["ADR with a day use", adrOf(withDayUse), 120_00],
  ["ADR with the commission off", netAdrOf(night), 110_82],
  ["channel cost", asPercent(channelCost(night)), 7.65],
])("says the %s of a night of 48 rooms", (_, figure, right) => {
  expect(figure).toBe(right);
});

it("has RevPAR as occupancy × ADR, exactly where the cents allow", () => {
  expect((38 / 48) * 120_00).toBe(revParOf(night));
});

/** As they are published. */
it.each([
  ["RevPAR of 150 rooms at 80 % and 100.00", revParOf({ ...night, inventory: 150, roomRevenue: 120 * 100_00 }), 80_00],
  ["ADR of 3,000.00 and 40 nights", adrOf({ ...night, sold: 40, roomRevenue: 3_000_00 }), 75_00],
  ["2,500,000.00 by 21,900 rooms", tRevParOf({ ...partSums, inventory: 21_900, otherRevenue: 2_500_000_00 }), 114_16],
])("says %s", (_, figure, right) => {
  expect(figure).toBe(right);
});

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

it("rounds once, and gives no zero a sign", () => {
  expect(adrOf({ ...partSums, sold: 3, roomRevenue: 100_00 })).toBe(33_33);
  expect(adrOf({ ...partSums, sold: 3, roomRevenue: -1 })).toBe(0);
});

it("counts those who cancel among all, and those who do not come among the expected", () => {
  // of 40, ten are cancelled and five are still to come
  const sums = { booked: 40, cancelled: 10, noShows: 3, due: 25, stays: 27, nights: 81, leadDays: 270 };
  expect([cancellationRate(sums), noShowRate(sums), lengthOfStay(sums), leadTime(sums)]).toEqual([0.25, 0.12, 3, 10]);
});
