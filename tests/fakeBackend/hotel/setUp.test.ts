import { describe, expect, it } from "vitest";

import type { Room } from "@/contract/property";
import { assignmentContract } from "@/contract/reservations/assignment";
import { hotelChangesContract } from "@/contract/hotelChanges";
import { planningContract } from "@/contract/reservations/planning";
import type { Derivation, RatePlan } from "@/contract/reservations/rates";
import type { Hotel } from "@/fakeBackend/hotel/Hotel";
import { createClient } from "@/shared/api/createClient";

import { book, hotelApi, hotelRefusalOf } from "../../support/hotelBackend";
import { bring, inDays, openQuiet, today } from "../../support/quietHotel";
import { openShelf } from "../../support/openShelf";
import { reasonsAgainst } from "../../support/reasonsAgainst";

const api = createClient({ ...planningContract, ...assignmentContract, ...hotelChangesContract });

const suite: Room = { id: "R-501", number: "501", floor: 5, roomTypeId: "STE", features: [], isActive: true };
const off = (hotel: Hotel, id: string) => hotel.setUp.rooms.put({ ...hotel.room(id)!, isActive: false });

const derivedBy = (plan: RatePlan, changes: Partial<Derivation>): RatePlan => ({
  ...plan,
  derivedFrom: { ...plan.derivedFrom!, ...changes },
});

function thrownBy(write: () => void): unknown {
  try {
    write();
  } catch (error) {
    return error;
  }
  return undefined;
}

/** The places where staff see a room. */
async function shown() {
  const [{ rooms, counts }, plan, { rooms: states }, day, free] = await Promise.all([
    api.getPlanning({ query: { from: today, nights: 1 } }),
    api.getAssignmentPlan({ query: { nights: 1 } }),
    hotelApi.getDesk(),
    hotelApi.getDay(),
    hotelApi.listFreeRooms({ query: { departure: inDays(1), adults: 1, children: "" } }),
  ]);
  return {
    planning: rooms.map(({ number }) => number),
    suites: counts.find(({ roomTypeId }) => roomTypeId === "STE")!.free,
    assignment: plan.rooms.map(({ number }) => number),
    desk: states.map(({ roomId }) => roomId),
    free: free.map(({ roomId }) => roomId),
    tonight: day.availableTonight,
  };
}

it.each<[what: string, field: string, put: (setUp: Hotel["setUp"]) => void]>([
  ["a room without a number", "number", ({ rooms }) => rooms.put({ ...suite, number: " " })],
  ["a room of no type", "roomTypeId", ({ rooms }) => rooms.put({ ...suite, roomTypeId: "NONE" })],
  [
    "a type for nobody",
    "maxOccupancy",
    ({ roomTypes: entries }) => entries.put({ ...entries.find("DBL")!, maxOccupancy: 0 }),
  ],
  ["no price at all", "price", ({ listPrices }) => listPrices.put({ id: "DBL", price: null } as never)],
  [
    "a closed type that is not there",
    "closedTypes",
    ({ specialDays: entries }) => entries.put({ ...entries.all()[0]!, closedTypes: ["DBL", "GONE"] }),
  ],
  [
    "a derivation from a plan that is not there",
    "ratePlanId",
    ({ ratePlans: entries }) => entries.put(derivedBy(entries.find("NRF")!, { ratePlanId: "GONE" })),
  ],
  [
    "an unknown rounding",
    "rounding",
    ({ ratePlans: entries }) => entries.put(derivedBy(entries.find("NRF")!, { rounding: "ten" as never })),
  ],
  ["a price below 0", "price", ({ products: entries }) => entries.put({ ...entries.find("parking")!, price: -1 })],
  [
    "a fee above the whole stay",
    "percent",
    ({ depositPolicies: entries }) => entries.put({ ...entries.all()[0]!, fee: { kind: "percent", percent: 101 } }),
  ],
  [
    "a plan without its policy",
    "depositPolicyId",
    ({ ratePlans: entries }) => entries.put({ ...entries.find("BAR")!, depositPolicyId: "unknown" }),
  ],
])("refuses an entry whose value its contract forbids: %s", async (_what, field, put) => {
  const { hotel } = await openQuiet();
  const before = hotel.revision.count;
  const refused = thrownBy(() => put(hotel.setUp));
  expect(refused).toMatchObject({ status: 422, body: { reasons: [] } });
  expect(Object.keys((refused as { body: { fields: object } }).body.fields)).toEqual([field]);
  expect(hotel.revision.count).toBe(before);
});

describe("a room that is added", () => {
  it("is planned, counted, offered and assigned at once", async () => {
    const { hotel } = await openQuiet();
    const before = await shown();
    hotel.setUp.rooms.put(suite);
    const after = await shown();
    for (const place of ["planning", "assignment"] as const) {
      expect(after[place], place).toEqual([...before[place], "501"]);
    }
    for (const place of ["desk", "free"] as const) expect(after[place], place).toContain("R-501");
    expect([after.suites, after.tonight]).toEqual([before.suites + 1, before.tonight + 1]);
    const id = await bring(hotel, "Ana", { from: 0, roomTypeId: "STE" });
    const choices = await hotelApi.listRoomChoices({ params: { id } });
    expect(choices.find(({ room }) => room.id === "R-501")).toMatchObject({ reasons: [] });
  });
});

describe("a room that is switched off", () => {
  it("is neither planned nor counted nor offered, and is still named by what has been", async () => {
    const { hotel } = await openQuiet({
      Ana: { from: -3, nightCount: 2, rooms: "R-401", state: "checkedOut", checkedOutOn: inDays(-1) },
    });
    const before = await shown();
    off(hotel, "R-401");
    const after = await shown();
    expect([before.planning.length - after.planning.length, before.tonight - after.tonight]).toEqual([1, 1]);
    for (const place of ["planning", "assignment"] as const) expect(after[place], place).not.toContain("401");
    for (const place of ["desk", "free"] as const) expect(after[place], place).not.toContain("R-401");
    expect((await hotelApi.getSetUp()).rooms.find(({ id }) => id === "R-401")).toMatchObject({ isActive: false });
  });

  it("takes no guest", async () => {
    const { hotel } = await openQuiet();
    off(hotel, "R-204");
    const { id, version } = await book();
    const body = { version, roomId: "R-204" };
    const assigning = hotelApi.actOnReservation({ params: { id, action: "assignRoom" }, body });
    expect(await hotelRefusalOf(assigning)).toMatchObject({ status: 409, codes: ["ROOM_BLOCKED"] });
  });

  it("is used again once it is switched on", async () => {
    const { hotel } = await openQuiet();
    const before = await shown();
    off(hotel, "R-204");
    hotel.setUp.rooms.put({ ...hotel.room("R-204")!, isActive: true });
    expect(await shown()).toEqual(before);
  });
});

describe("a room type that is switched off", () => {
  it("must have no nights sold from the business date on", async () => {
    const { hotel, idOf } = await openQuiet({ Ana: { from: -1, nightCount: 3 }, Luis: { from: 0, nightCount: 2 } });
    const close = () => hotel.setUp.roomTypes.put({ ...hotel.roomType("DBL")!, isActive: false });
    expect(reasonsAgainst(close)).toEqual([["ROOM_TYPE_HAS_NIGHTS", { roomType: "Doble", nights: 4 }]]);
    for (const name of ["Ana", "Luis"]) hotel.put({ ...hotel.get(idOf(name)), state: "cancelled" });
    expect(reasonsAgainst(close)).toEqual([]);
    const offers = await hotelApi.listOffers({ query: { arrival: today, departure: inDays(1), adults: 1 } });
    expect(offers.map(({ roomTypeId }) => roomTypeId)).not.toContain("DBL");
  });
});

describe("prices that change", () => {
  const offered = async (ratePlanId = "BAR") => {
    const offers = await hotelApi.listOffers({ query: { arrival: "2026-05-12", departure: "2026-05-13", adults: 2 } });
    return offers.find((offer) => offer.roomTypeId === "DBL" && offer.ratePlanId === ratePlanId);
  };

  it("are those of new offers, and not of what is agreed", async () => {
    const { hotel } = await openQuiet();
    const booked = await book();
    const [before, derived] = [(await offered())!.total, (await offered("NRF"))!.total];
    hotel.setUp.listPrices.put({ id: "DBL", price: 200_00 });
    expect([(await offered())!.total / before, (await offered("NRF"))!.total / derived]).toEqual([
      expect.closeTo(200 / 88, 1),
      expect.closeTo(200 / 88, 1),
    ]);
    expect((await hotelApi.getReservation({ params: { id: booked.id } })).total).toBe(booked.total);
  });

  it("follow the season, the special days and the plans", async () => {
    const { hotel } = await openQuiet();
    const before = (await offered())!.total;
    hotel.setUp.seasons.put({ ...hotel.setUp.seasons.find("05")!, level: 2.2 });
    expect((await offered())!.total).toBeCloseTo(before * 2, -3);
    const special = { minStay: 1, isClosedToArrival: true, isClosedToDeparture: false, closedTypes: [] };
    hotel.setUp.specialDays.put({ id: "05-12", ...special });
    expect((await offered())!.reasons).toMatchObject([{ code: "CLOSED_TO_ARRIVAL" }]);
    hotel.setUp.ratePlans.put({ ...hotel.setUp.ratePlans.find("BAR")!, isActive: false });
    expect(await offered()).toBeUndefined();
    expect(await offered("NRF")).toBeDefined();
  });

  it("leave a reservation the policies that it was made with", async () => {
    const { hotel } = await openQuiet();
    const booked = await book();
    hotel.setUp.cancellationPolicies.put({ ...hotel.setUp.cancellationPolicies.find("flexible")!, name: "Nueva" });
    expect((await offered())!.policies.cancellation.name).toBe("Nueva");
    expect(hotel.get(booked.id).policies.cancellation.name).toBe("Flexible");
  });
});

describe("word of a changed set-up", () => {
  it("is a change of its topic alone, and its reply says as of which", async () => {
    const { hotel } = await openQuiet();
    const { cursor } = await api.awaitHotelChanges({ query: {} });
    hotel.setUp.channels.put({ ...hotel.setUp.channels.all()[0]!, name: "Web" });
    const { lastOf } = await api.awaitHotelChanges({ query: { since: cursor } });
    expect(Object.entries(lastOf).filter(([, last]) => last > cursor)).toEqual([["setUp", hotel.revision.count]]);
    expect(await hotelApi.getSetUp()).toMatchObject({ asOf: lastOf.setUp });
  });

  it("is not given when nothing has changed", async () => {
    const { hotel } = await openQuiet();
    const { count } = hotel.revision;
    hotel.setUp.property.put({ ...hotel.setUp.property.all()[0]! });
    expect([hotel.revision.count, hotel.setUp.property.version]).toEqual([count, 1]);
  });
});

describe("a restart", () => {
  it("keeps what was changed, with its version, and the stays of the sample as they were", async () => {
    const { open } = openShelf();
    const first = open();
    first.setUp.rooms.put(suite);
    first.setUp.listPrices.put({ id: "DBL", price: 200_00 });
    first.setUp.property.put({ ...first.setUp.property.all()[0]!, name: "Hotel Nuevo" });
    const [nights, stays] = [(await shown()).suites, [...first.all()]];
    const second = open();
    expect([second.room("R-501"), second.property.name]).toEqual([suite, "Hotel Nuevo"]);
    expect((await shown()).suites).toBe(nights);
    expect([second.setUp.rooms.version, second.setUp.roomTypes.version]).toEqual([2, 1]);
    expect([...second.all()]).toEqual(stays);
    second.setUp.rooms.put({ ...suite, isActive: false });
    await hotelApi.getSetUp(); // a reply waits until changes are stored
    expect(open().setUp.rooms.version).toBe(3);
  });
});
