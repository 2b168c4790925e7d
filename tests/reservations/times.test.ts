import { expect, it } from "vitest";

import { bookingSchema } from "@/shared/stay/booking/bookingSchema";
import { listedTime } from "@/features/reservations/list/listedTime";
import { formatsOf } from "@/shared/format/formats";

it.each([
  ["es", /^27\/03\/2026 12:00$/],
  ["en", /^27\/03\/2026 12:00\sPM$/],
])("the list says its times in the language of the app: %s", (locale, shown) => {
  expect(listedTime("2026-03-27 12:00", formatsOf(locale))).toMatch(shown);
});

it.each(["", "23:55", "9", "9:05 pm"])("an expected time of arrival may be typed as “%s”", async (eta) => {
  await expect(bookingSchema.validateAt("eta", { eta })).resolves.toBe(eta);
});

it.each(["25:00", "noon", "9:5"])("an expected time of arrival cannot be “%s”", async (eta) => {
  await expect(bookingSchema.validateAt("eta", { eta })).rejects.toThrow("booking.etaInvalid");
});
