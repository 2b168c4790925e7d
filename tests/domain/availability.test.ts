import { expect, it } from "vitest";

import { availabilityReasons, freeOf, freeOnAll, leftOn } from "@/domain/rates/availability";
import { type NightCount, roomReasons } from "@/domain/rates/availability";
import { roomTypesSeed } from "@/fakeBackend/hotel/sample/rooms";
import { peopleReasons, roomFitReasons } from "@/domain/rates/peopleReasons";

import { facts } from "./facts";

const count = (physical: number, sold: number, blocked = 0, overbookingAllowance = 0) => {
  return { physical, blocked, sold, overbookingAllowance };
};
const night = (date: string, type: NightCount["type"], house = count(48, 30)): NightCount => ({ date, type, house });
const messages = (nights: NightCount[]) => availabilityReasons(nights, "Doble").map(({ message }) => message);

const first = (type: NightCount["type"], house?: NightCount["house"]) => night("2026-03-27", type, house);
const second = (type: NightCount["type"]) => night("2026-03-28", type);
const none = (day: string) => `Sin disponibilidad de Doble la noche del ${day}/03/2026.`;
const isFull = "El hotel está completo la noche del 27/03/2026.";

facts([
  ["sells the last room of a type", () => messages([first(count(16, 15))]), []],
  ["sells no more than these", () => messages([first(count(16, 16))]), [none("27")]],
  [
    "names the first full night, not the fullest",
    () => messages([first(count(16, 3)), second(count(16, 16)), night("2026-03-29", count(16, 18))]),
    [none("28")],
  ],
  ["does not sell a blocked room", () => messages([first(count(16, 14, 2))]), [none("27")]],
  ["sells the room beside blocked ones", () => messages([first(count(16, 13, 2))]), []],
  ["sells as many additional rooms as the type allows", () => messages([first(count(16, 16, 0, 1))]), []],
  ["sells no more additional rooms", () => messages([first(count(16, 17, 0, 1))]), [none("27")]],
  ["counts the property as full before the type", () => messages([first(count(16, 10), count(48, 48))]), [isFull]],
  ["sells additional rooms as the property allows", () => messages([first(count(16, 10), count(48, 48, 0, 1))]), []],
  ["counts what is free on the fullest night", () => freeOnAll([first(count(16, 3)), second(count(16, 12, 0, 1))]), 4],
  ["counts no room of blocked ones as free", () => freeOnAll([first(count(16, 15, 1, 1))]), 0],
  ["counts no oversold room as free", () => freeOnAll([first(count(16, 17, 0, 1))]), 0],
  ["tells how far a count is oversold", () => [freeOf(count(16, 14, 1, 1)), freeOf(count(16, 17, 0, 1))], [1, -1]],
  ["counts the rooms for sale by the type", () => leftOn(first(count(16, 3, 0, 1))), 14],
  ["counts the rooms for sale by the property", () => leftOn(first(count(16, 3), count(48, 47))), 1],
  ["counts at least no room for sale", () => leftOn(first(count(16, 18))), 0],
]);

it("gives a room a single holder per night, and names the night and kind of another", () => {
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
  const reasons = roomFitReasons({ number: "305" }, typeOf(roomType), typeOf(soldType), {
    adults,
    childrenAges: [],
    babies: 0,
  });
  expect(reasons.map(({ code }) => code)).toEqual(codes);
});

it.each([
  [2, [6], []],
  [2, [6, 8], ["TOO_MANY_PEOPLE"]],
  [3, [], ["TOO_MANY_ADULTS"]],
  [1, [6, 8], ["TOO_MANY_CHILDREN"]],
  [4, [], ["TOO_MANY_PEOPLE"]],
])("takes %i adults and children of %j into a room for three, two of them adults: %j", (adults, ages, codes) => {
  const reasons = peopleReasons(
    { adults, childrenAges: ages, babies: 0 },
    { maxOccupancy: 3, maxAdults: 2, maxChildren: 1 },
  );
  expect(reasons.map(({ code }) => code)).toEqual(codes);
});

it("says how many people are too many", () => {
  const single = { maxOccupancy: 1, maxAdults: 1, maxChildren: 0 };
  const [reason] = peopleReasons({ adults: 2, childrenAges: [], babies: 0 }, single);
  expect(reason?.message).toBe("La habitación admite hasta 1 persona; hay 2.");
});
