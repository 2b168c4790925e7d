import { expect, it } from "vitest";

import { hotelChangesContract } from "@/contract/hotelChanges";
import { createClient } from "@/shared/api/createClient";

import { book, hotelApi, openHotel } from "../../support/hotelBackend";

const { awaitHotelChanges } = createClient(hotelChangesContract);
const cursor = async (since?: number) => (await awaitHotelChanges({ query: { since } })).cursor;

/** What became of a call by now. */
async function isAnswered(call: Promise<unknown>) {
  await hotelApi.getSetUp();
  return Promise.race([call.then(() => true), Promise.resolve(false)]);
}

it("replies to waiting calls as soon as a reservation is made, changed or deleted", async () => {
  openHotel();
  let since = await cursor();
  const { id } = await book();
  expect(await cursor(since)).not.toBe(since);

  since = await cursor();
  const waiting = cursor(since);
  expect(await isAnswered(waiting)).toBe(false);
  await hotelApi.deleteReservation({ params: { id } });
  expect(await waiting).not.toBe(since);
});

it("tells of nothing after ten seconds, and of nothing that was refused", async () => {
  const { advance } = openHotel();
  const since = await cursor();
  const waiting = cursor(since);
  await expect(book({ arrival: "2026-05-14", departure: "2026-05-12" })).rejects.toThrow("422");
  advance(9999);
  expect(await isAnswered(waiting)).toBe(false);
  advance(1);
  expect(await waiting).toBe(since);
});
