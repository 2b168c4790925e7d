import { expect, it } from "vitest";

import { civilDateOf, pickerDateOf } from "@/shared/format/pickerDate";

it.each(["2026-03-29", "2026-10-25", "2024-02-29", "2026-01-01"])(
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
