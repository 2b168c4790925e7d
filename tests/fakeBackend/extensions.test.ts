import { describe, expect, it } from "vitest";

import { hotelApi } from "../support/hotelBackend";
import { inDays, openQuiet, type Stay } from "../support/quietHotel";
import { actOn, expectRefused, now } from "./folioCalls";
import { save } from "./hotel/stayCalls";

const here: Stay = { from: -1, nightCount: 2, rooms: "R-104", state: "inHouse", checkedInOn: inDays(-1) };

const roomsFor = async (id: string, departure: string) => {
  const { from, rooms } = await hotelApi.listExtensionRooms({ params: { id }, query: { departure } });
  return { from, ids: rooms.map((room) => room.id) };
};

/** Ana is in 101 until tomorrow; on the night after, Luis has it. */
const openAna = async (ana: Partial<Stay> = {}) => {
  const { idOf, hotel } = await openQuiet({ Ana: { ...here, ...ana }, Luis: { from: 2, rooms: "R-104" } });
  return { hotel, id: idOf("Ana") };
};

describe("a stay that is to be longer", () => {
  it("needs no other room while its own is free", async () => {
    const { id } = await openAna();
    expect(await roomsFor(id, inDays(2))).toEqual({ from: undefined, ids: [] });
    expect(await roomsFor(id, inDays(1))).toEqual({ from: undefined, ids: [] });
  });

  it("is told which rooms take it from the first night that is sold", async () => {
    const { id } = await openAna();
    const { from, ids } = await roomsFor(id, inDays(4));
    expect(from).toBe(inDays(2));
    expect(ids[0]).toBe("R-105");
    expect(ids).not.toContain("R-104");
  });

  it("goes on in the other room with one save, and keeps its own until then", async () => {
    const { id } = await openAna();
    const ana = await now({ id });
    await expectRefused(save(ana, { departure: inDays(4) }), "ROOM_TAKEN");
    const longer = await save(ana, { departure: inDays(4) }, { addedRoomId: "R-105" });
    expect(longer.nights.map(({ roomId }) => roomId)).toEqual(["R-104", "R-104", "R-104", "R-105", "R-105"]);
  });

  it("moves on from the first blocked night, and not into a room that is blocked, too", async () => {
    const { idOf, hotel } = await openQuiet({ Ana: here });
    const id = idOf("Ana");
    const block = { from: inDays(1), to: inDays(3), kind: "outOfOrder", reason: "Obra" } as const;
    for (const roomId of ["R-104", "R-105"]) hotel.putBlock(roomId, { id: roomId, roomId, ...block });
    const { from, ids } = await roomsFor(id, inDays(3));
    expect([from, ids[0]]).toEqual([inDays(1), "R-106"]);
    const ana = await now({ id });
    await expectRefused(save(ana, { departure: inDays(3) }, { addedRoomId: "R-105" }), "ROOM_BLOCKED");
  });

  it("is offered no room that does not take its people, nor one with somebody in it today", async () => {
    const { idOf } = await openQuiet({
      Ana: { ...here, from: -2, adults: 2 },
      Luis: { from: 0, rooms: "R-104" },
      Eva: { ...here, rooms: "R-107", from: -2 },
    });
    const { from, ids } = await roomsFor(idOf("Ana"), inDays(1));
    expect(from).toBe(inDays(0));
    expect(ids).not.toContain("R-101"); // for one person
    expect(ids).not.toContain("R-107");
  });

  it("may be one that has not arrived", async () => {
    const { id } = await openAna({ from: 0, nightCount: 1, state: "confirmed", checkedInOn: undefined });
    expect((await roomsFor(id, inDays(3))).from).toBe(inDays(2));
    await actOn(await now({ id }), "checkIn");
    expect((await roomsFor(id, inDays(3))).from).toBe(inDays(2));
  });
});
