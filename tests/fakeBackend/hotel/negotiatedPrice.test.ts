import { describe, expect, it } from "vitest";

import { book, hotelRefusalOf } from "../../support/hotelBackend";
import { act, arrived, codesOf, get, openQuiet, prices, roomIds, save } from "./stayCalls";

const promised = { perNight: 80_00, reason: "Cliente habitual" };

describe("a negotiated price", () => {
  it("is that of each night, of total and deposit, and the history says so", async () => {
    openQuiet();
    const stay = await book({ ratePlanId: "BB", negotiatedPrice: { ...promised, reason: " Cliente habitual " } });
    expect(prices(stay)).toEqual([80_00, 80_00]);
    expect(stay).toMatchObject({ total: 160_00, deposit: 80_00, negotiatedPrice: promised });
    expect(stay.history[0]!.changes).toEqual([
      { field: "negotiatedPrice", before: "", after: "8000" },
      { field: "negotiatedReason", before: "", after: "Cliente habitual" },
    ]);
  });

  it.each([0, 1, 99_999_99])("may be %i cents", async (perNight) => {
    openQuiet();
    expect(prices(await book({ negotiatedPrice: { perNight, reason: "Cortesía" } }))).toEqual([perNight, perNight]);
  });

  it.each([
    [{ perNight: -1, reason: "x" }, { code: "NEGOTIATED_PRICE" }],
    [{ perNight: 0.5, reason: "x" }, { code: "NEGOTIATED_PRICE" }],
    [{ perNight: 100_000_01, reason: "x" }, { code: "NEGOTIATED_PRICE" }],
    [{ perNight: 80_00, reason: "  " }, { code: "PRICE_REASON_MISSING" }],
    [
      { perNight: 80_00, reason: "x".repeat(2001) },
      { code: "TEXT_TOO_LONG", field: "negotiatedPrice.reason" },
    ],
  ])("is refused as %j", async (negotiatedPrice, reason) => {
    openQuiet();
    expect(await hotelRefusalOf(book({ negotiatedPrice }))).toMatchObject({ status: 422, reasons: [reason] });
  });

  it("counts for added nights and another type; without it the plan's price counts again", async () => {
    openQuiet();
    const listed = prices(await book());
    const { negotiatedPrice, ...plain } = await book({ negotiatedPrice: promised });
    const back = await save(plain, {});
    expect([prices(back), negotiatedPrice, back.negotiatedPrice]).toEqual([listed, promised, undefined]);
    expect(back.history[0]!.changes.map(({ field }) => field)).toEqual(["negotiatedPrice", "negotiatedReason"]);
    const changes = { departure: "2026-05-15", roomTypeId: "FAM", negotiatedPrice: promised };
    expect(prices(await save(back, changes))).toEqual([80_00, 80_00, 80_00]);
  });

  it("leaves the nights that are slept as they were agreed", async () => {
    const hotel = openQuiet();
    const { id, nights } = await arrived("R-104", "2026-04-17");
    hotel.open("2026-04-15");
    const after = await save(await get(id), { negotiatedPrice: promised });
    expect(prices(after)).toEqual([nights[0]!.price, 80_00, 80_00]);
  });

  it("cannot be changed after the stay, except that its notes can", async () => {
    const hotel = openQuiet();
    const stay = await book({ negotiatedPrice: promised });
    hotel.put({ ...hotel.get(stay.id), state: "checkedOut" });
    const after = await get(stay.id);
    expect(await codesOf(save(after, { negotiatedPrice: undefined }))).toEqual(["NOTES_ONLY"]);
    const notes = { internal: "Dejó un paraguas", guest: "", request: "" };
    expect((await save(after, { notes })).negotiatedPrice).toEqual(promised);
  });
});

describe("another type", () => {
  it("has its own price, or the agreed price where a person says so, as the history tells", async () => {
    const hotel = openQuiet();
    const booked = await book({ roomTypeId: "STE" });
    const repriced = await save(booked, { roomTypeId: "DBL" });
    expect(prices(repriced)).toEqual(prices(await book({ roomTypeId: "DBL" })));
    expect(repriced.history[0]!.changes.map(({ field }) => field)).toEqual(["roomTypeId"]);
    const again = await book({ roomTypeId: "STE" });
    const kept = await save(again, { roomTypeId: "DBL", departure: "2026-05-15" }, { keepsPrice: true });
    expect(prices(kept).slice(0, 2)).toEqual(prices(again));
    expect(prices(kept)[2]).toBeLessThan(prices(again)[1]!); // the night that is added costs what the type costs
    expect(kept.history[0]!.changes.at(-1)).toEqual({ field: "priceKept", before: "", after: String(again.total) });
    expect(hotel.get(kept.id).nights.every(({ roomTypeId }) => roomTypeId === "DBL")).toBe(true);
  });

  it("comes before the room where a guest in house moves to a simpler type at the agreed price", async () => {
    const hotel = openQuiet();
    const suite = hotel.rooms.find(({ roomTypeId }) => roomTypeId === "STE")!.id;
    const here = await arrived(suite, "2026-04-16", { roomTypeId: "STE" });
    const move = { roomId: "R-104", moveReason: "fault" };
    expect(await codesOf(act(here, "assignRoom", move))).toEqual(["ROOM_OF_OTHER_TYPE"]);
    const simpler = await save(here, { roomTypeId: "DBL" }, { keepsPrice: true });
    expect(roomIds(simpler)).toEqual([suite, suite]);
    const moved = await act(simpler, "assignRoom", move);
    expect(moved).toMatchObject({ total: here.total, roomTypeId: "DBL" });
    expect(roomIds(moved)).toEqual(["R-104", "R-104"]);
    expect(moved.history[1]!.changes.map(({ field }) => field)).toEqual(["roomTypeId", "priceKept"]);
  });

  it("is not taken as kept at its price by a desk that had not seen another price", async () => {
    openQuiet();
    const seen = await book();
    const wanted = { roomTypeId: "FAM" };
    const repriced = await save(seen, wanted);
    expect(repriced.total).not.toBe(seen.total);
    const refused = await hotelRefusalOf(save(seen, wanted, { keepsPrice: true }));
    expect(refused).toMatchObject({ status: 409, codes: ["STALE_VERSION"] });
    expect(refused.current?.total).toBe(repriced.total);
    expect(await save(seen, wanted)).toEqual(repriced);
  });
});
