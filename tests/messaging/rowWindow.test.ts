import { describe, expect, it } from "vitest";

import { rangeAround, RowHeights, rowStart } from "@/features/messaging/conversation/state/rowWindow";

const rows = Array.from({ length: 1000 }, (_, index) => ({ key: `m${index}` }));

/** Rows of 50 pixels, but for some. */
function heightsOf(others: Record<string, number> = {}) {
  const heights = new RowHeights();
  for (const { key } of rows) heights.learn(key, others[key] ?? 50);
  return heights;
}

type Place = Parameters<typeof rangeAround>[2];

describe("the drawn rows", () => {
  it.each<[what: string, place: Place, padding: number, from: number, to: number]>([
    ["at the end", "end", 0, 988, 999],
    ["at the end, with the pixels beyond it", "end", 100, 986, 999],
    ["from a row on", { key: "m500", edge: "start", offset: 0 }, 0, 500, 511],
    ["around a row", { key: "m500", edge: "center" }, 100, 492, 508],
    ["at the first row", { key: "m0", edge: "start", offset: 300 }, 100, 0, 13],
    ["where a place has too little after it", { key: "m998", edge: "start", offset: 56 }, 0, 988, 999],
    ["where a place has too little before it", { key: "m1", edge: "end" }, 0, 0, 11],
    ["at the end, where the row that was read is gone", { key: "gone", edge: "center" }, 0, 988, 999],
  ])("fill the view %s", (_, place, padding, from, to) => {
    expect(rangeAround(rows, heightsOf(), place, 600, padding)).toEqual({ from, to });
  });

  it("are fewer if rows are high, and none in an empty list", () => {
    expect(rangeAround(rows, heightsOf({ m998: 400 }), "end", 600, 0)).toEqual({ from: 995, to: 999 });
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
