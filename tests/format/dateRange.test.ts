import { expect, it } from "vitest";

import { parseDate, parseRange, typedRange } from "@/shared/format/dateRange";
import { civilDateOf, pickerDateOf } from "@/shared/format/pickerDate";

it.each([
  ["27/03/2026 - 30/03/2026", { from: "2026-03-27", to: "2026-03-30" }],
  ["27/3/26 a 30/3/26", { from: "2026-03-27", to: "2026-03-30" }],
  ["27.03.2026–30.03.2026", { from: "2026-03-27", to: "2026-03-30" }],
  ["2026-03-27 2026-03-30", { from: "2026-03-27", to: "2026-03-30" }],
  [" 29/02/2028 ", { from: "2028-02-29", to: undefined }],
  ["", {}],
])("a typed range reads %j", (text, range) => expect(parseRange(text)).toEqual(range));

it.each(["mañana", "30/02/2026", "27/13/2026", "27/03", "27/03/2026 - ", "27/03/2026 - 31/04/2026", "1/1/20261"])(
  "a typed range does not guess what %j means",
  (text) => expect(parseRange(text)).toBeUndefined(),
);

it("a typed range is no day on its own", () => {
  expect(parseDate("27/3/26")).toBe("2026-03-27");
  expect(["27/03/2026 - 27/03/2026", "", "mañana"].map(parseDate)).toEqual([undefined, undefined, undefined]);
});

it("a typed range is written as it is typed", () => {
  expect(typedRange({ from: "2026-03-27", to: "2026-03-30" })).toBe("27/03/2026 - 30/03/2026");
  expect(typedRange({ from: "2026-03-27", to: "2026-03-27" })).toBe("27/03/2026");
  expect(typedRange({})).toBe("");
});

it.each(["2026-03-29", "2026-10-25", "2026-09-06", "2026-04-05", "2026-01-01", "2026-12-31", "2028-02-29"])(
  "gives a picker the noon of %s, and takes the same day back",
  (date) => {
    expect(pickerDateOf(date).getHours()).toBe(12);
    expect(civilDateOf(pickerDateOf(date))).toBe(date);
  },
);

it("reads the day that a picker shows, however late it is there", () => {
  expect(civilDateOf(new Date(2026, 2, 9, 23, 59))).toBe("2026-03-09");
  expect(civilDateOf(new Date(2026, 10, 20, 0, 0))).toBe("2026-11-20");
});
