import { describe, expect, it } from "vitest";

import type { SavedView } from "@/contract/reservations/reservationList";

import type { StoredReservation } from "@/fakeBackend/hotel/books/StoredReservation";

import { hotelApi } from "../../support/hotelBackend";
import { bring, inDays, openQuiet, type Stay, today } from "../../support/quietHotel";

const noNotes = { internal: "", guest: "", request: "" };

const day = () => hotelApi.getDay();

describe("the front desk's day", () => {
  it("is empty without arrivals, stays and departures", async () => {
    const { hotel } = await openQuiet();
    const { asOf, occupancy, coming, availableTonight, ...rest } = await day();
    expect(rest).toEqual({
      businessDate: today,
      arrivals: { pending: 0, total: 0 },
      departures: { pending: 0, total: 0 },
      inHouse: 0,
      unassigned: 0,
      urgent: [],
      lateComplaints: [],
      waitingBookings: [],
      openNights: [],
      meals: [0, 1, 2, 3, 4, 5, 6, 7].map(inDays).map((date) => ({ date, breakfast: 0, dinner: 0 })),
      recent: [],
    });
    expect(asOf).toBe(hotel.revision.count);
    expect(coming.map(({ date }) => date)).toEqual([1, 2, 3, 4, 5, 6, 7].map(inDays));
    expect(coming.every(({ arrivals, departures, notes }) => arrivals + departures + notes.length === 0)).toBe(true);
    expect(occupancy).toHaveLength(14);
    for (const { date, sold, outOfOrder, available } of occupancy) {
      expect([sold, available + outOfOrder], date).toEqual([0, hotel.rooms.length]);
    }
    expect(occupancy.some(({ outOfOrder }) => outOfOrder > 0)).toBe(true);
    expect(availableTonight).toBe(occupancy[0]!.available);
  });

  it("counts who is still to come today of all who were to, and who is late with them", async () => {
    await openQuiet({
      today: { from: 0 },
      late: { from: -3, nightCount: 5 },
      "long gone": { from: -9 },
      here: { from: 0, state: "inHouse", checkedInOn: today },
      yesterday: { from: -1, nightCount: 4, state: "inHouse", checkedInOn: inDays(-1) },
      tomorrow: { from: 1 },
      asked: { from: 0, state: "inquiry" },
    });
    expect((await day()).arrivals).toEqual({ pending: 3, total: 4 });
  });

  it("counts who is still to leave today of all who were to, and who is late with them", async () => {
    await openQuiet({
      today: { from: -2, nightCount: 2, state: "inHouse", checkedInOn: inDays(-2) },
      late: { from: -9, nightCount: 3, state: "inHouse", checkedInOn: inDays(-9) },
      gone: { from: -1, state: "checkedOut", checkedInOn: inDays(-1), checkedOutOn: today },
      "gone early": { from: -1, nightCount: 5, state: "checkedOut", checkedInOn: inDays(-1), checkedOutOn: today },
      "gone yesterday": { from: -3, nightCount: 3, state: "checkedOut", checkedOutOn: inDays(-1) },
      stays: { from: -1, nightCount: 2, state: "inHouse" },
    });
    const { departures, inHouse } = await day();
    expect([departures, inHouse]).toEqual([{ pending: 2, total: 4 }, 3]);
  });

  it("counts the arrivals, departures, missing rooms and wishes of the next seven days", async () => {
    const { idOf } = await openQuiet({
      Ana: { from: 2, nightCount: 2, rooms: "room-101", notes: { ...noNotes, request: "Cuna", internal: "VIP" } },
      Luis: { from: 2, nightCount: 2, rooms: ["room-102", undefined] },
      Olga: { from: 2, nightCount: 3, state: "cancelled", notes: { ...noNotes, request: "Cuna" } },
      Pau: { from: 7, state: "optional", releaseOn: inDays(6) },
      Rut: { from: 8 },
    });
    const { coming } = await day();
    expect(coming.map(({ arrivals, departures, unassigned }) => [arrivals, departures, unassigned])).toEqual([
      [0, 0, 0],
      [2, 0, 1],
      [0, 0, 0],
      [0, 2, 0],
      [0, 0, 0],
      [0, 0, 0],
      [1, 0, 1],
    ]);
    const note = { reservationId: idOf("Ana"), customer: "Ana Iglesias", note: "Cuna · VIP" };
    expect(coming.map(({ notes }) => notes)).toEqual([[], [note], [], [], [], [], []]);
  });

  it("says how many rooms are sold of each night, and what is left of tonight", async () => {
    await openQuiet({
      tonight: { from: 0, nightCount: 2 },
      "of yesterday": { from: -1, nightCount: 2, state: "inHouse" },
      waits: { from: 0, state: "waitlist" },
    });
    const { occupancy, availableTonight } = await day();
    expect(occupancy.slice(0, 3).map(({ sold }) => sold)).toEqual([2, 1, 0]);
    expect(availableTonight).toBe(occupancy[0]!.available - 2);
  });

  it("shows what came in since yesterday of the house, the newest first", async () => {
    const { named } = await openQuiet({
      first: { from: 9, createdAt: Date.parse("2026-04-12T22:00:00Z") }, // midnight there
      last: { from: 9, createdAt: Date.parse("2026-04-14T07:00:00Z") },
      before: { from: 9, createdAt: Date.parse("2026-04-12T21:59:59Z") },
      asked: { from: 9, state: "inquiry", createdAt: Date.parse("2026-04-13T10:00:00Z") },
      stays: { from: -1, nightCount: 3, state: "inHouse", createdAt: Date.parse("2026-04-13T09:00:00Z") },
      dropped: { from: 9, state: "cancelled", createdAt: Date.parse("2026-04-14T07:30:00Z") },
    });
    expect((await day()).recent.map(({ id }) => named(id))).toEqual(["last", "asked", "stays", "first"]);
  });
});

describe("what waits at the desk", () => {
  const prepaid = { guarantee: "prepaid" } as const;

  it("stands in order of urgency, each reservation once, under what is worst", async () => {
    const { named } = await openQuiet({
      wish: { from: 0, rooms: "room-101", notes: { ...noNotes, internal: "Alérgica" } },
      vip: { from: 0, rooms: "room-102", isVip: true, notes: { ...noNotes, request: "Flores" } },
      roomless: { from: 0, nightCount: 2, rooms: ["room-103", undefined], isVip: true },
      unpaid: { from: 5, ...prepaid },
      "ends today": { from: 5, state: "optional", releaseOn: today },
      ended: { from: 5, state: "optional", releaseOn: inDays(-1) },
      "did not come": { from: -1, ...prepaid },
      "does not go": { from: -3, nightCount: 2, state: "inHouse" },
    });
    const { urgent } = await day();
    expect(urgent.map(({ kind, reservation, note }) => [kind, named(reservation.id), note])).toEqual([
      ["departureOverdue", "does not go", undefined],
      ["arrivalOverdue", "did not come", undefined],
      ["optionExpired", "ended", undefined],
      ["optionExpiring", "ends today", undefined],
      ["depositOverdue", "unpaid", undefined],
      ["arrivalWithoutRoom", "roomless", undefined],
      ["vipArrival", "vip", "Flores"],
      ["requestForArrival", "wish", "Alérgica"],
    ]);
  });

  it("leaves out reservations that need no attention", async () => {
    await openQuiet({
      "with a room": { from: 0, rooms: "room-101" },
      "with a room all nights": { from: 0, nightCount: 2, rooms: ["room-102", "room-103"] },
      "not today": { from: 1, isVip: true, notes: { ...noNotes, request: "Cuna" } },
      "only asked": { from: 0, state: "inquiry", isVip: true },
      "waits, unpaid": { from: 5, state: "pending", ...prepaid },
      "ends tomorrow": { from: 5, state: "optional", releaseOn: inDays(1) },
      dropped: { from: 0, state: "cancelled", isVip: true },
      "in the house, without a room for tomorrow": { from: 0, state: "inHouse", rooms: "room-104" },
      "was an option until today": { from: 5, releaseOn: today },
      paid: { from: 5, ...prepaid, nights: [], extras: [], charges: [] },
    });
    expect((await day()).urgent).toEqual([]);
  });
});

describe("the list of a view", () => {
  const stays: Record<string, Stay> = {
    "comes today": { from: 0, rooms: "room-101" },
    "comes tomorrow": { from: 1, rooms: "room-102" },
    "goes today": { from: -1, state: "inHouse" },
    "goes tomorrow": { from: -1, nightCount: 2, state: "inHouse" },
    "should have gone": { from: -3, state: "inHouse" },
    "should have come": { from: -2, nightCount: 5, rooms: "room-103" },
    "came and went": { from: -5, state: "checkedOut", nights: [] },
    "went without paying": { from: -5, state: "checkedOut", checkedInOn: inDays(-5), checkedOutOn: inDays(-4) },
    "comes in six days": { from: 6 },
    "comes in a week": { from: 7 },
    "comes later": { from: 8, rooms: [undefined] },
    "has a room for one night": { from: 3, nightCount: 2, rooms: ["room-104", undefined] },
    "should have come, without a room": { from: -4, nightCount: 4 },
    "asked for today": { from: 0, state: "inquiry" },
    "asked for tomorrow": { from: 1, state: "waitlist" },
    "was dropped": { from: 0, state: "cancelled" },
  };

  it.each<[SavedView, string[]]>([
    [
      "today",
      ["comes today", "goes today", "should have gone", "should have come", "should have come, without a room"],
    ],
    ["tomorrow", ["comes today", "comes tomorrow", "goes tomorrow"]],
    ["inHouse", ["goes today", "goes tomorrow", "should have gone"]],
    ["unassigned", ["comes in six days", "has a room for one night"]],
    ["withBalance", ["goes today", "goes tomorrow", "should have gone", "went without paying"]],
    ["cancelled", ["was dropped"]],
  ])("%s has its stays, and their number", async (view, wanted) => {
    const { named } = await openQuiet(stays);
    const { rows, inView } = await hotelApi.listReservations({ query: { view, perPage: 200 } });
    expect(rows.map(({ id }) => named(id)).toSorted()).toEqual(wanted.toSorted());
    expect(inView[view]).toBe(wanted.length);
  });

  it("names the guest and the room, or the first room, of each stay", async () => {
    const { hotel, idOf } = await openQuiet({
      Ana: { from: 1, nightCount: 2, rooms: "R-101" },
      Luis: { from: 1, nightCount: 2, rooms: [undefined, "R-102"] },
      Rut: { from: 1 },
    });
    const { guestId } = hotel.get(idOf("Rut"));
    const alone = hotel.guests.add({ ...hotel.guests.get(guestId), firstName: "Rut", lastName: "" });
    hotel.put({ ...hotel.get(idOf("Rut")), guestId: alone.id });
    const { rows } = await hotelApi.listReservations({ query: { sort: "customer" } });
    expect(rows.map(({ customer, room }) => [customer, room])).toEqual([
      ["Ana Iglesias", "101"],
      ["Luis Iglesias", "102"],
      ["Rut", ""],
    ]);
  });

  it("has the stays that touch a range of days, and no others", async () => {
    const { named } = await openQuiet({
      "goes on the first": { from: 1, nightCount: 2 },
      "went before it": { from: 1 },
      "comes on the last": { from: 5 },
      "comes after it": { from: 6 },
      "is there all along": { from: 0, nightCount: 9 },
    });
    const listed = async (query: { from?: string; to?: string }) => {
      const { rows } = await hotelApi.listReservations({ query: { ...query, sort: "checkin", order: "desc" } });
      return rows.map(({ id }) => named(id));
    };
    const range = { from: inDays(3), to: inDays(5) };
    expect(await listed(range)).toEqual(["comes on the last", "goes on the first", "is there all along"]);
    expect(await listed({ from: range.from })).toHaveLength(4);
    expect(await listed({ to: range.to })).toHaveLength(4);
    expect(await listed({})).toHaveLength(5);
  });

  it("bills the nights that are slept, and all nights of a stay that is over", async () => {
    const since = { state: "inHouse", checkedInOn: inDays(-2) } as const;
    const over = { state: "checkedOut", checkedOutOn: today } as const;
    const { idOf } = await openQuiet({
      stays: { ...since, from: -2, nightCount: 4 },
      "came today": { ...since, from: 0, nightCount: 2, checkedInOn: today },
      "left early": { ...over, from: -1, nightCount: 3, checkedInOn: inDays(-1) },
      "went at once": { ...over, from: 0, checkedInOn: today },
    });
    const billed = async (name: string) => {
      const { charges, nights } = await hotelApi.getReservation({ params: { id: idOf(name) } });
      const rooms = nights.slice(0, charges.length).map(({ date, price }) => ({ id: `room-${date}`, amount: price }));
      expect(charges).toMatchObject(rooms.map((room) => ({ ...room, kind: "room", description: "Habitación" })));
      return charges.map(({ date }) => date);
    };
    expect(await billed("stays")).toEqual([inDays(-2), inDays(-1)]);
    expect(await billed("came today")).toEqual([]);
    expect(await billed("left early")).toEqual([inDays(-1), today, inDays(1)]);
    expect(await billed("went at once")).toEqual([today]);
  });

  it("bills an extra from the first night on, on the day of the arrival, by its name", async () => {
    const { hotel } = await openQuiet();
    const { id: productId, name } = hotel.products[0]!;
    const extras = [{ id: "extra-1", productId, quantity: 2 }];
    const since = { from: -1, nightCount: 2, state: "inHouse", checkedInOn: inDays(-1) } as const;
    const id = await bring(hotel, "Ana", { ...since, extras });
    const billed = async () => {
      const { charges } = await hotelApi.getReservation({ params: { id } });
      return charges.map(({ kind, date, description }) => [kind, date, description]);
    };
    const room = ["room", inDays(-1), "Habitación"];
    expect(await billed()).toEqual([room, ["extra", inDays(-1), name]]);
    hotel.put({ ...hotel.get(id), arrival: today, checkedInOn: today, nights: hotel.get(id).nights.slice(1) });
    expect(await billed()).toEqual([]);
    hotel.put({ ...hotel.get(id), checkedOutOn: today, extras: [{ ...extras[0]!, productId: "no longer sold" }] });
    expect(await billed()).toEqual([["room", today, "Habitación"]]);
  });
});

describe("the history of a sample reservation, which is derived", () => {
  const [made, changed, dropped] = [1, 2, 3].map((number) => Date.parse(`2026-03-0${number}T10:00:00Z`));
  const touched = { createdAt: made!, createdBy: "Laura Ríos", updatedAt: changed! };
  const created = { id: "history-1", at: "2026-03-01T10:00:00.000Z", by: "Laura Ríos", what: "created", changes: [] };

  const dropped3March = { ...created, id: "history-2", at: "2026-03-03T10:00:00.000Z", what: "cancel" };
  const absent2March = { ...created, id: "history-2", at: "2026-03-02T10:00:00.000Z", by: "Andrei Popescu" };

  it.each<[string, Partial<StoredReservation>, unknown[]]>([
    ["it was made", {}, [created]],
    ["it was cancelled", { state: "cancelled", cancelledAt: dropped! }, [dropped3March, created]],
    ["the guest did not come", { state: "noShow" }, [{ ...absent2March, what: "markNoShow" }, created]],
  ])("says that %s", async (_, changes, history) => {
    const { idOf } = await openQuiet({ Ana: { from: -2, ...touched, ...changes } });
    expect((await hotelApi.getReservation({ params: { id: idOf("Ana") } })).history).toEqual(history);
  });

  it("goes on with what is done from then on", async () => {
    const { idOf, hotel } = await openQuiet({ Ana: { from: 3, ...touched } });
    const [id, { version }] = [idOf("Ana"), hotel.get(idOf("Ana"))];
    const dropping = { version, cancelReason: "other" } as const;
    const { history } = await hotelApi.actOnReservation({ params: { id, action: "cancel" }, body: dropping });
    expect(history.map(({ id: number, what }) => [number, what])).toEqual([
      ["history-2", "cancel"],
      ["history-1", "created"],
    ]);
  });
});
