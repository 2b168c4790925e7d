import { describe, expect, it } from "vitest";

import { rangeAround, RowHeights, rowStart } from "@/features/messaging/conversation/state/rowWindow";

const rows = Array.from({ length: 1000 }, (_, index) => ({ key: `m${index}` }));

/** Rows of 50 pixels, but for some. */
function heightsOf(others: Record<string, number> = {}) {
  const heights = new RowHeights();
  for (const { key } of rows) heights.learn(key, others[key] ?? 50);
  return heights;
}

describe("the drawn rows", () => {
  it("fill the view and the pixels beyond it, at every position", () => {
    const heights = heightsOf();
    expect(rangeAround(rows, heights, "end", 600, 0)).toEqual({ from: 988, to: 999 });
    expect(rangeAround(rows, heights, "end", 600, 100)).toEqual({ from: 986, to: 999 });
    expect(rangeAround(rows, heights, { key: "m500", edge: "start", offset: 0 }, 600, 0)).toEqual({
      from: 500,
      to: 511,
    });
    expect(rangeAround(rows, heights, { key: "m500", edge: "center" }, 600, 100)).toEqual({ from: 492, to: 508 });
    expect(rangeAround(rows, heights, { key: "m0", edge: "start", offset: 300 }, 600, 100).from).toBe(0);
  });

  it("fill the view if a place asks for more than there is before it, or after it", () => {
    const heights = heightsOf();
    expect(rangeAround(rows, heights, { key: "m998", edge: "start", offset: 56 }, 600, 0)).toEqual({
      from: 988,
      to: 999,
    });
    expect(rangeAround(rows, heights, { key: "m1", edge: "end" }, 600, 0)).toEqual({ from: 0, to: 11 });
  });

  it("are fewer if rows are high", () => {
    const heights = heightsOf({ m998: 400 });
    expect(rangeAround(rows, heights, "end", 600, 0)).toEqual({ from: 995, to: 999 });
  });

  it("are the last rows if the row that was read is gone, and none in an empty list", () => {
    expect(rangeAround(rows, heightsOf(), { key: "gone", edge: "center" }, 600, 0)).toEqual({ from: 988, to: 999 });
    expect(rangeAround([], heightsOf(), "end", 600, 0)).toEqual({ from: -1, to: -1 });
  });
});

describe("the height of a row", () => {
  it("is estimated by the average, once enough rows are measured, and then fixed", () => {
    const heights = new RowHeights();
    const before = heights.of("any");
    for (let index = 0; index < 8; index += 1) heights.learn(`m${index}`, index === 0 ? 900 : 61);
    expect(before).not.toBe(61);
    expect(heights.of("any")).toBe(61);
    for (let index = 8; index < 100; index += 1) heights.learn(`m${index}`, 200);
    expect(heights.of("any")).toBe(61);
    expect(heights.of("m0")).toBe(900);
  });

  it("gives the place among rows that are not drawn", () => {
    const heights = heightsOf({ m3: 120 });
    expect(heights.sum(rows, 2, 5)).toBe(220);
    expect(heights.rowAt(rows, 2, 60)).toEqual({ index: 3, within: 10 });
    expect(heights.rowAt(rows, 998, 5000)).toEqual({ index: 999, within: 4950 });
  });
});

it("keeps the end of a row that is read, and its start in a list of another width", () => {
  const place = { key: "m1", edge: "foot", offset: 40, start: -30, width: 500 } as const;
  expect(rowStart(place, 70, 600, 500)).toBe(-30);
  expect(rowStart(place, 90, 600, 500)).toBe(-50);
  expect(rowStart(place, 90, 600, 300)).toBe(-30);
});
