import { reservationList } from "@/features/reservations/list/reservationList";
import { expect, it } from "vitest";

it("cuts a text that is too long for a filter, and no emoji in halves", () => {
  const textFor = (text: string) => reservationList.query.read(new URLSearchParams({ text })).text;
  expect(textFor("a".repeat(101))).toBe("a".repeat(100));
  expect(textFor(`${"a".repeat(99)}👍`)).toBe("a".repeat(99));
  expect(textFor(`${"a".repeat(98)}👍`)).toBe(`${"a".repeat(98)}👍`);
});
