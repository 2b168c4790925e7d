import { describe, expect, it } from "vitest";

import { rangeAround, RowHeights, rowStart } from "@/features/messaging/conversation/rowWindow";

const rows = Array.from({ length: 1000 }, (_, index) => ({ key: `m${index}` }));

/** Rows of 50 pixels, but for some. */
function heightsOf(others: Record<string, number> = {}) {
  const heights = new RowHeights();
  for (const { key } of rows) heights.learn(key, others[key] ?? 50);
  return heights;
}

describe("the rows that are drawn", () => {
  it("fill the view and what lies beyond it, wherever one reads", () => {
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

  it("fill the view where a place asks for more than there is before it, or after it", () => {
    const heights = heightsOf();
    expect(rangeAround(rows, heights, { key: "m998", edge: "start", offset: 56 }, 600, 0)).toEqual({
      from: 988,
      to: 999,
    });
    expect(rangeAround(rows, heights, { key: "m1", edge: "end" }, 600, 0)).toEqual({ from: 0, to: 11 });
  });

  it("are fewer where rows are high", () => {
    const heights = heightsOf({ m998: 400 });
    expect(rangeAround(rows, heights, "end", 600, 0)).toEqual({ from: 995, to: 999 });
  });

  it("are the last ones where the row that one read is gone, and none where there are none", () => {
    expect(rangeAround(rows, heightsOf(), { key: "gone", edge: "center" }, 600, 0)).toEqual({ from: 988, to: 999 });
    expect(rangeAround([], heightsOf(), "end", 600, 0)).toEqual({ from: -1, to: -1 });
  });
});

describe("the height of a row", () => {
  it("is guessed as that of most, once some are known, and the guess stays", () => {
    const heights = new RowHeights();
    const before = heights.of("any");
    for (let index = 0; index < 8; index += 1) heights.learn(`m${index}`, index === 0 ? 900 : 61);
    expect(before).not.toBe(61);
    expect(heights.of("any")).toBe(61);
    for (let index = 8; index < 100; index += 1) heights.learn(`m${index}`, 200);
    expect(heights.of("any")).toBe(61);
    expect(heights.of("m0")).toBe(900);
  });

  it("tells where a place is among rows that are not drawn", () => {
    const heights = heightsOf({ m3: 120 });
    expect(heights.sum(rows, 2, 5)).toBe(220);
    expect(heights.rowAt(rows, 2, 60)).toEqual({ index: 3, within: 10 });
    expect(heights.rowAt(rows, 998, 5000)).toEqual({ index: 999, within: 4950 });
  });
});

it("keeps the foot of a row that is read, and its start in a list of another width", () => {
  const place = { key: "m1", edge: "foot", offset: 40, start: -30, width: 500 } as const;
  expect(rowStart(place, 70, 600, 500)).toBe(-30);
  expect(rowStart(place, 90, 600, 500)).toBe(-50);
  expect(rowStart(place, 90, 600, 300)).toBe(-30);
});
