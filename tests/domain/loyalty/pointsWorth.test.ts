import { expect, it } from "vitest";

import { partWith, pointsFor } from "@/domain/loyalty/pointsWorth";

it.each([
  [3_20, 64],
  [3_22, 65],
  [1, 1],
  [0, 0],
  [5, 1],
  [6, 2],
])("an amount of %i cents costs %i points of five cents each", (amount, points) => {
  expect(pointsFor(amount, 5)).toBe(points);
});

it("gives points back in parts that come to all that were spent", () => {
  const part = (before: number, amount: number) => partWith(65, { paid: 3_22, before, amount });
  expect([part(0, 1_61), part(1_61, 1_61)]).toEqual([33, 32]);
  expect([part(0, 1_00), part(1_00, 1_00), part(2_00, 1_22)]).toEqual([20, 20, 25]);
  expect(part(0, 3_22)).toBe(65);
  expect(part(0, 0)).toBe(0);
});
