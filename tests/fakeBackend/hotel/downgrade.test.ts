import { describe, expect, it } from "vitest";

import { planningContract } from "@/contract/reservations/planning";
import type { Reservation } from "@/contract/reservations/reservations";
import type { StayMove } from "@/contract/reservations/stayMoves";
import { createClient } from "@/shared/api/createClient";

import { book, hotelApi, hotelRefusalOf, openHotel } from "../../support/hotelBackend";

const planning = createClient(planningContract);
const prices = ({ nights }: Pick<Reservation, "nights">) => nights.map(({ price }) => price);
const note = "Fuga de agua en la suite";

/** A suite for two that is booked, and the price of the same nights in a double room. */
async function opened() {
  const { hotel } = openHotel({ reservations: 1 });
  const suite = await book({ roomTypeId: "STE" });
  const double = prices(await book({ roomTypeId: "DBL" }));
  const assign = (reservation: Reservation, more: object) =>
    hotelApi.actOnReservation({
      params: { id: reservation.id, action: "assignRoom" },
      body: { version: reservation.version, roomId: "R-104", ...more },
    });
  const move = (reservation: Reservation, changes: Partial<StayMove> = {}): StayMove => {
    const { id: reservationId, version, arrival, departure } = reservation;
    const nights = { arrival, departure, from: arrival, to: departure };
    return { reservationId, version, roomId: "R-104", isRepriced: false, ...nights, ...changes };
  };
  const send = async (moves: StayMove[]) =>
    (await planning.moveStays({ body: { clientId: crypto.randomUUID(), moves } })).results[0]!;
  return { hotel, suite, double, assign, move, send };
}

describe.each([
  ["the room's act", "assign"],
  ["a move of the planning", "move"],
] as const)("a simpler room by %s", (_, door) => {
  async function given(more: object) {
    const { hotel, suite, double, assign, move, send } = await opened();
    if (door === "assign") await assign(suite, more);
    else await send([move(suite, more)]);
    return { suite, double, stay: hotel.get(suite.id) };
  }

  it("is given at the agreed price with a reason, which the history has", async () => {
    const { suite, stay } = await given({ note: ` ${note} ` });
    expect(stay.nights.map(({ roomId, roomTypeId }) => [roomId, roomTypeId])).toEqual([
      ["R-104", "DBL"],
      ["R-104", "DBL"],
    ]);
    expect([stay.roomTypeId, prices(stay)]).toEqual(["STE", prices(suite)]);
    expect(stay.history![0]).toMatchObject({ what: "assignRoom", note });
  });

  it("is sold as what it is where the guest pays its price of today", async () => {
    const { double, stay } = await given({ note, isRepriced: true });
    expect([stay.roomTypeId, prices(stay)]).toEqual(["DBL", double]);
    expect(stay.nights.every(({ roomId }) => roomId === "R-104")).toBe(true);
  });
});

it("is refused without a reason, and with one where it is taken or too small", async () => {
  const { suite, assign, move, send } = await opened();
  const blank = { note: "  " };
  expect((await hotelRefusalOf(assign(suite, blank))).codes).toEqual(["ROOM_OF_OTHER_TYPE"]);
  expect((await send([move(suite, blank)])).reasons.map(({ code }) => code)).toEqual(["ROOM_OF_OTHER_TYPE"]);
  expect((await hotelRefusalOf(assign(suite, { roomId: "R-101", note }))).codes).toEqual(["TOO_MANY_PEOPLE"]);
  await assign(await book({ roomTypeId: "DBL" }), {});
  expect((await hotelRefusalOf(assign(suite, { note }))).codes).toEqual(["ROOM_TAKEN"]);
  const long = await send([move(suite, { note: "a".repeat(100_000) })]);
  expect(long.reasons.map(({ code }) => code)).toEqual(["TEXT_TOO_LONG"]);
});

it("asks for no second reason where the stay goes from one simpler room to another, or stays on", async () => {
  const { hotel, suite, assign, move, send } = await opened();
  const simpler = await assign(suite, { note });
  const other = await assign(simpler, { roomId: "R-105" });
  const longer = move(other, { roomId: "R-105", departure: "2026-05-16", to: "2026-05-16" });
  expect(await send([longer])).toMatchObject({ isDone: true });
  expect(hotel.get(suite.id).nights.at(-1)).toMatchObject({ roomId: "R-105", roomTypeId: "DBL" });
});

it("says the prices before a reason is given, with extras, and against what was agreed", async () => {
  const { hotel, suite, double } = await opened();
  const [product] = hotel.products;
  const extra = {
    id: "extra-1",
    productId: product!.id,
    quantity: 1,
    agreed: { ...product!, per: "night" as const, price: 10_00 },
  };
  hotel.put({ ...hotel.get(suite.id), extras: [extra] });
  const { arrival, departure } = suite;
  const query = { arrival, departure, from: arrival, to: departure, roomId: "R-104" };
  const { agreed, kept, repriced } = await planning.priceMove({ params: { reservationId: suite.id }, query });
  const sum = (cents: number[]) => cents.reduce((total, price) => total + price, 20_00);
  expect(agreed).toBe(sum(prices(suite)));
  expect(kept).toEqual({ total: agreed, reasons: [] });
  expect(repriced).toEqual({ total: sum(double), reasons: [] });
});
