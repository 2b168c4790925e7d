import { expect, it } from "vitest";

import { typedRooms } from "@/domain/setUp/typedRooms";

const types = [
  { id: "DBL", code: "DBL", name: "Doble" },
  { id: "TWN", code: "TWN", name: "Doble dos camas" },
];
const rooms = ["101", "104", "12 B"].map((number) => ({ number }));
const read = (typed: string) => typedRooms(typed, types, rooms);
const upTo = (first: number, last: number) =>
  Array.from({ length: last - first + 1 }, (_, place) => String(first + place));

it.each<[typed: string, numbers: string[], floor?: number, roomTypeId?: string]>([
  ["201–212, Doble, planta 1", upTo(201, 212), 1],
  ["201-203, DBL, Planta 2", upTo(201, 203), 2],
  ["201 a 203, doble, planta 2", upTo(201, 203), 2],
  ["planta -1; doble; 201, 203, 205–208", ["201", "203", ...upTo(205, 208)], -1],
  ["201, 202, Doble dos camas, planta −1", ["201", "202"], -1, "TWN"],
  ["٢٠١–٢٠٣، DBL، الطابق ٢", upTo(201, 203), 2],
  ["201到203，DBL，2层", upTo(201, 203), 2],
  ["201～203、DBL、2楼", upTo(201, 203), 2],
  ["201 bis 203, DBL, 2. Etage", upTo(201, 203), 2],
  ["201 до 203, DBL, 2 этаж", upTo(201, 203), 2],
  ["201 to 203, DBL, floor 2", upTo(201, 203), 2],
  ["001–003, DBL, planta 0", ["001", "002", "003"], 0],
  ["A1–A3, DBL, planta 2", ["A1", "A2", "A3"], 2],
  ["A-12, 14 B, DBL, planta 2", ["A-12", "14 B"], 2],
  ["201-203 doble p1", upTo(201, 203), 1],
  ["205 planta 1 doble", ["205"], 1],
  ["Doble 205 planta 1", ["205"], 1],
  ["205, 206 planta 1, doble", ["205", "206"], 1],
  ["205 206 piso 1 DBL", ["205", "206"], 1],
  ["201 - 203 doble dos camas planta 1", upTo(201, 203), 1, "TWN"],
  ["del 201 al 203, DBL, p. 2", upTo(201, 203), 2],
  ["habitaciones 201 202 203 DBL 2ª planta", upTo(201, 203), 2],
  ["Zimmer 201–203 DBL 2. Etage", upTo(201, 203), 2],
  ["201, doble, DBL, planta 2, 2ª planta", ["201"], 2],
  ["P1, P2, DBL, planta 2", ["P1", "P2"], 2],
  ["201, 201, 2 0 1, DBL, planta 2", ["2 0 1"], 2],
])("reads the line %s", (typed, numbers, floor, roomTypeId = "DBL") => {
  expect(read(typed)).toEqual({ draft: { numbers, roomTypeId, floor }, existing: [], reasons: [] });
});

it("names rooms that exist as they are on the doors, and leaves them out", () => {
  expect(read("101–105, 12b, Doble, planta 1")).toMatchObject({
    draft: { numbers: ["102", "103", "105"] },
    existing: ["101", "104", "12 B"],
    reasons: [],
  });
});

it.each<[typed: string, code: string]>([
  ["", "ROOMS_NONE"],
  ["Doble, planta 1", "ROOMS_NONE"],
  ["201, planta 1", "ROOMS_TYPE_MISSING"],
  ["201, Doble", "ROOMS_FLOOR_MISSING"],
  ["201, Doble, planta 900", "ROOM_FLOOR"],
  ["201, Dobel, planta 1", "ROOMS_PART_UNKNOWN"],
  ["201 Doble", "ROOMS_FLOOR_MISSING"],
  ["201-203 p1", "ROOMS_TYPE_MISSING"],
  ["212–201, Doble, planta 1", "ROOMS_REVERSED"],
  ["1–9999999999, Doble, planta 1", "ROOMS_TOO_MANY"],
  ["1–201, Doble, planta 1", "ROOMS_TOO_MANY"],
  ["201 Doble Doble dos camas planta 1", "ROOMS_TYPES"],
  ["201, Doble, planta 1, planta 2", "ROOMS_FLOORS"],
  ["A1-B4, Doble, planta 1", "ROOMS_PART_UNKNOWN"],
  ["A1 a B4, Doble, planta 1", "ROOMS_PART_UNKNOWN"],
  ["201-203–205, Doble, planta 1", "ROOMS_PART_UNKNOWN"],
  ["-3, Doble, planta 1", "ROOMS_PART_UNKNOWN"],
  ["201–, Doble, planta 1", "ROOMS_PART_UNKNOWN"],
  ["El numero 123456789, Doble, planta 1", "ROOM_NUMBER_LONG"],
])("says what is wrong with the line %s", (typed, code) => {
  expect(read(typed).reasons.map((reason) => reason.code)).toEqual([code]);
});

it("takes 200 rooms at once, of which two exist", () => {
  expect(read("1–200, Doble, planta 1").draft.numbers).toHaveLength(198);
});
