import { expect, it } from "vitest";

import { routes as bookingRoutes } from "@/fakeBackend/hotel/routes/bookingPart";
import { hotelRoutes } from "@/fakeBackend/hotel/routes/hotelRoutes";
import { messagingRoutes } from "@/fakeBackend/messaging/messagingRoutes";

import { dayRows, guestRows, messagingRows, stayRows } from "./matrix/rows";

const hotelRows = [...stayRows, ...dayRows, ...guestRows];

/** `npm run faults` makes each of them from its screen, in every failure. */
it.each([
  ["the hotel", hotelRows, [...hotelRoutes, ...bookingRoutes]],
  ["the messaging area", messagingRows, messagingRoutes],
] as const)("knows how a person makes every call that %s answers", (_, rows, routes) => {
  const driven = new Set(rows.flatMap(([contract]) => Object.values(contract).map(({ path }) => path)));
  const missing = routes.filter(({ endpoint }) => !driven.has(endpoint.path));
  expect(missing.map(({ endpoint }) => endpoint.path)).toEqual([]);
  for (const [contract, drivers] of rows)
    expect(Object.keys(drivers).toSorted()).toEqual(Object.keys(contract).toSorted());
});
