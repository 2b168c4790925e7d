import { beforeEach, expect, it } from "vitest";

import { planningContract } from "@/contract/reservations/planning";
import { agreedNow } from "@/domain/reservations/balance";
import type { Hotel } from "@/fakeBackend/hotel/Hotel";
import type { SetUp, SetUpSeed } from "@/fakeBackend/hotel/setUp/SetUp";
import { createClient } from "@/shared/api/createClient";

import { hotelApi } from "../../support/hotelBackend";
import { bring, inDays, openQuiet, type Stay, today } from "../../support/quietHotel";
import { eachEntry, setUpWrites } from "../../support/setUpWrites";

const planningApi = createClient(planningContract);

const inHouse = { state: "inHouse", checkedInOn: inDays(-2) } as const;

/** Guests who stay, leave today, and arrive today with and without a room. Two types are full tomorrow. */
const guests: Record<string, Stay> = {
  stays: { from: -2, nightCount: 4, rooms: "R-204", ...inHouse },
  leaves: { from: -2, nightCount: 2, rooms: "R-205", ...inHouse },
  arrives: { from: 0, nightCount: 2, rooms: "R-206" },
  roomless: { from: 0 },
};

let hotel: Hotel;
let idOf: (name: string) => string;

/** Sells so many more rooms of a type for tomorrow than there are. */
async function sellOut(roomTypeId: string, more = 0) {
  const { length } = hotel.rooms.filter((room) => room.roomTypeId === roomTypeId);
  for (let place = 0; place < length + more; place += 1) {
    const stay = hotel.get(await bring(hotel, `${roomTypeId} ${place}`, { from: 1, roomTypeId }));
    hotel.put({ ...stay, nights: stay.nights.map((night) => ({ ...night, roomTypeId })) });
  }
}

beforeEach(async () => {
  ({ hotel, idOf } = await openQuiet(guests));
  const extra = { id: "extra-1", productId: "parking", quantity: 1, agreed: agreedNow(hotel.products[0]!) };
  for (const name of Object.keys(guests)) hotel.put({ ...hotel.get(idOf(name)), extras: [extra] });
  await sellOut("TWN");
  await sellOut("JST", 1);
});

const ids = () => [...hotel.all()].flatMap(({ id, isDeleted }) => (isDeleted ? [] : id));

/** Of each reservation what was agreed, and what may be done with it and why not. */
const agreements = () =>
  Promise.all(
    ids().map(async (id) => {
      const { actions, ...stay } = await hotelApi.getReservation({ params: { id } });
      const { nights, extras, policies, deposit, total, balance, upcoming } = stay;
      const { roomTypeId, ratePlanId, channelId } = stay;
      const may = actions.map(({ action, reasons }) => [action, ...reasons.map(({ code }) => code)].join(" "));
      return { nights, extras, policies, deposit, total, balance, upcoming, roomTypeId, ratePlanId, channelId, may };
    }),
  );

/** The places where staff see the house: each replies, whatever is set up. */
const readHouse = () =>
  Promise.all([
    planningApi.getPlanning({ query: { from: today, nights: 7 } }),
    hotelApi.getDesk(),
    hotelApi.getDay(),
    hotelApi.getSetUp(),
    hotelApi.listFreeRooms({ query: { departure: inDays(1), adults: 1 } }),
    hotelApi.listOffers({ query: { arrival: today, departure: inDays(2), adults: 1 } }),
    hotelApi.listReservations({ query: {} }),
  ]);

it("leaves every stay what was agreed and may be done, whichever book of the set-up changes", async () => {
  const before = await agreements();
  for (const [name, write] of Object.entries(setUpWrites(hotel))) {
    const book = hotel.setUp[name as keyof SetUpSeed];
    const { version } = book;
    write();
    expect(book.version, name).toBeGreaterThan(version);
    expect(await agreements(), name).toEqual(before);
    await readHouse();
  }
});

const off = { isActive: false };

it.each<[string, (setUp: SetUp) => void]>([
  ["rates", ({ ratePlans }) => eachEntry(ratePlans)(() => off)()],
  ["products", ({ products }) => eachEntry(products)(() => off)()],
  ["channels", ({ channels }) => eachEntry(channels)(() => off)()],
])("leaves every stay what was agreed, when all %s are switched off", async (_, switchOff) => {
  const before = await agreements();
  switchOff(hotel.setUp);
  expect(await agreements()).toEqual(before);
  await readHouse();
});

it("counts a guest in the list as in the profile, after the products have changed", async () => {
  const { guestId } = hotel.put({ ...hotel.get(idOf("leaves")), state: "checkedOut", checkedOutOn: today });
  const listed = async () =>
    (await hotelApi.listGuests({ query: { perPage: 100 } })).rows.find(({ id }) => id === guestId)!;
  const before = await listed();
  setUpWrites(hotel).products();
  const { stays, nights, spend } = await hotelApi.getGuest({ params: { id: guestId } });
  expect(await listed()).toMatchObject({ stays, nights, spend });
  expect(await listed()).toEqual(before);
});
