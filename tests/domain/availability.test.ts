import { expect, it } from "vitest";

import {
  availabilityReasons,
  freeOf,
  freeOnAll,
  leftOn,
  type NightCount,
  roomReasons,
} from "@/domain/rates/availability";
import { roomTypesSeed } from "@/fakeBackend/hotel/sample/rooms";
import { peopleReasons, roomFitReasons } from "@/domain/rates/peopleReasons";

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

it("counts what is free on the fullest night, without what may be oversold, at least 0", () => {
  expect(freeOnAll([night("2026-03-27", count(16, 3)), night("2026-03-28", count(16, 12, 0, 1))])).toBe(4);
  expect(freeOnAll([night("2026-03-27", count(16, 15, 1, 1))])).toBe(0);
  expect(freeOnAll([night("2026-03-27", count(16, 17, 0, 1))])).toBe(0);
  expect([freeOf(count(16, 14, 1, 1)), freeOf(count(16, 17, 0, 1))]).toEqual([1, -1]);
});

it("counts the rooms for sale on a night by the type and the property, at least 0", () => {
  expect(leftOn(night("2026-03-27", count(16, 3, 0, 1)))).toBe(14);
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

it.each([
  ["of the type sold", "DBL", "DBL", 2, []],
  ["of a better type", "STE", "DBL", 2, []],
  ["of a simpler type", "IND", "DBL", 1, ["ROOM_OF_OTHER_TYPE"]],
  ["of a better type that takes fewer people", "JST", "FAM", 5, ["TOO_MANY_PEOPLE"]],
  ["of a better type that takes fewer adults", "STE", "FAM", 4, []],
  ["of the type sold that has become too small", "DBL", "DBL", 4, ["TOO_MANY_PEOPLE"]],
])("accepts a room %s, or says why not", (_, roomType, soldType, adults, codes) => {
  const typeOf = (id: string) => roomTypesSeed.find((type) => type.id === id)!;
  const reasons = roomFitReasons({ number: "305" }, typeOf(roomType), typeOf(soldType), { adults, childrenAges: [] });
  expect(reasons.map(({ code }) => code)).toEqual(codes);
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
