import { describe, expect, it } from "vitest";

import { planningContract } from "@/contract/reservations/planning";
import { setUpContract } from "@/contract/reservations/setUp";
import type { RoomDraft, RoomTypeDraft } from "@/contract/rooms/inventory";
import { cleaningContract } from "@/contract/rooms/cleaningTasks";
import { inventoryContract } from "@/contract/rooms/inventoryCalls";
import { lostThingsContract } from "@/contract/rooms/lostThings";
import { createClient } from "@/shared/api/createClient";

import { hotelApi, hotelRefusalOf } from "../../support/hotelBackend";
import { bring, inDays, openQuiet, today } from "../../support/quietHotel";

const api = createClient({
  ...inventoryContract,
  ...planningContract,
  ...setUpContract,
  ...lostThingsContract,
  ...cleaningContract,
});

const draft = (changes: Partial<RoomDraft> = {}): RoomDraft => ({
  number: "501",
  roomTypeId: "STE",
  floor: 5,
  zone: "",
  features: [],
  connectsWith: [],
  notes: "",
  pictures: [],
  ...changes,
});

const create = (changes: Partial<RoomDraft> = {}, clientId = `new-${changes.number}`) =>
  api.createRoom({ body: { clientId, draft: draft(changes) } });

const room = (id: string) => api.getRoom({ params: { id } });

async function change(id: string, changes: Partial<RoomDraft>) {
  const { version, ...former } = await room(id);
  return api.updateRoom({ params: { id }, body: { version, draft: { ...former, ...changes } } });
}

const act = async (id: string, action: string) =>
  api.switchRoom({ params: { id, action }, body: { version: (await room(id)).version } });

const type = (id: string) => api.getRoomType({ params: { id } });

async function changeType(id: string, changes: Partial<RoomTypeDraft>) {
  const { version, ...former } = await type(id);
  return api.updateRoomType({ params: { id }, body: { version, draft: { ...former, ...changes } } });
}

const orderOf = async () => (await api.listRoomTypes()).map(({ id }) => id);

const planned = async () =>
  (await api.getPlanning({ query: { from: today, nights: 1 } })).rooms.map((one) => one.number);

describe("a room", () => {
  it("is created once, and planned at once", async () => {
    await openQuiet();
    const made = await create();
    expect(await create()).toEqual(made);
    expect(made).toMatchObject({ version: 1, isActive: true, nights: 0, history: [{ what: "created" }] });
    expect((await planned()).at(-1)).toBe("501");
  });

  it.each(["12 B", "Ático", "007", "🏨 1", "الجناح ٢", "A-12"])(
    "may be called %s, below the ground",
    async (number) => {
      await openQuiet();
      expect(await create({ number: `  ${number} `, floor: -2 })).toMatchObject({ number, floor: -2 });
      const { rows } = await api.listRooms({ query: { text: number } });
      expect(rows.map((row) => row.number)).toContain(number);
    },
  );

  it.each<[field: string, code: string, changes: Partial<RoomDraft>]>([
    ["number", "FIELD_MISSING", { number: "  " }],
    ["number", "ROOM_NUMBER_LONG", { number: "Habitación del jardín" }],
    ["number", "ROOM_NUMBER_TAKEN", { number: "1 0 4" }],
    ["number", "ROOM_NUMBER_TAKEN", { number: "١٠٤" }],
    ["floor", "ROOM_FLOOR", { floor: 1.5 }],
    ["floor", "ROOM_FLOOR", { floor: 1000 }],
    ["zone", "FIELD_TOO_LONG", { zone: "z".repeat(41) }],
    ["pictures", "PICTURES_TOO_MANY", { pictures: Array(5).fill("data:image/png;base64,AA==") }],
  ])("is refused beside its %s: %s", async (field, code, changes) => {
    await openQuiet();
    expect(await hotelRefusalOf(create(changes))).toMatchObject({
      status: 422,
      codes: [code],
      fields: { [field]: expect.any(String) },
    });
  });

  it.each<[field: string, changes: object]>([
    ["roomTypeId", { roomTypeId: "GONE" }],
    ["connectsWith", { connectsWith: ["R-999"] }],
    ["notes", { notes: "n".repeat(2001) }],
    ["pictures", { pictures: ["https://example.com/1.png"] }],
    ["pictures", { pictures: [`data:image/png;base64,${"A".repeat(300_000)}`] }],
  ])("is refused for a value of %s that no form sends", async (field, changes) => {
    await openQuiet();
    const refusal = (await hotelRefusalOf(create(changes))) as { status: number; fields?: object };
    expect([refusal.status, Object.keys(refusal.fields ?? {})]).toEqual([422, [field]]);
  });

  it("keeps who changed what, and refuses a change of an older version with the room as it is", async () => {
    await openQuiet();
    const before = await room("R-204");
    const after = await change("R-204", { zone: "Mar", roomTypeId: "TWN" });
    expect(after).toMatchObject({ version: 2, zone: "Mar" });
    expect(after.history[0]).toMatchObject({
      what: "changed",
      changes: [
        { field: "roomTypeId", before: "Doble", after: "Doble dos camas" },
        { field: "zone", before: "Ala norte", after: "Mar" },
      ],
    });
    const late = api.updateRoom({ params: { id: "R-204" }, body: { version: 1, draft: { ...before, zone: "Patio" } } });
    expect(await hotelRefusalOf(late)).toMatchObject({
      status: 409,
      codes: ["RECORD_STALE"],
      current: { zone: "Mar" },
    });
  });

  it("connects both ways, and loses a door on both sides", async () => {
    await openQuiet();
    await change("R-101", { connectsWith: ["R-103", "R-102"] });
    expect(await room("R-102")).toMatchObject({
      connectsWith: ["R-101"],
      version: 2,
      history: [{ what: "connected" }],
    });
    expect((await api.listRooms({ query: { text: "103" } })).rows[0]).toMatchObject({ connects: "101" });
    await change("R-102", { connectsWith: [] });
    expect((await room("R-101")).connectsWith).toEqual(["R-103"]);
    const added = await create({ connectsWith: ["R-101"] });
    expect((await room("R-101")).connectsWith).toEqual([added.id, "R-103"].toSorted());
  });

  it("is not switched off with nights to come, and says how many and from when", async () => {
    const { hotel, idOf } = await openQuiet({ Ana: { from: 3, nightCount: 2, rooms: "R-204" } });
    const { actions, firstNight } = await room("R-204");
    expect(firstNight).toBe(inDays(3));
    expect(actions.find(({ action }) => action === "switchOff")).toMatchObject({
      isAllowed: false,
      reasons: [{ code: "ROOM_HAS_NIGHTS", message: "La habitación 204 tiene 2 noches futuras; reasígnelas antes." }],
    });
    expect(await hotelRefusalOf(act("R-204", "switchOff"))).toMatchObject({ status: 409, codes: ["ROOM_HAS_NIGHTS"] });
    const retyped = change("R-204", { roomTypeId: "TWN" });
    expect(await hotelRefusalOf(retyped)).toMatchObject({ status: 409, codes: ["ROOM_HAS_NIGHTS"] });
    hotel.put({ ...hotel.get(idOf("Ana")), state: "cancelled" });
    expect(await act("R-204", "switchOff")).toMatchObject({ isActive: false, history: [{ what: "switchedOff" }] });
    expect(await planned()).not.toContain("204");
    expect(await act("R-204", "switchOn")).toMatchObject({ isActive: true });
    expect(await planned()).toContain("204");
  });

  it.each(["the room alone", "the task, which has not ended,"])(
    "is not switched off while %s is cleaned",
    async (what) => {
      const { db } = await openQuiet();
      const staff = { by: "Fatou", now: new Date("2026-04-14T09:00:00.000Z") };
      const work = async (action: string) => {
        const { id, version } = await api.getCleaningTask({ params: { id: `HK-${today}-R-204` } });
        return api.actOnTask({ params: { id, action }, body: { version } });
      };
      const isTask = what !== "the room alone";
      db.rooms.mark("R-204", "dirty", staff);
      if (isTask) await work("start");
      db.rooms.mark("R-204", isTask ? "clean" : "cleaning", staff);
      expect(await hotelRefusalOf(act("R-204", "switchOff"))).toMatchObject({ status: 409, codes: ["TASK_BEGUN"] });
      if (isTask) await work("finish");
      else db.rooms.mark("R-204", "clean", staff);
      expect(await act("R-204", "switchOff")).toMatchObject({ isActive: false });
    },
  );

  it("shows its blocks, which are those of the planning, and the faults that were told of it", async () => {
    const { hotel, db } = await openQuiet();
    const staff = { by: "Lucía", now: new Date("2026-04-14T09:00:00.000Z") };
    db.rooms.reportFault("R-204", "Grifo", staff);
    db.rooms.reportFault("R-204", "Grifo\nLámpara", staff);
    expect((await room("R-204")).faults.map(({ text }) => text)).toEqual(["Lámpara", "Grifo"]);
    const block = { id: "b", roomId: "R-204", kind: "outOfOrder", reason: "Obras" } as const;
    hotel.putBlock("b", { ...block, from: today, to: inDays(2) });
    hotel.putBlock("c", { ...block, id: "c", from: inDays(-9), to: inDays(-7) });
    expect((await room("R-204")).blocks.map(({ id }) => id)).toEqual(["b", "c"]);
    const { rows, inView } = await api.listRooms({ query: { view: "blocked", text: "204" } });
    expect([rows[0]?.state, inView.blocked]).toEqual([
      "blocked",
      hotel.blocks.filter(({ from, to }) => from <= today && today < to).length,
    ]);
  });

  it("stands by its number: 2 before 10", async () => {
    await openQuiet();
    for (const number of ["10", "2", "A-12"]) await create({ number });
    const numbers = (await api.exportRooms({ query: {} })).map((row) => row.number);
    expect(numbers.slice(0, 2)).toEqual(["2", "10"]);
    expect(numbers.at(-1)).toBe("A-12");
  });
});

describe("rooms that are created together", () => {
  const numbers = ["601", "602", "603"];
  const together = (changes = {}, clientId = "together") =>
    api.createRooms({ body: { clientId, draft: { numbers, roomTypeId: "DBL", floor: 6, ...changes } } });

  it("are created once, in use at once, and taken back as if they had not been", async () => {
    const { hotel } = await openQuiet();
    const before = await hotelApi.getSetUp();
    const ids = await together();
    expect(await together()).toEqual(ids);
    expect((await planned()).slice(-3)).toEqual(numbers);
    await api.withdrawRooms({ body: { ids } });
    await api.withdrawRooms({ body: { ids } });
    expect({ ...(await hotelApi.getSetUp()), asOf: before.asOf }).toEqual(before);
    expect(hotel.room(ids[0]!)).toBeUndefined();
  });

  it("are none where a number is taken or is no number, or where they are too many", async () => {
    const { hotel } = await openQuiet();
    const count = hotel.rooms.length;
    const refused = await hotelRefusalOf(together({ numbers: ["601", "104", "105"] }));
    expect(refused).toMatchObject({ status: 409, codes: ["ROOM_NUMBER_TAKEN", "ROOM_NUMBER_TAKEN"] });
    expect(await hotelRefusalOf(together({ numbers: ["601", " "] }))).toMatchObject({ status: 422 });
    expect(await hotelRefusalOf(together({ numbers: ["601", "6 01"] }))).toMatchObject({ status: 422 });
    expect(await hotelRefusalOf(together({ roomTypeId: "GONE" }))).toMatchObject({ status: 422 });
    const many = Array.from({ length: 201 }, (_, place) => `N${place}`);
    expect(await hotelRefusalOf(together({ numbers: many }))).toMatchObject({ codes: ["ROOMS_TOO_MANY"] });
    expect(hotel.rooms).toHaveLength(count);
    await together({ numbers: many.slice(1) });
    expect(hotel.rooms).toHaveLength(count + 200);
  });

  it("stay where a room of them has been used", async () => {
    const { hotel } = await openQuiet();
    const ids = await together();
    await bring(hotel, "Ana", { from: 1, rooms: ids[1] });
    const refused = await hotelRefusalOf(api.withdrawRooms({ body: { ids } }));
    expect(refused).toMatchObject({ status: 409, codes: ["ROOM_USED"] });
    expect((await planned()).slice(-3)).toEqual(numbers);
  });
});

it.each<[what: string, use: (id: string, opened: Awaited<ReturnType<typeof openQuiet>>) => Promise<unknown>]>([
  ["a fault", async (id, { db }) => db.rooms.reportFault(id, "Grifo", { by: "Lucía", now: new Date(0) })],
  [
    "a lost thing",
    (roomId) => {
      const found = { what: "Gafas", place: "", roomId, foundAt: `${today}T07:00:00.000Z`, foundBy: "Fatou" };
      return api.createLostThing({ body: { clientId: "lost", draft: found } });
    },
  ],
  [
    "a guest who has left it for another room",
    (roomId, { hotel }) => bring(hotel, "Ana", { from: 0, roomsLeft: [{ roomId, on: today, at: "" }] }),
  ],
])("takes no room back with %s", async (_, use) => {
  const opened = await openQuiet();
  const { id } = await create({ number: "601" });
  await use(id, opened);
  expect(await hotelRefusalOf(api.withdrawRooms({ body: { ids: [id] } }))).toMatchObject({ codes: ["ROOM_USED"] });
});

it("takes no rooms back that are sold since, not even where each alone could go", async () => {
  const { hotel } = await openQuiet();
  const { id } = hotel.roomType("STE")!;
  hotel.setUp.roomTypes.put({ ...hotel.roomType(id)!, overbookingAllowance: 0 });
  const suites = { numbers: ["601", "602"], roomTypeId: id, floor: 6 };
  const ids = await api.createRooms({ body: { clientId: "suites", draft: suites } });
  for (let place = 0; place < 5; place += 1) {
    const stay = hotel.get(await bring(hotel, `Suite ${place}`, { from: 1, roomTypeId: id }));
    hotel.put({ ...stay, nights: stay.nights.map((night) => ({ ...night, roomTypeId: id })) });
  }
  const refused = await hotelRefusalOf(api.withdrawRooms({ body: { ids } }));
  expect(refused).toMatchObject({ status: 409, codes: ["ROOM_NEEDED"] });
  expect(hotel.rooms.filter(({ roomTypeId }) => roomTypeId === id)).toHaveLength(6);
});

describe("a room type", () => {
  const newType = async (changes: Partial<RoomTypeDraft> = {}, clientId = "type") => {
    const { version: _, ...former } = await type("type-DBL");
    return api.createRoomType({ body: { clientId, draft: { ...former, code: "ATI", name: "Ático", ...changes } } });
  };

  it("is created once, sold under its price, and last in the order", async () => {
    const { hotel } = await openQuiet();
    const made = await newType({ price: 300_00 });
    expect(await newType({ price: 300_00 })).toEqual(made);
    expect((await orderOf()).at(-1)).toBe(made.id);
    await create({ number: "PH", roomTypeId: made.id.slice("type-".length) });
    expect(await type(made.id)).toMatchObject({ rooms: 1, price: 300_00 });
    expect(hotel.roomTypes.at(-1)).toMatchObject({ code: "ATI", rank: 7 });
    const offers = await hotelApi.listOffers({ query: { arrival: inDays(1), departure: inDays(2), adults: 2 } });
    expect(offers.findLast(({ ratePlanId }) => ratePlanId === "BAR")).toMatchObject({
      roomTypeId: hotel.roomTypes.at(-1)!.id,
    });
  });

  it.each<[field: string, code: string, changes: Partial<RoomTypeDraft>]>([
    ["code", "FIELD_MISSING", { code: " " }],
    ["code", "ROOM_TYPE_TAKEN", { code: "dbl" }],
    ["name", "ROOM_TYPE_TAKEN", { name: "suite" }],
    ["name", "FIELD_TOO_LONG", { name: "n".repeat(61) }],
    ["maxOccupancy", "OCCUPANCY_BELOW_BASE", { maxOccupancy: 2, baseOccupancy: 3, maxAdults: 2 }],
    ["maxAdults", "OCCUPANCY_BELOW_PART", { maxAdults: 4 }],
    ["price", "ROOM_TYPE_PRICE_NEGATIVE", { price: -1 }],
    ["price", "ROOM_TYPE_PRICE_DECIMALS", { price: 0.5 }],
    ["extraAdultPrice", "ROOM_TYPE_PRICE_LARGE", { extraAdultPrice: 9_999_901 }],
  ])("is refused beside its %s: %s", async (field, code, changes) => {
    await openQuiet();
    const refusal = await hotelRefusalOf(newType(changes));
    expect(refusal).toMatchObject({ status: 422, fields: { [field]: expect.any(String) } });
    expect(refusal.reasons).toContainEqual(expect.objectContaining({ code, field }));
  });

  it("changes in the form, the offers and the history, and not in what is agreed", async () => {
    await openQuiet();
    const after = await changeType("type-DBL", {
      name: "Doble superior",
      beds: { double: 0, single: 2, sofa: 0, bunk: 0 },
    });
    expect(after.history[0]).toMatchObject({
      changes: [
        { field: "name", before: "Doble", after: "Doble superior" },
        { field: "beds", before: "double 1", after: "single 2" },
      ],
    });
    expect((await hotelApi.getSetUp()).roomTypes.map(({ name }) => name)).toContain("Doble superior");
  });

  it("does not become too small for the people that it is sold to", async () => {
    await openQuiet({ Ana: { from: 3, adults: 2 }, Berta: { from: -3, adults: 2, state: "checkedOut" } });
    const smaller = changeType("type-DBL", { baseOccupancy: 1, maxOccupancy: 1, maxAdults: 1, maxChildren: 0 });
    const refusal = await hotelRefusalOf(smaller);
    expect(refusal).toMatchObject({ status: 422, codes: ["ROOM_TYPE_STAYS", "ROOM_TYPE_STAYS"] });
    expect(Object.keys(refusal.fields ?? {})).toEqual(["maxOccupancy", "maxAdults"]);
    expect(refusal.message).toContain("1");
    expect(await changeType("type-DBL", { maxChildren: 0 })).toMatchObject({ maxChildren: 0 });
  });

  it("is not switched off with nights sold or rooms in use, and has no rooms while it is off", async () => {
    const { hotel } = await openQuiet({ Ana: { from: 3, nightCount: 2 } });
    const off = (id: string) => api.switchRoomType({ params: { id, action: "switchOff" }, body: { version: 1 } });
    const isRefused = async (id: string, codes: string[]) =>
      expect(await hotelRefusalOf(off(id))).toMatchObject({ status: 409, codes });
    await isRefused("type-DBL", ["ROOM_TYPE_HAS_NIGHTS", "ROOM_TYPE_HAS_ROOMS"]);
    await isRefused("type-STE", ["ROOM_TYPE_HAS_ROOMS"]);
    for (const { id, roomTypeId } of hotel.rooms) if (roomTypeId === "STE") await act(id, "switchOff");
    expect(await off("type-STE")).toMatchObject({ isActive: false });
    expect(await hotelRefusalOf(create())).toMatchObject({ status: 422, codes: ["ROOM_TYPE_OFF"] });
    expect(await hotelRefusalOf(act("R-412", "switchOn"))).toMatchObject({ status: 409, codes: ["ROOM_TYPE_OFF"] });
  });

  it("stands where it is put, and another desk's order is not overwritten", async () => {
    const { hotel } = await openQuiet();
    const before = await orderOf();
    const after = ["type-STE", ...before.filter((id) => id !== "type-STE")];
    await api.orderRoomTypes({ body: { before, after } });
    await api.orderRoomTypes({ body: { before, after } });
    expect(await orderOf()).toEqual(after);
    const { roomTypes } = await api.getPlanning({ query: { from: today, nights: 1 } });
    const shown = [roomTypes, hotel.roomTypes, (await hotelApi.getSetUp()).roomTypes];
    expect(shown.map(([first]) => first!.id)).toEqual(["STE", "STE", "STE"]);
    const late = api.orderRoomTypes({ body: { before, after: before.toReversed() } });
    expect(await hotelRefusalOf(late)).toMatchObject({ status: 409, codes: ["ROOM_TYPE_ORDER_CHANGED"] });
    await api.orderRoomTypes({ body: { before: after, after: before } });
    expect(await orderOf()).toEqual(before);
  });
});
