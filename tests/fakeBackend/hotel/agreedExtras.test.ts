import { expect, it } from "vitest";

import type { Product } from "@/contract/property";
import type { Hotel } from "@/fakeBackend/hotel/Hotel";
import type { StoredReservation } from "@/fakeBackend/hotel/books/StoredReservation";

import { amend, book, hotelApi } from "../../support/hotelBackend";
import { openShelf } from "../../support/openShelf";
import { openQuiet } from "../../support/quietHotel";

const extras = [{ productId: "parking", quantity: 1 }];

const put = ({ setUp }: Hotel, change: Partial<Product>) =>
  setUp.products.put({ ...setUp.products.find("parking")!, ...change });

const read = (id: string) => hotelApi.getReservation({ params: { id } });

it.each<[string, Partial<Product>]>([
  ["price", { price: 99_00 }],
  ["unit", { per: "stay" }],
  ["VAT", { vat: 10 }],
  ["name", { name: "Garaje" }],
])("keeps the %s of an extra as it was agreed", async (_, change) => {
  const { hotel } = await openQuiet();
  put(hotel, { vat: 21 });
  const booked = await book({ extras });
  put(hotel, change);
  const now = await read(booked.id);
  expect([now.total, now.balance, now.upcoming, now.extras]).toEqual([
    booked.total,
    booked.balance,
    booked.upcoming,
    booked.extras,
  ]);
});

it("keeps the lack of a VAT of its own, too", async () => {
  const { hotel } = await openQuiet();
  const { vat: _, ...plain } = hotel.setUp.products.find("parking")!;
  hotel.setUp.products.put(plain);
  const booked = await book({ extras });
  put(hotel, { vat: 21 });
  expect((await read(booked.id)).upcoming).toEqual(booked.upcoming);
});

it("keeps the terms when the quantity changes, and has new terms when an extra comes back", async () => {
  const { hotel } = await openQuiet();
  const { id } = await book({ extras });
  put(hotel, { price: 99_00 });
  expect((await amend(id, { extras: [{ productId: "parking", quantity: 3 }] })).extras).toMatchObject([
    { quantity: 3, agreed: { price: 16_00 } },
  ]);
  await amend(id, { extras: [] });
  expect((await amend(id, { extras })).extras).toMatchObject([{ quantity: 1, agreed: { price: 99_00 } }]);
});

it("says an extra's agreed name in the history", async () => {
  const { hotel } = await openQuiet();
  const { id } = await book({ extras });
  put(hotel, { name: "Garaje" });
  const saved = await amend(id, { extras: [] });
  expect(saved.history[0]!.changes).toEqual([{ field: "extras", before: "Parking × 1", after: "" }]);
});

/** As earlier releases stored an extra: without terms, or with the price alone. */
it.each<[string, object]>([
  ["no terms", {}],
  ["the price alone", { price: 12_00 }],
])("agrees once, on what is sold now, for a reservation of an earlier release that has %s", async (_, kept) => {
  const { open, edit } = openShelf();
  open();
  const { id } = await book({ extras });
  edit(
    "reservations",
    ({ extras: [{ id: extraId }], ...stored }: StoredReservation & { extras: [{ id: string }] }) => ({
      ...stored,
      extras: [{ id: extraId, productId: "parking", quantity: 1, ...kept }],
    }),
  );
  const second = open();
  const { agreed } = second.get(id).extras[0]!;
  expect(agreed).toEqual({ name: "Parking", price: 16_00, per: "night", vat: 21, ...kept });
  put(second, { name: "Garaje", price: 99_00, per: "stay" });
  await hotelApi.getSetUp(); // a reply waits until changes are stored
  expect(open().get(id).extras).toEqual([{ id: expect.any(String), productId: "parking", quantity: 1, agreed }]);
});
