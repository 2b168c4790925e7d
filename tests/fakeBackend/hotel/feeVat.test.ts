import { expect, it } from "vitest";

import type { Charge } from "@/contract/account/account";
import type { Hotel } from "@/fakeBackend/hotel/Hotel";
import type { StoredReservation } from "@/fakeBackend/hotel/books/StoredReservation";

import { book, hotelApi } from "../../support/hotelBackend";
import { openShelf } from "../../support/openShelf";

function setCause({ setUp }: Hotel, feeCause: "N1" | "S1") {
  const property = setUp.property.all()[0]!;
  setUp.property.put({ ...property, billing: { ...property.billing, feeCause } });
}

async function act(id: string, action: "cancel" | "reactivate") {
  const { version } = await hotelApi.getReservation({ params: { id } });
  const body = { version, ...(action === "cancel" && { cancelReason: "guestRequest" as const }) };
  return hotelApi.actOnReservation({ params: { id, action }, body });
}

const notRefundable = { arrival: "2026-04-14", departure: "2026-04-16", ratePlanId: "NRF" };
const ratesOf = (charges: readonly Charge[]) => charges.map(({ kind, vat }) => [kind, vat]);

it("takes a fee back with the VAT that it was charged with, whatever the setting has become", async () => {
  const hotel = openShelf().open();
  const { id } = await book(notRefundable);
  await act(id, "cancel");
  setCause(hotel, "S1");
  await act(id, "reactivate");
  await act(id, "cancel");
  setCause(hotel, "N1");
  await act(id, "reactivate");
  expect(ratesOf(hotel.get(id).charges)).toEqual([
    ["fee", 0],
    ["correction", 0],
    ["fee", 10],
    ["correction", 10],
  ]);
});

it("charges the fees of the sample without VAT", () => {
  const fees = [...openShelf().open().all()].flatMap(({ charges }) => charges.filter(({ kind }) => kind === "fee"));
  expect(fees.length).toBeGreaterThan(0);
  expect(new Set(fees.map(({ vat }) => vat))).toEqual(new Set([0]));
});

it("gives a fee of an earlier release, and what took it back, once the VAT of the setting", async () => {
  const { open, edit } = openShelf();
  open();
  const { id } = await book(notRefundable);
  await act(id, "cancel");
  await act(id, "reactivate");
  edit("reservations", ({ charges, ...stored }: StoredReservation) => ({
    ...stored,
    charges: charges.map(({ vat: _, ...line }) => line),
  }));
  const second = open();
  expect(ratesOf(second.get(id).charges)).toEqual([
    ["fee", 0],
    ["correction", 0],
  ]);
  setCause(second, "S1");
  await hotelApi.getSetUp(); // a reply waits until changes are stored
  expect(ratesOf(open().get(id).charges)[0]).toEqual(["fee", 0]);
});
