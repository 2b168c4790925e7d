import { expect, it } from "vitest";

import { nightsOf } from "@/domain/stay";
import type { Hotel } from "@/fakeBackend/hotel/Hotel";

import { hotelApi } from "../../support/hotelBackend";
import { openQuiet } from "../../support/quietHotel";

/** The booking that comes in with a refreshed list. */
async function arrivedIn(hotel: Hotel) {
  const { arrived } = await hotelApi.refreshReservations({ body: {} });
  return arrived.map(({ id }) => hotel.get(id));
}

/** The property sells these types alone. */
function sellOnly(hotel: Hotel, ids: string[]) {
  for (const type of hotel.roomTypes) {
    if (!ids.includes(type.id)) hotel.setUp.roomTypes.put({ ...type, isActive: false });
  }
}

function switchOffRoomsOf(hotel: Hotel, roomTypeId: string) {
  for (const room of hotel.rooms) {
    if (room.roomTypeId === roomTypeId) hotel.setUp.rooms.put({ ...room, isActive: false });
  }
}

it("brings a booking of a type that is sold", async () => {
  const { hotel } = await openQuiet();
  sellOnly(hotel, ["STE"]);
  expect(await arrivedIn(hotel)).toMatchObject([{ roomTypeId: "STE" }]);
});

it("brings another type when the type asked for has no room", async () => {
  const { hotel } = await openQuiet();
  sellOnly(hotel, ["DBL", "STE"]);
  hotel.setUp.roomTypes.put({ ...hotel.roomType("DBL")!, overbookingAllowance: 0 });
  switchOffRoomsOf(hotel, "DBL");
  for (let count = 0; count < 5; count += 1) expect(await arrivedIn(hotel)).toMatchObject([{ roomTypeId: "STE" }]);
});

it("brings nothing, and no guest, when no type has a room", async () => {
  const { hotel } = await openQuiet();
  hotel.setUp.property.put({ ...hotel.setUp.property.all()[0]!, overbookingAllowance: 0 });
  for (const room of hotel.rooms) hotel.setUp.rooms.put({ ...room, isActive: false });
  const guests = [...hotel.guests.all()].length;
  expect(await arrivedIn(hotel)).toEqual([]);
  expect([...hotel.guests.all()]).toHaveLength(guests);
});

it("brings nothing when each day of the year is closed to arrivals", async () => {
  const { hotel } = await openQuiet();
  const closed = { minStay: 1, isClosedToArrival: true, isClosedToDeparture: false, closedTypes: [] };
  for (const day of nightsOf({ arrival: "2028-01-01", departure: "2029-01-01" }))
    hotel.setUp.specialDays.put({ id: day.slice(5), ...closed });
  expect(await arrivedIn(hotel)).toEqual([]);
});

it("brings nothing when no agency sells, or no plan is sold", async () => {
  const { hotel } = await openQuiet();
  for (const id of ["booking", "expedia", "airbnb"]) {
    hotel.setUp.channels.put({ ...hotel.setUp.channels.find(id)!, isActive: false });
  }
  expect(await arrivedIn(hotel)).toEqual([]);
  hotel.setUp.channels.put({ ...hotel.setUp.channels.find("airbnb")!, isActive: true });
  expect(await arrivedIn(hotel)).toMatchObject([{ channelId: "airbnb" }]);
  for (const plan of hotel.setUp.ratePlans.all()) hotel.setUp.ratePlans.put({ ...plan, isActive: false });
  expect(await arrivedIn(hotel)).toEqual([]);
});

it("brings neither a plan nor an extra that is switched off", async () => {
  const { hotel } = await openQuiet();
  for (const plan of hotel.setUp.ratePlans.all()) {
    if (plan.id !== "BB") hotel.setUp.ratePlans.put({ ...plan, isActive: false });
  }
  for (const product of hotel.products) hotel.setUp.products.put({ ...product, isActive: false });
  for (let count = 0; count < 12; count += 1) {
    expect(await arrivedIn(hotel)).toMatchObject([{ ratePlanId: "BB", extras: [] }]);
  }
});
