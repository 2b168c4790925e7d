import fc from "fast-check";
import { expect, it } from "vitest";

import { deskContract } from "@/contract/reservations/desk";
import { planningContract } from "@/contract/reservations/planning";
import { rateCalendarContract } from "@/contract/reservations/rateCalendar";
import { reservationActionsContract } from "@/contract/reservations/reservationActions";
import { reservationsContract } from "@/contract/reservations/reservations";
import type { RoomDraft } from "@/contract/rooms/inventory";
import { inventoryContract as inventory } from "@/contract/rooms/inventoryCalls";
import { addDays } from "@/domain/civilDate";
import { freeOf } from "@/domain/rates/availability";
import { takesRooms } from "@/domain/reservations/situationOf";
import { numberKey } from "@/domain/setUp/inventoryFaults";
import type { StoredReservation } from "@/fakeBackend/hotel/books/StoredReservation";

import { cleaningActs, cleaningFaults, isOfCleaning, takeCleaning } from "../../support/cleaningModel";
import { draftOf } from "../../support/hotelBackend";
import { hotelCalls } from "../../support/hotelCalls";

const today = "2026-04-14";
/** Nights that acts are about, from the business date on; counts are made of one more on each side. */
const NIGHTS = 4;
/** Two of each type. */
const rooms = ["101", "102", "104", "105", "108", "109", "111", "112", "311", "312", "409", "410"].map(
  (one) => `R-${one}`,
);

const acts = {
  book: 10,
  assign: 6,
  move: 5,
  undoMove: 2,
  checkIn: 10,
  cancel: 2,
  reactivate: 1,
  block: 3,
  lift: 2,
  price: 2,
  switchRoom: 8,
  retype: 5,
  renumber: 2,
  connect: 4,
  createRoom: 3,
  createRooms: 3,
  withdraw: 3,
  switchType: 3,
  createType: 1,
  changeType: 2,
  order: 3,
  older: 2,
  ...cleaningActs,
} as const;
type Act = keyof typeof acts;

const step = fc.record({
  act: fc.oneof(...(Object.keys(acts) as Act[]).map((act) => ({ weight: acts[act], arbitrary: fc.constant(act) }))),
  one: fc.nat(19),
  other: fc.nat(19),
  from: fc.constantFrom(0, 0, 0, ...Array.from({ length: NIGHTS - 1 }, (_, day) => day + 1)),
  length: fc.integer({ min: 1, max: 2 }),
});
type Step = typeof step extends fc.Arbitrary<infer Value> ? Value : never;

/** A small house without guests, in which steps are taken. */
function openHouse() {
  const { call, hotel, db } = hotelCalls(`${today}T08:00:00.000Z`, 1);
  for (const stored of hotel.all()) hotel.put({ ...stored, isDeleted: true });
  for (const { id } of hotel.blocks) hotel.putBlock(id, null);
  hotel.setUp.rooms.putAll(hotel.rooms.map(({ connectsWith: _, ...room }) => room));
  hotel.setUp.rooms.remove(hotel.rooms.flatMap(({ id }) => (rooms.includes(id) ? [] : id)));
  const sampled = new Set([...hotel.all()].map(({ id }) => id));
  const { guestId } = [...hotel.all()][0]!;
  const stays = () => [...hotel.all()].filter(({ id, isDeleted }) => !sampled.has(id) && !isDeleted);
  for (const { id } of db.housekeeping.all()) db.housekeeping.drop(id);
  const made: string[][] = [];
  const moved: string[] = [];
  let calls = 0;

  const at = <Value>(values: readonly Value[], place: number) => values[place % Math.max(1, values.length)];
  const answer = <Reply>(one: { isDone: true; reply: Reply } | { isDone: false }) =>
    one.isDone ? one.reply : undefined;
  const roomRecord = (id: string) => answer(call(inventory.getRoom, { params: { id } }))!;
  const typeRecord = (id: string) => answer(call(inventory.getRoomType, { params: { id: `type-${id}` } }))!;
  const orderNow = () => answer(call(inventory.listRoomTypes, {}))!.map(({ id }) => id);

  function changeRoom(id: string, changes: Partial<RoomDraft>, older = 0) {
    const { version, ...former } = roomRecord(id);
    const body = { version: version - older, draft: { ...former, ...changes } };
    return call(inventory.updateRoom, { params: { id }, body });
  }

  /** Both directions of an act leave all as it was; where more was sold than may be, rooms that mend it stay. */
  function thereAndBack(there: () => { isDone: boolean }, back: () => { isDone: boolean }) {
    const before = JSON.stringify(entriesIn(house));
    const isOversold = oversoldIn(house).length > 0;
    if (!there().isDone) return;
    if (!back().isDone) return expect(isOversold).toBe(true);
    expect(JSON.stringify(entriesIn(house))).toBe(before);
  }

  function take({ act, one, other, from, length }: Step) {
    calls += 1;
    if (isOfCleaning(act)) return takeCleaning({ act, one, other }, house, stays);
    const clientId = `call-${calls}`;
    const all = hotel.setUp.rooms.all();
    const types = hotel.setUp.roomTypes.all();
    const [room, partner] = [at(all, one)!, at(all, other)!];
    const type = at(types, other)!;
    const stay = at(stays(), one);
    const arrival = addDays(hotel.property.businessDate, from);
    const departure = addDays(arrival, length);
    const body = stay && { version: stay.version };
    const doWith = (action: string, more: object = {}) =>
      stay &&
      void call(reservationActionsContract.actOnReservation, {
        params: { id: stay.id, action },
        body: { ...body!, moveReason: "other", cancelReason: "guestRequest", keys: 1, ...more },
      });
    switch (act) {
      case "book": {
        const draft = draftOf({ arrival, departure, adults: 1, roomTypeId: type.id });
        const isWithRoom = one % 2 === 0;
        call(reservationsContract.createReservation, {
          body: { clientId, draft, ...(isWithRoom && { roomId: partner.id }) },
        });
        break;
      }
      case "assign":
        doWith("assignRoom", { roomId: partner.id });
        break;
      case "checkIn":
        if (stay) call(deskContract.actAtDesk, { params: { id: stay.id, action: "cleanRoom" }, body: body! });
        doWith("checkIn");
        break;
      case "cancel":
      case "reactivate":
        doWith(act);
        break;
      case "move": {
        if (!stay) break;
        const to = { arrival, departure, from: arrival, to: departure, roomId: partner.id };
        const move = {
          ...to,
          reservationId: stay.id,
          version: stay.version,
          isRepriced: false,
          moveReason: "other",
        } as const;
        moved.push(clientId);
        call(planningContract.moveStays, { body: { clientId, moves: [{ ...move, unusedNights: "waive" }] } });
        break;
      }
      case "undoMove": {
        const last = moved.at(-1);
        if (last) call(planningContract.undoMoves, { params: { clientId: last } });
        break;
      }
      case "block": {
        const block = { roomId: room.id, from: arrival, to: departure, kind: "outOfOrder", reason: "Obra" } as const;
        const params = { id: `block-${room.id}` };
        if (one % 2 === 0) call(planningContract.blockRoom, { params, body: block });
        else if (!hotel.blocks.some(({ id }) => id === params.id))
          thereAndBack(
            () => call(planningContract.blockRoom, { params, body: block }),
            () => call(planningContract.liftBlock, { params }),
          );
        break;
      }
      case "lift":
        call(planningContract.liftBlock, { params: { id: `block-${room.id}` } });
        break;
      case "price": {
        const change = (before: number | null, after: number | null) =>
          call(rateCalendarContract.changeRates, {
            body: {
              changes: [
                { ratePlanId: "BAR", roomTypeId: type.id, field: "price", nights: [{ date: arrival, before, after }] },
              ],
            },
          });
        thereAndBack(
          () => change(null, 100_00 + one),
          () => change(100_00 + one, null),
        );
        break;
      }
      case "switchRoom": {
        const action = room.isActive ? "switchOff" : "switchOn";
        call(inventory.switchRoom, { params: { id: room.id, action }, body: { version: roomRecord(room.id).version } });
        break;
      }
      case "retype":
        changeRoom(room.id, { roomTypeId: type.id });
        break;
      case "renumber":
        changeRoom(room.id, { number: at([`${100 + other}`, "Ático", `${other} b`], one)!, floor: from - 2 });
        break;
      case "connect":
        changeRoom(room.id, { connectsWith: room.id === partner.id ? [] : [partner.id] });
        break;
      case "older":
        expect(changeRoom(room.id, { notes: `${calls}` }, 1)).toMatchObject({ isDone: false, status: 409 });
        break;
      case "createRoom": {
        const { version: _, ...draft } = roomRecord(room.id);
        call(inventory.createRoom, { body: { clientId, draft: { ...draft, number: `${100 + other}` } } });
        break;
      }
      case "createRooms": {
        const numbers = [`${110 + other}`, `${111 + other}`];
        const create = () =>
          call(inventory.createRooms, { body: { clientId, draft: { numbers, roomTypeId: type.id, floor: 1 } } });
        const ids = () => answer(create()) ?? [];
        if (one % 2 === 0) thereAndBack(create, () => call(inventory.withdrawRooms, { body: { ids: ids() } }));
        else if (ids().length > 0) made.push(ids());
        break;
      }
      case "withdraw": {
        const ids = made.at(-1);
        if (ids && call(inventory.withdrawRooms, { body: { ids } }).isDone) made.pop();
        break;
      }
      case "switchType": {
        const action = type.isActive ? "switchOff" : "switchOn";
        const params = { id: `type-${type.id}`, action };
        call(inventory.switchRoomType, { params, body: { version: typeRecord(type.id).version } });
        break;
      }
      case "createType": {
        const { version: _, ...draft } = typeRecord(type.id);
        const named = { code: `T${calls}`, name: `Tipo ${calls}` };
        call(inventory.createRoomType, { body: { clientId, draft: { ...draft, ...named } } });
        break;
      }
      case "changeType": {
        const { version, ...former } = typeRecord(type.id);
        const draft = { ...former, price: 50_00 + one, maxOccupancy: 1 + from };
        call(inventory.updateRoomType, { params: { id: `type-${type.id}` }, body: { version, draft } });
        break;
      }
      case "order": {
        const before = orderNow();
        const after = before.toSpliced(one % before.length, 1).toSpliced(other % before.length, 0, at(before, one)!);
        const put = (former: string[], to: string[]) =>
          call(inventory.orderRoomTypes, { body: { before: former, after: to } });
        if (from % 2 === 0) put(before, after);
        else
          thereAndBack(
            () => put(before, after),
            () => put(after, before),
          );
        expect(orderNow().toSorted()).toEqual(before.toSorted());
        break;
      }
    }
  }

  const house = { call, hotel, db, stays, take, roomRecord, typeRecord };
  // three guests have slept in the house, and two rooms are dirty: the work of a day
  for (const guest of (sleepers ??= checkedIn(house))) hotel.put({ ...guest, ...hotel.nextNames(), guestId });
  hotel.open(addDays(today, 1));
  for (const roomId of ["R-101", "R-108"])
    db.rooms.mark(roomId, "dirty", { by: "", now: new Date(`${addDays(today, 1)}T06:00:00.000Z`) });
  return house;
}
type House = ReturnType<typeof openHouse>;

/** Guests of the first house: to check them in takes longer than to put them into the next ones. */
let sleepers: StoredReservation[] | undefined;

function checkedIn({ call, hotel }: Pick<House, "call" | "hotel">): StoredReservation[] {
  return ["R-104", "R-105", "R-111"].map((roomId, place) => {
    const roomTypeId = hotel.room(roomId)!.roomTypeId;
    const draft = draftOf({ arrival: today, departure: addDays(today, place + 1), adults: 1, roomTypeId });
    const made = call(reservationsContract.createReservation, { body: { clientId: roomId, draft, roomId } });
    if (!made.isDone) throw new Error("Nobody is booked");
    const { id, version } = made.reply;
    const body = { version, keys: 1 };
    call(reservationActionsContract.actOnReservation, { params: { id, action: "checkIn" }, body });
    const stored = hotel.get(id);
    hotel.put({ ...stored, isDeleted: true });
    return stored;
  });
}

/** Rooms, types, prices, blocks and nights set by hand. */
const entriesIn = ({ hotel: { setUp, blocks } }: House) => [
  setUp.rooms.all(),
  setUp.roomTypes
    .all()
    .toSorted((one, other) => one.rank - other.rank)
    .map(({ id }) => id),
  setUp.listPrices.all(),
  blocks,
  setUp.roomTypes.all().map(({ id }) => setUp.setRates.nightsOf("BAR", id, today)),
];

const datesIn = ({ hotel }: House) =>
  Array.from({ length: NIGHTS + 2 }, (_, day) => addDays(hotel.property.businessDate, day));

/** Each room's nights in the plainest words: who has it on a date. */
function nightsIn({ stays }: House) {
  return stays().flatMap(({ id, state, nights, departure, dayRoomId }) => {
    if (!takesRooms(state)) return [];
    const day = dayRoomId && state === "inHouse" ? [{ date: departure, roomId: dayRoomId, roomTypeId: undefined }] : [];
    return [...nights, ...day].map((night) => ({ ...night, stay: id }));
  });
}

/** All that is wrong in the house, counted from end to end. */
function faultsIn(house: House): string[] {
  const { hotel } = house;
  const { businessDate } = hotel.property;
  const all = hotel.setUp.rooms.all();
  const isBlocked = (roomId: string, date: string) =>
    hotel.blocks.some((block) => block.roomId === roomId && block.from <= date && date < block.to);
  const nights = nightsIn(house).filter(({ date }) => date >= businessDate);
  const faults: string[] = [];
  const holders = new Map<string, string>();
  for (const { date, roomId, roomTypeId, stay } of nights) {
    const type = roomTypeId && hotel.roomType(roomTypeId);
    if (type && !type.isActive) faults.push(`${stay} has a night of ${type.id}, which is not sold`);
    if (roomId === undefined) continue;
    const key = `${roomId} on ${date}`;
    if (!hotel.room(roomId)?.isActive) faults.push(`${stay} has ${key}, which is off`);
    if (isBlocked(roomId, date)) faults.push(`${stay} has the blocked ${key}`);
    if (holders.has(key)) faults.push(`${stay} and ${holders.get(key)} both have ${key}`);
    holders.set(key, stay);
  }
  for (const type of hotel.setUp.roomTypes.all()) {
    if (!type.isActive && all.some((room) => room.isActive && room.roomTypeId === type.id))
      faults.push(`${type.id} is not sold and has rooms`);
    const own = all.filter(({ roomTypeId, isActive }) => isActive && roomTypeId === type.id);
    for (const date of datesIn(house)) {
      const { type: counted, house: whole } = hotel.nights.count(type.id, date);
      const naive = {
        physical: own.length,
        blocked: own.filter(({ id }) => isBlocked(id, date)).length,
        sold: nights.filter((night) => night.date === date && night.roomTypeId === type.id).length,
      };
      const { physical, blocked, sold } = counted;
      if (JSON.stringify({ physical, blocked, sold }) !== JSON.stringify(naive))
        faults.push(`${type.id} on ${date} is counted as ${JSON.stringify(counted)}, not ${JSON.stringify(naive)}`);
      if (whole.physical !== all.filter(({ isActive }) => isActive).length) faults.push("not all rooms are counted");
    }
  }
  if (new Set(all.map(({ number }) => numberKey(number))).size < all.length) faults.push("a number is there twice");
  for (const { id, connectsWith = [] } of all)
    for (const other of connectsWith)
      if (!hotel.room(other)?.connectsWith?.includes(id)) faults.push(`${id} has a door to ${other}, and not back`);
  return faults;
}

/** Nights of types that are sold beyond what is allowed: a block may bring that about, a change of the set-up may not. */
const oversoldIn = (house: House) =>
  house.hotel.setUp.roomTypes.all().flatMap(({ id }) =>
    datesIn(house).flatMap((date) => {
      const { type, house: whole } = house.hotel.nights.count(id, date);
      const isOver = [type, whole].some((count) => freeOf(count) + count.overbookingAllowance < 0);
      return isOver ? `${id} on ${date} is oversold` : [];
    }),
  );

const elsewhere = new Set<Act>([
  "book",
  "assign",
  "move",
  "undoMove",
  "checkIn",
  "cancel",
  "reactivate",
  "block",
  "lift",
  "nextDay",
]);

/** The planning as all tabs read it next: its rooms and types are those in use, in their order. */
function planningFaults({ call, hotel }: House): string[] {
  const answer = call(planningContract.getPlanning, { query: { from: today, nights: NIGHTS } });
  if (!answer.isDone) return ["the planning is not read"];
  const { reply } = answer;
  const inUse = hotel.setUp.rooms.all().filter(({ isActive }) => isActive);
  const byNumber = inUse.toSorted((one, other) => one.number.localeCompare(other.number, "es", { numeric: true }));
  const sold = hotel.setUp.roomTypes.all().filter(({ isActive }) => isActive);
  const byRank = sold.toSorted((one, other) => one.rank - other.rank);
  const same = (one: { id: string }[], two: { id: string }[]) =>
    one.map(({ id }) => id).join() === two.map(({ id }) => id).join();
  return [
    ...(same(reply.rooms, byNumber) ? [] : ["the planning has other rooms"]),
    ...(same(reply.roomTypes, byRank) ? [] : ["the planning has other types"]),
  ];
}

/** Each record with its version and what a person decides of it. */
function versionsIn({ hotel, db }: House) {
  const sheets = [...db.inventory.rooms.all(), ...db.inventory.roomTypes.all()];
  const versions = new Map([...sheets, ...db.housekeeping.all()].map(({ id, version }) => [id, version]));
  const tasks = db.housekeeping.all().map((task) => [task.id, JSON.stringify(task)] as const);
  const prices = new Map(hotel.setUp.listPrices.all().map(({ id, price }) => [id, price]));
  const all = hotel.setUp.rooms.all().map((room) => [room.id, JSON.stringify(room)] as const);
  const types = hotel.setUp.roomTypes
    .all()
    .map((type) => [`type-${type.id}`, JSON.stringify([type, prices.get(type.id)])] as const);
  return new Map([...all, ...types, ...tasks].map(([id, said]) => [id, { said, version: versions.get(id) ?? 1 }]));
}

/** Records that have changed and have no later version. */
const unversioned = (before: ReturnType<typeof versionsIn>, after: ReturnType<typeof versionsIn>) =>
  [...after].flatMap(([id, { said, version }]) => {
    const former = before.get(id);
    const isRight = !former || (said === former.said ? version >= former.version : version > former.version);
    return isRight ? [] : [id];
  });

const sequenceCount = Math.ceil(Number(process.env.MODEL_SEQUENCES ?? 40) / 5);

it(`keeps the set-up of a house right through any of ${sequenceCount} sequences`, () => {
  const seen = { nights: 0, off: 0, rooms: 0, tasks: 0 };
  fc.assert(
    fc.property(fc.array(step, { minLength: 15, maxLength: 40, size: "max" }), (steps) => {
      const house = openHouse();
      let [before, oversold, asOf] = [versionsIn(house), oversoldIn(house), house.hotel.revision.count];
      for (const [number, each] of steps.entries()) {
        const words = `${number} ${JSON.stringify(each)}`;
        house.take(each);
        // what was refused has changed nothing: a change that is not told is seen after the next one
        if (house.hotel.revision.count === asOf) continue;
        asOf = house.hotel.revision.count;
        const isOfSetUp = !elsewhere.has(each.act);
        const [known, sold] = [before, oversold];
        [before, oversold] = [versionsIn(house), oversoldIn(house)];
        const added = oversold.filter((night) => isOfSetUp && !sold.includes(night));
        const faults = [
          ...added,
          ...faultsIn(house),
          ...unversioned(known, before),
          ...cleaningFaults(house, house.stays()),
        ];
        expect(faults, words).toEqual([]);
      }
      expect(planningFaults(house)).toEqual([]);
      const after = house.hotel.setUp.rooms.all();
      seen.tasks += house.db.housekeeping.all().length;
      seen.nights += nightsIn(house).filter(({ roomId }) => roomId !== undefined).length;
      seen.off += after.filter(({ isActive }) => !isActive).length;
      seen.rooms += Math.max(0, after.length - rooms.length);
    }),
    { seed: Number(process.env.MODEL_SEED ?? 48), numRuns: sequenceCount },
  );
  for (const count of Object.values(seen)) expect(count).toBeGreaterThan(sequenceCount / 8);
}, 7_200_000);
