import { describe, expect, it } from "vitest";

import type { CloseRow } from "@/contract/day/close";
import { isAtOtherPrice } from "@/domain/close/closeRules";

import { actOn, closeApi, closeDay, openClose, solveAll, undo } from "../../support/closeCalls";
import { book } from "../../support/hotelBackend";
import { keepingShelf } from "../../support/keepingShelf";
import { inDays, openQuiet, today } from "../../support/quietHotel";
import { expectRefused } from "../folioCalls";

const arriving = () => book({ arrival: today, departure: inDays(2), guarantee: "card" });

describe("what was solved in the open day", () => {
  it("is told by group until it is taken back or changed, also after the browser was closed", async () => {
    const shelf = keepingShelf();
    let app = openClose({ isEmpty: true }, shelf());
    const [one, other, later] = [await arriving(), await arriving(), await arriving()];
    await solveAll(today, [one, other], "noShow", "together");
    await solveAll(today, [later], "move", "alone");
    const reopen = () => {
      app.stop();
      app = openClose({ isEmpty: true }, shelf());
    };
    reopen();
    const idsOf = async () =>
      new Map((await closeApi.getClose()).solved.map(({ clientId, rows }) => [clientId, rows.map(({ id }) => id)]));
    const alone: [string, string[]] = ["alone", [later.id]];
    expect(await idsOf()).toEqual(new Map([["together", [one.id, other.id]], alone]));
    const { hotel } = app;
    await actOn(hotel.get(other.id), "reactivate");
    expect(await idsOf()).toEqual(new Map([["together", [one.id]], alone]));
    await undo("together");
    expect(await idsOf()).toEqual(new Map([alone]));
    expect((await undo("alone")).refused).toEqual([]);
    const back = hotel.get(later.id);
    reopen();
    await expectRefused(undo("alone"), "CLOSE_NOT_UNDONE"); // its reply was lost
    expect([await idsOf(), app.hotel.get(later.id)]).toEqual([new Map(), back]);
    const open = (await closeApi.getClose()).arrivals;
    await solveAll(today, open, "noShow", "again");
    expect(await idsOf()).toEqual(new Map([["again", open.map(({ id }) => id)]]));
    await closeDay(today);
    expect(await idsOf()).toEqual(new Map());
  });
});

describe("tomorrow's arrivals without a room", () => {
  const coming = { from: 1, nightCount: 2, roomTypeId: "STE", guarantee: "card" } as const;
  const roomsOf = (hotel: { get: (id: string) => { nights: { roomId?: string }[] } }, id: string) =>
    hotel.get(id).nights.map(({ roomId }) => roomId);

  it("get free rooms of their type for all nights; who gets none says so", async () => {
    const { hotel, idOf } = await openQuiet({ Ana: coming, Luis: coming });
    const suites = hotel.rooms.filter(({ roomTypeId }) => roomTypeId === "STE");
    const [free, ...taken] = suites;
    for (const { id: roomId } of taken) {
      const block = { roomId, from: inDays(2), to: inDays(4), kind: "outOfOrder", reason: "" } as const;
      hotel.putBlock(`block-${roomId}`, { id: `block-${roomId}`, ...block });
    }
    const { unassigned } = await closeApi.getClose();
    expect(unassigned.map(({ actions }) => actions.map(({ action }) => action))).toEqual([["assign"], ["assign"]]);
    const { refused, close } = await solveAll(today, unassigned, "assign", "rooms");
    expect(refused).toMatchObject([{ reasons: [{ code: "CLOSE_NO_ROOM" }] }]);
    expect(close.unassigned).toHaveLength(1);
    const [{ rows }] = close.solved as [(typeof close.solved)[0]];
    expect(rows).toMatchObject([{ room: free!.number }]);
    expect(roomsOf(hotel, rows[0]!.id)).toEqual([free!.id, free!.id]);
    expect((await undo("rooms")).close.unassigned).toHaveLength(2);
    expect(roomsOf(hotel, idOf("Ana"))).toEqual([undefined, undefined]);
  });

  it("leave the rooms of others as they are, and get theirs once, however often it is sent", async () => {
    const { hotel, idOf } = await openQuiet({ Ana: coming, Eva: { ...coming, rooms: "R-101", roomTypeId: "IND" } });
    const { unassigned } = await closeApi.getClose();
    await solveAll(today, unassigned, "assign", "once");
    const { version } = hotel.get(idOf("Ana"));
    expect(await solveAll(today, unassigned, "assign", "once")).toMatchObject({ refused: [] });
    expect(hotel.get(idOf("Ana")).version).toBe(version);
    expect(roomsOf(hotel, idOf("Eva"))).toEqual(["R-101", "R-101"]);
    expect((await solveAll(today, unassigned, "assign")).refused).toMatchObject([
      { id: idOf("Ana"), reasons: [{ code: "RECORD_STALE" }] },
    ]);
  });
});

it("tells the price of each added night: of two for who should have left yesterday", async () => {
  const inHouse = { state: "inHouse", checkedInOn: inDays(-3) } as const;
  const { named } = await openQuiet({
    Ayer: { ...inHouse, from: -3, nightCount: 2, rooms: "R-101" },
    Hoy: { ...inHouse, from: -3, nightCount: 3, rooms: "R-102" },
  });
  const rows = new Map<string, CloseRow>();
  for (const row of (await closeApi.getClose()).departures) rows.set(named(row.id), row);
  expect(rows.get("Ayer")!.addedNights).toHaveLength(2);
  expect(rows.get("Hoy")!.addedNights).toHaveLength(1);
  for (const { addedNights, price } of rows.values())
    expect(addedNights.reduce((sum, one) => sum + one, 0)).toBe(price.extend);
  expect(isAtOtherPrice({ addedNights: [80_00, 80_00], lastNight: 80_00 })).toBe(false);
  expect(isAtOtherPrice({ addedNights: [80_00, 90_00], lastNight: 80_00 })).toBe(true);
});
