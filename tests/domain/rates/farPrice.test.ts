import { expect, it } from "vitest";

import { farFrom } from "@/domain/rates/farPrice";

it.each([
  ["ten times the dearest night", [80_00, 125_00], 1250_00, { isHigh: true, planned: 125_00 }],
  ["more than three times the dearest night", [80_00, 125_00], 375_01, { isHigh: true, planned: 125_00 }],
  ["a tenth of the cheapest night", [80_00, 125_00], 12_50, { isHigh: false, planned: 80_00 }],
  ["a night given away", [80_00], 0, { isHigh: false, planned: 80_00 }],
])("a price far from the plan's is %s", (_, planned, price, far) => {
  expect(farFrom(planned, price)).toEqual(far);
});

it.each([
  ["three times the dearest night", [80_00, 125_00], 375_00],
  ["a third of the cheapest night", [90_00, 125_00], 30_00],
  ["any price where the plan gives nights away", [0], 99_00],
  ["no price at all", [80_00], undefined],
  ["a price without nights", [], 99_00],
])("a price far from the plan's is not %s", (_, planned, price) => {
  expect(farFrom(planned, price)).toBeUndefined();
});
