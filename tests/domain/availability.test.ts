import { expect, it } from "vitest";

import { availabilityReasons, leftOn, leftOnAll, type NightCount, roomReasons } from "@/domain/rates/availability";
import { peopleReasons, rankReasons } from "@/domain/rates/peopleReasons";

const count = (physical: number, sold: number, blocked = 0, overbookingAllowance = 0) => ({
  physical,
  blocked,
  sold,
  overbookingAllowance,
});
const night = (date: string, type: NightCount["type"], house = count(48, 30)): NightCount => ({ date, type, house });
const messages = (nights: NightCount[]) => availabilityReasons(nights, "Doble").map(({ message }) => message);

it("sells the last room of a type and no more", () => {
  expect(messages([night("2026-03-27", count(16, 15))])).toEqual([]);
  expect(messages([night("2026-03-27", count(16, 16))])).toEqual([
    "Sin disponibilidad de Doble la noche del 27/03/2026.",
  ]);
});

it("names the first full night, not the fullest", () => {
  const nights = [
    night("2026-03-27", count(16, 3)),
    night("2026-03-28", count(16, 16)),
    night("2026-03-29", count(16, 18)),
  ];
  expect(messages(nights)).toEqual(["Sin disponibilidad de Doble la noche del 28/03/2026."]);
});

it("does not sell a blocked room", () => {
  expect(messages([night("2026-03-27", count(16, 14, 2))])).toHaveLength(1);
  expect(messages([night("2026-03-27", count(16, 13, 2))])).toEqual([]);
});

it("sells as many additional rooms as the type allows", () => {
  expect(messages([night("2026-03-27", count(16, 16, 0, 1))])).toEqual([]);
  expect(messages([night("2026-03-27", count(16, 17, 0, 1))])).toHaveLength(1);
});

it("counts the property as full although the type is not", () => {
  const nights = [night("2026-03-27", count(16, 10), count(48, 48))];
  expect(messages(nights)).toEqual(["El hotel está completo la noche del 27/03/2026."]);
  expect(messages([night("2026-03-27", count(16, 10), count(48, 48, 0, 1))])).toEqual([]);
});

it("counts what is left on the fullest night, of the type or of the property, at least 0", () => {
  expect(leftOnAll([night("2026-03-27", count(16, 3)), night("2026-03-28", count(16, 12))])).toBe(4);
  expect(leftOn(night("2026-03-27", count(16, 3), count(48, 47)))).toBe(1);
  expect(leftOn(night("2026-03-27", count(16, 18)))).toBe(0);
});

it("gives a room one holder per night, and names the night and kind of another", () => {
  const free = { date: "2026-03-27" };
  expect(roomReasons([free], "214")).toEqual([]);
  expect(roomReasons([free, { date: "2026-03-28", holder: "reservation" }], "214")).toMatchObject([
    { code: "ROOM_TAKEN", message: "La habitación 214 está ocupada la noche del 28/03/2026." },
  ]);
  expect(roomReasons([{ date: "2026-03-28", holder: "block" }], "214")).toMatchObject([{ code: "ROOM_BLOCKED" }]);
});

it("accepts a room of the type sold or of a better one", () => {
  expect(rankReasons({ number: "401" }, { rank: 6 }, { rank: 2 })).toEqual([]);
  expect(rankReasons({ number: "104" }, { rank: 2 }, { rank: 2 })).toEqual([]);
  expect(rankReasons({ number: "101" }, { rank: 1 }, { rank: 2 })).toMatchObject([{ code: "ROOM_OF_OTHER_TYPE" }]);
});

it.each([
  [2, [6], []],
  [2, [6, 8], ["TOO_MANY_PEOPLE"]],
  [3, [], ["TOO_MANY_ADULTS"]],
  [1, [6, 8], ["TOO_MANY_CHILDREN"]],
  [4, [], ["TOO_MANY_PEOPLE"]],
])("takes %i adults and children of %j into a room for three, two of them adults: %j", (adults, ages, codes) => {
  const reasons = peopleReasons({ adults, childrenAges: ages }, { maxOccupancy: 3, maxAdults: 2, maxChildren: 1 });
  expect(reasons.map(({ code }) => code)).toEqual(codes);
});

it("says how many people are too many", () => {
  const single = { maxOccupancy: 1, maxAdults: 1, maxChildren: 0 };
  expect(peopleReasons({ adults: 2, childrenAges: [] }, single)[0]?.message).toBe(
    "La habitación admite hasta 1 persona; hay 2.",
  );
});
