import { beforeEach, describe, expect, it } from "vitest";

import type { Room } from "@/contract/property";
import type { Hotel } from "@/fakeBackend/hotel/Hotel";

import { bring, inDays, openQuiet, type Stay, today } from "../../support/quietHotel";
import { reasonsAgainst } from "../../support/reasonsAgainst";

/** The two ways in which a room goes from what is sold of its type. */
const changes: Record<string, Partial<Room>> = {
  "is switched off": { isActive: false },
  "becomes a room of another type": { roomTypeId: "TWN" },
};

const inHouse = { state: "inHouse", checkedInOn: inDays(-2) } as const;

describe.each(Object.entries(changes))("a room that %s", (_, change) => {
  let hotel: Hotel;
  beforeEach(async () => {
    hotel = (await openQuiet()).hotel;
    hotel.setUp.property.put({ ...hotel.setUp.property.all()[0]!, overbookingAllowance: 0 });
    hotel.setUp.roomTypes.put({ ...hotel.roomType("DBL")!, overbookingAllowance: 0 });
  });

  const reasons = (id = "R-204") => reasonsAgainst(() => hotel.setUp.rooms.put({ ...hotel.room(id)!, ...change }));

  /** Sells a night of so many doubles, without rooms. */
  async function sellDoubles(count: number, stay: Stay) {
    for (let place = 0; place < count; place += 1) await bring(hotel, `Doble ${place}`, stay);
  }

  const doubles = () => hotel.rooms.filter(({ roomTypeId }) => roomTypeId === "DBL").length;

  it("must have no guest in house, not even a guest who leaves today, before the check-out", async () => {
    const id = await bring(hotel, "Ana", { from: -2, nightCount: 2, rooms: "R-204", ...inHouse });
    expect(reasons()).toEqual([["ROOM_OCCUPIED", { room: "204", guest: "Ana Iglesias" }]]);
    expect(hotel.room("R-204")).toMatchObject({ isActive: true, roomTypeId: "DBL" });
    hotel.put({ ...hotel.get(id), state: "checkedOut", checkedOutOn: today });
    expect(reasons()).toEqual([]);
  });

  it("must have no guest who should have left yesterday, nor a guest of day use", async () => {
    await bring(hotel, "Ana", { from: -3, nightCount: 2, rooms: "R-204", ...inHouse });
    await bring(hotel, "Luis", { from: 0, nightCount: 0, dayRoomId: "R-205", ...inHouse, checkedInOn: today });
    expect(reasons().map(([code]) => code)).toEqual(["ROOM_OCCUPIED"]);
    expect(reasons("R-205").map(([code]) => code)).toEqual(["ROOM_HAS_NIGHTS", "ROOM_OCCUPIED"]);
  });

  it("must have no nights to come, of a guest in house or of an arrival of today", async () => {
    await bring(hotel, "Ana", { from: -2, nightCount: 4, rooms: "R-204", ...inHouse });
    await bring(hotel, "Luis", { from: 0, nightCount: 1, rooms: "R-205" });
    expect(reasons()).toEqual([["ROOM_HAS_NIGHTS", { room: "204", nights: 2 }]]);
    expect(reasons("R-205")).toEqual([["ROOM_HAS_NIGHTS", { room: "205", nights: 1 }]]);
  });

  it("must not be needed by what is sold of its type", async () => {
    await sellDoubles(doubles(), { from: 3, nightCount: 2 });
    expect(reasons()).toEqual([["ROOM_NEEDED", { room: "204", nights: 2, date: inDays(3) }]]);
  });

  it("may go as far as the type, or the night, may be overbooked", async () => {
    await sellDoubles(doubles(), { from: 3 });
    hotel.setUp.roomTypes.put({ ...hotel.roomType("DBL")!, overbookingAllowance: 1 });
    expect(reasons()).toEqual([]);
    expect(reasons("R-205").map(([code]) => code)).toEqual(["ROOM_NEEDED"]);
    hotel.overbookings.put({ roomTypeId: "DBL", date: inDays(3), rooms: 2, reason: "Grupo", by: "Lucía", at: today });
    expect(reasons("R-205")).toEqual([]);
  });

  it("is needed more while other rooms are blocked, and not while it is blocked itself", async () => {
    const others = hotel.rooms.filter(({ id, roomTypeId }) => roomTypeId === "DBL" && id !== "R-204");
    const block = { from: inDays(3), to: inDays(4), kind: "outOfOrder", reason: "Obras" } as const;
    hotel.putBlock("other", { id: "other", roomId: others[0]!.id, ...block });
    await sellDoubles(others.length, { from: 3 });
    expect(reasons().map(([code]) => code)).toEqual(["ROOM_NEEDED"]);
    hotel.putBlock("own", { id: "own", roomId: "R-204", ...block });
    expect(reasons()).toEqual([]);
  });

  it("is not held by nights that have passed", async () => {
    await sellDoubles(doubles(), { from: -3, state: "checkedOut", checkedOutOn: inDays(-2) });
    expect(reasons()).toEqual([]);
  });
});

it("keeps a room in use in a full house, even where its type has rooms left", async () => {
  const { hotel } = await openQuiet();
  hotel.setUp.property.put({ ...hotel.setUp.property.all()[0]!, overbookingAllowance: 0 });
  for (let place = 0; place < hotel.rooms.length; place += 1) {
    const stay = hotel.get(await bring(hotel, `Familia ${place}`, { from: 3, roomTypeId: "FAM" }));
    hotel.put({ ...stay, nights: stay.nights.map((night) => ({ ...night, roomTypeId: "FAM" })) });
  }
  const put = (change: Partial<Room>) => () => hotel.setUp.rooms.put({ ...hotel.room("R-101")!, ...change });
  expect(reasonsAgainst(put({ isActive: false })).map(([code]) => code)).toEqual(["ROOM_NEEDED"]);
  expect(reasonsAgainst(put({ roomTypeId: "TWN" }))).toEqual([]);
});

it("changes a room in all else with a guest in it", async () => {
  const { hotel } = await openQuiet({ Ana: { from: -1, nightCount: 3, rooms: "R-204", ...inHouse } });
  const put = () => hotel.setUp.rooms.put({ ...hotel.room("R-204")!, number: "24", features: ["balcony"] });
  expect(reasonsAgainst(put)).toEqual([]);
  expect(hotel.room("R-204")).toMatchObject({ number: "24" });
});
