import { describe, expect, it } from "vitest";

import type { Reservation } from "@/contract/reservations/reservations";
import type { ReservationDraft } from "@/contract/reservations/reservationDraft";
import type { SaveDecisions } from "@/contract/reservations/saveDecisions";

import { book, draftOf, hotelApi, hotelRefusalOf, openHotel } from "../../support/hotelBackend";

const openQuiet = () => openHotel({ reservations: 1 }).hotel;
const promised = { perNight: 80_00, reason: "Cliente habitual" };

/** Saves what the form would: all as it stands, but for the changes. */
function save(reservation: Reservation, changes: Partial<ReservationDraft>, decisions: SaveDecisions = {}) {
  const { id, version, guest, state: now, ...rest } = reservation;
  const state = now === "inHouse" ? "confirmed" : (now as ReservationDraft["state"]);
  const draft = draftOf({ ...rest, state, guestId: guest.id, newGuest: undefined, ...changes });
  return hotelApi.updateReservation({ params: { id }, body: { version, draft, ...decisions } });
}

const prices = ({ nights }: Pick<Reservation, "nights">) => nights.map(({ price }) => price);

describe("a negotiated price", () => {
  it("is that of each night, of total and deposit, and the history says so", async () => {
    openQuiet();
    const { total, deposit, nights, history, negotiatedPrice } = await book({
      ratePlanId: "BB",
      negotiatedPrice: { perNight: 80_00, reason: " Cliente habitual " },
    });
    expect(prices({ nights })).toEqual([80_00, 80_00]);
    expect([total, deposit, negotiatedPrice]).toEqual([160_00, 80_00, promised]);
    expect(history[0]!.changes).toEqual([
      { field: "negotiatedPrice", before: "", after: "8000" },
      { field: "negotiatedReason", before: "", after: "Cliente habitual" },
    ]);
  });

  it.each([0, 1, 99_999_99])("may be %i cents", async (perNight) => {
    openQuiet();
    expect(prices(await book({ negotiatedPrice: { perNight, reason: "Cortesía" } }))).toEqual([perNight, perNight]);
  });

  it.each([
    [{ perNight: -1, reason: "x" }, "NEGOTIATED_PRICE"],
    [{ perNight: 0.5, reason: "x" }, "NEGOTIATED_PRICE"],
    [{ perNight: 100_000_01, reason: "x" }, "NEGOTIATED_PRICE"],
    [{ perNight: 80_00, reason: "  " }, "PRICE_REASON_MISSING"],
    [{ perNight: 80_00, reason: "x".repeat(2001) }, "TEXT_TOO_LONG"],
  ])("is refused as %j", async (negotiatedPrice, code) => {
    openQuiet();
    expect(await hotelRefusalOf(book({ negotiatedPrice }))).toMatchObject({ status: 422, codes: [code] });
  });

  it("is refused beside the field that is at fault", async () => {
    openQuiet();
    const { reasons } = await hotelRefusalOf(book({ negotiatedPrice: { perNight: 80_00, reason: "x".repeat(2001) } }));
    expect(reasons).toMatchObject([{ code: "TEXT_TOO_LONG", field: "negotiatedPrice.reason" }]);
  });

  it("counts for nights that are added, and for another type", async () => {
    openQuiet();
    const stay = await book({ negotiatedPrice: promised });
    const longer = await save(stay, { departure: "2026-05-15", roomTypeId: "FAM" });
    expect(prices(longer)).toEqual([80_00, 80_00, 80_00]);
  });

  it("gives the plan's price back once it is taken away", async () => {
    openQuiet();
    const listed = await book();
    const { negotiatedPrice, ...plain } = await book({ negotiatedPrice: promised });
    const back = await save(plain, {});
    expect(prices(back)).toEqual(prices(listed));
    expect(back.negotiatedPrice).toBeUndefined();
    expect(back.history[0]!.changes.map(({ field }) => field)).toEqual(["negotiatedPrice", "negotiatedReason"]);
    expect(negotiatedPrice).toEqual(promised);
  });

  it("leaves the nights that are slept as they were agreed", async () => {
    const hotel = openQuiet();
    const booked = await book({ arrival: "2026-04-14", departure: "2026-04-17" });
    const roomed = await hotelApi.actOnReservation({
      params: { id: booked.id, action: "assignRoom" },
      body: { version: booked.version, roomId: "R-104" },
    });
    await hotelApi.actOnReservation({
      params: { id: booked.id, action: "checkIn" },
      body: { version: roomed.version },
    });
    hotel.open("2026-04-15");
    const here = await hotelApi.getReservation({ params: { id: booked.id } });
    expect(prices(await save(here, { negotiatedPrice: promised }))).toEqual([prices(booked)[0], 80_00, 80_00]);
  });

  it("cannot be changed after the stay, except that its notes can", async () => {
    const hotel = openQuiet();
    const stay = await book({ negotiatedPrice: promised });
    hotel.put({ ...hotel.get(stay.id), state: "checkedOut" });
    const after = await hotelApi.getReservation({ params: { id: stay.id } });
    const asDraft = { state: "confirmed" } as const;
    expect((await hotelRefusalOf(save(after, { ...asDraft, negotiatedPrice: undefined }))).codes).toEqual([
      "NOTES_ONLY",
    ]);
    const notes = { internal: "Dejó un paraguas", guest: "", request: "" };
    expect((await save(after, { ...asDraft, notes })).negotiatedPrice).toEqual(promised);
  });
});

describe("another type", () => {
  it("has its own price, or keeps the agreed one where a person says so, which the history keeps", async () => {
    const hotel = openQuiet();
    const booked = await book({ roomTypeId: "STE" });
    const other = await book({ roomTypeId: "DBL" });
    const repriced = await save(booked, { roomTypeId: "DBL" });
    expect(prices(repriced)).toEqual(prices(other));
    expect(repriced.history[0]!.changes.map(({ field }) => field)).toEqual(["roomTypeId"]);
    const again = await book({ roomTypeId: "STE" });
    const kept = await save(again, { roomTypeId: "DBL", departure: "2026-05-15" }, { keepsPrice: true });
    expect(prices(kept).slice(0, 2)).toEqual(prices(again));
    expect(prices(kept)[2]).toBeLessThan(prices(again)[1]!); // the night that is added costs what the type costs
    expect(kept.history[0]!.changes.at(-1)).toEqual({ field: "priceKept", before: "", after: String(again.total) });
    expect(hotel.get(kept.id).nights.every(({ roomTypeId }) => roomTypeId === "DBL")).toBe(true);
  });
});

it("moves a guest in house to a simpler type at the agreed price: type first, then room", async () => {
  const hotel = openQuiet();
  const suite = hotel.rooms.find(({ roomTypeId }) => roomTypeId === "STE")!.id;
  const booked = await book({ roomTypeId: "STE", arrival: "2026-04-14", departure: "2026-04-16" });
  const act = ({ id, version }: Reservation, action: string, more: object = {}) =>
    hotelApi.actOnReservation({ params: { id, action }, body: { version, ...more } });
  const here = await act(await act(booked, "assignRoom", { roomId: suite }), "checkIn");
  const move = { roomId: "R-104", moveReason: "fault" };
  expect((await hotelRefusalOf(act(here, "assignRoom", move))).codes).toEqual(["ROOM_OF_OTHER_TYPE"]);
  const simpler = await save(here, { roomTypeId: hotel.room("R-104")!.roomTypeId }, { keepsPrice: true });
  expect(simpler.nights.map(({ roomId }) => roomId)).toEqual([suite, suite]);
  const moved = await act(simpler, "assignRoom", move);
  expect(moved.nights.map(({ roomId }) => roomId)).toEqual(["R-104", "R-104"]);
  expect([moved.total, moved.roomTypeId]).toEqual([booked.total, hotel.room("R-104")!.roomTypeId]);
  expect(moved.history[1]!.changes.map(({ field }) => field)).toEqual(["roomTypeId", "priceKept"]);
});

it("is not taken as kept by a desk that had not seen another price", async () => {
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
