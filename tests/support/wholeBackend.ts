import * as areas from "@/fakeBackend/areas";
import { authRoutes } from "@/fakeBackend/auth/authRoutes";
import { findByInvoice } from "@/fakeBackend/billing/findByInvoice";
import { headerRoutes } from "@/fakeBackend/header/headerRoutes";
import { createHotel } from "@/fakeBackend/hotel/routes/hotelPart";
import { hotelSample } from "@/fakeBackend/hotel/sample/hotelSample";
import type { SampleReservations } from "@/fakeBackend/hotel/SampleReservations";

import { holdToDescription } from "./heldToDescription";

export { startFakeBackend } from "@/fakeBackend";

// tests read an area's data before its first call
const parts = await Promise.all(Object.values(areas).map((area) => area.fetch()));

const routes = [authRoutes, headerRoutes, ...parts.map((part) => part.routes)].flat();
for (const route of routes) holdToDescription(route);

/** Enough for the dates and sizes of a file; the whole sample is large. */
const MOST_DRAWN = 8;
const drawn = new Map<string, SampleReservations>();

/** Draws the books of a date and a size once for many tests. They are frozen: no test can change another's. */
const books: typeof hotelSample.books = (setUp, businessDate, size) => {
  const key = JSON.stringify([businessDate, size]);
  const found = drawn.get(key) ?? frozen(hotelSample.books(setUp, businessDate, size));
  drawn.set(key, found);
  for (const [oldest] of drawn) if (drawn.size > MOST_DRAWN) drawn.delete(oldest);
  return found;
};
areas.hotel.createData = (sample, db) =>
  findByInvoice(createHotel(sample, { ...hotelSample, books }), db, areas.billing.fetch);

function frozen<Value>(value: Value): Value {
  if (typeof value !== "object" || value === null || Object.isFrozen(value)) return value;
  Object.freeze(value);
  for (const part of Object.values(value)) frozen(part);
  return value;
}
