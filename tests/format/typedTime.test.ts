import fc from "fast-check";
import { expect, it } from "vitest";

import { typedTime } from "@/shared/format/typedTime";

it.each([
  ["23:55", "23:55"],
  ["23.55", "23:55"],
  ["2355", "23:55"],
  ["23h55", "23:55"],
  [" 9 ", "09:00"],
  ["915", "09:15"],
  ["9 h", "09:00"],
  ["11:55 pm", "23:55"],
  ["11:55 p. m.", "23:55"],
  ["12 am", "00:00"],
  ["12:30 PM", "12:30"],
  ["11:55 م", "23:55"],
  ["9:05 ص", "09:05"],
  ["٩:٠٥ ص", "09:05"],
])("takes %j for %s", (text, time) => expect(typedTime(text)).toBe(time));

it.each(["", "24:00", "9:60", "13 pm", "0 am", "mañana", "9:5", "12345", "-1", "1:2:3"])(
  "takes %j for no time",
  (text) => expect(typedTime(text)).toBeUndefined(),
);

it("leaves a time as it is", () => {
  const time = fc.tuple(fc.integer({ min: 0, max: 23 }), fc.integer({ min: 0, max: 59 }));
  fc.assert(
    fc.property(time, (parts) => {
      const text = parts.map((part) => String(part).padStart(2, "0")).join(":");
      expect(typedTime(text)).toBe(text);
    }),
  );
});
