import { describe, expect, it } from "vitest";

import { planningContract } from "@/contract/reservations/planning";
import type { Reservation } from "@/contract/reservations/reservations";
import type { StayMove } from "@/contract/reservations/stayMoves";
import { createClient } from "@/shared/api/createClient";

import { book } from "../../support/hotelBackend";
import { act, codesOf, openQuiet, prices } from "./stayCalls";

const planning = createClient(planningContract);
const note = "Fuga de agua en la suite";

const assign = (stay: Reservation, more: object) => act(stay, "assignRoom", { roomId: "R-104", ...more });

async function move(stay: Reservation, changes: Partial<StayMove> = {}) {
  const { id: reservationId, version, arrival, departure } = stay;
  const nights = { arrival, departure, from: arrival, to: departure };
  const asked = { reservationId, version, roomId: "R-104", isRepriced: false, ...nights, ...changes };
  const clientId = `${reservationId} ${version} ${JSON.stringify(changes).slice(0, 80)}`;
  const { results } = await planning.moveStays({ body: { clientId, moves: [asked] } });
  return { isDone: results[0]!.isDone, codes: results[0]!.reasons.map(({ code }) => code) };
}

/** A suite for two that is booked, and the price of the same nights in a double room. */
async function opened() {
  const hotel = openQuiet();
  return { hotel, suite: await book({ roomTypeId: "STE" }), double: prices(await book({ roomTypeId: "DBL" })) };
}

it.each([
  ["the room's act", assign],
  ["a move of the planning", move],
] as const)("%s gives a simpler room for a reason, at the agreed price or at today's", async (_, give) => {
  const { hotel, suite, double } = await opened();
  await give(suite, { note: ` ${note} ` });
  const kept = hotel.get(suite.id);
  expect(kept.nights.map(({ roomId, roomTypeId }) => [roomId, roomTypeId])).toEqual([
    ["R-104", "DBL"],
    ["R-104", "DBL"],
  ]);
  expect([kept.roomTypeId, prices(kept)]).toEqual(["STE", prices(suite)]);
  expect(kept.history![0]).toMatchObject({ what: "assignRoom", note });
  const other = await book({ roomTypeId: "STE" });
  await give(other, { note, isRepriced: true, roomId: "R-105" });
  const repriced = hotel.get(other.id);
  expect([repriced.roomTypeId, prices(repriced)]).toEqual(["DBL", double]);
  expect(repriced.nights.every(({ roomId }) => roomId === "R-105")).toBe(true);
});

describe("a simpler room", () => {
  it("is refused without a reason, and with a reason where it is taken or too small", async () => {
    const { suite } = await opened();
    const blank = { note: "  " };
    expect(await codesOf(assign(suite, blank))).toEqual(["ROOM_OF_OTHER_TYPE"]);
    expect((await move(suite, blank)).codes).toEqual(["ROOM_OF_OTHER_TYPE"]);
    expect(await codesOf(assign(suite, { roomId: "R-101", note }))).toEqual(["TOO_MANY_PEOPLE"]);
    await assign(await book({ roomTypeId: "DBL" }), {});
    expect(await codesOf(assign(suite, { note }))).toEqual(["ROOM_TAKEN"]);
    expect((await move(suite, { note: "a".repeat(100_000) })).codes).toEqual(["TEXT_TOO_LONG"]);
  });

  it("needs no second reason where the stay goes on to another simpler room, or stays on", async () => {
    const { hotel, suite } = await opened();
    const other = await assign(await assign(suite, { note }), { roomId: "R-105" });
    const longer = { roomId: "R-105", departure: "2026-05-16", to: "2026-05-16" };
    expect(await move(other, longer)).toMatchObject({ isDone: true });
    expect(hotel.get(suite.id).nights.at(-1)).toMatchObject({ roomId: "R-105", roomTypeId: "DBL" });
  });

  it("has its prices told before a reason is given, with extras, and against what was agreed", async () => {
    const { hotel, suite, double } = await opened();
    const agreed = { ...hotel.products[0]!, per: "night" as const, price: 10_00 };
    const extra = { id: "extra-1", productId: agreed.id, quantity: 1, agreed };
    hotel.put({ ...hotel.get(suite.id), extras: [extra] });
    const { arrival, departure } = suite;
    const query = { arrival, departure, from: arrival, to: departure, roomId: "R-104" };
    const sum = (cents: number[]) => cents.reduce((total, price) => total + price, 20_00);
    expect(await planning.priceMove({ params: { reservationId: suite.id }, query })).toMatchObject({
      agreed: sum(prices(suite)),
      kept: { total: sum(prices(suite)), reasons: [] },
      repriced: { total: sum(double), reasons: [] },
    });
  });
});
