import fc from "fast-check";
import { expect, it } from "vitest";

import { assignmentContract } from "@/contract/reservations/assignment";
import { deskContract } from "@/contract/reservations/desk";
import { planningContract } from "@/contract/reservations/planning";
import type { StayMove } from "@/contract/reservations/stayMoves";
import { reservationActionsContract } from "@/contract/reservations/reservationActions";
import { reservationsContract } from "@/contract/reservations/reservations";
import { addDays } from "@/domain/civilDate";
import { peopleReasons } from "@/domain/rates/peopleReasons";
import { isEnded, takesRooms } from "@/domain/reservations/situationOf";
import type { StoredReservation } from "@/fakeBackend/hotel/books/StoredReservation";

import { leaves, openNextDay } from "../../support/cleaningModel";
import { draftOf } from "../../support/hotelBackend";
import { hotelCalls } from "../../support/hotelCalls";

const today = "2026-04-14";
/** Few, so that stays meet: two for two, two families, two better suites that take fewer people. */
const rooms = ["R-104", "R-105", "R-111", "R-112", "R-311", "R-312"];

const acts = {
  walkIn: 12,
  create: 5,
  update: 8,
  assignRoom: 5,
  unassignRoom: 1,
  checkIn: 10,
  revertCheckIn: 1,
  leaveEarly: 3,
  checkOut: 4,
  reopen: 3,
  cancel: 1,
  reactivate: 1,
  delete: 1,
  restore: 1,
  move: 5,
  swap: 3,
  undo: 2,
  apply: 2,
  block: 1,
  lift: 1,
  clean: 2,
  close: 1,
} as const;

type Act = keyof typeof acts;

const step = fc.record({
  act: fc.oneof(...(Object.keys(acts) as Act[]).map((act) => ({ weight: acts[act], arbitrary: fc.constant(act) }))),
  stay: fc.nat(9),
  other: fc.nat(9),
  room: fc.constantFrom(...rooms),
  from: fc.integer({ min: 0, max: 2 }),
  length: fc.nat(2),
  roomTypeId: fc.constantFrom("DBL", "FAM"),
  adults: fc.integer({ min: 1, max: 4 }),
  hasRoom: fc.boolean(),
});

type Step = typeof step extends fc.Arbitrary<infer Value> ? Value : never;

/** A hotel without guests, in which steps are taken. */
function openHouse() {
  const { call, hotel, db } = hotelCalls(`${today}T08:00:00.000Z`, 1);
  for (const stored of hotel.all()) hotel.put({ ...stored, isDeleted: true });
  const sampled = new Set([...hotel.all()].map(({ id }) => id));
  const stays = () => [...hotel.all()].filter(({ id }) => !sampled.has(id));
  const living = () => stays().filter(({ isDeleted }) => !isDeleted);
  const moved: string[] = [];
  let calls = 0;

  const act = ({ id, version }: StoredReservation, action: string, more: object = {}) =>
    call(reservationActionsContract.actOnReservation, { params: { id, action }, body: { version, ...more } });

  function update(stay: StoredReservation, changes: object) {
    const { arrival, departure, adults, roomTypeId, guestId } = stay;
    const { newGuest: _, ...draft } = draftOf({ arrival, departure, adults, roomTypeId, guestId, ...changes });
    call(reservationsContract.updateReservation, { params: { id: stay.id }, body: { version: stay.version, draft } });
  }

  function take({ act: name, stay: place, other, room, from, length, ...asked }: Step) {
    const all = name === "restore" ? stays().filter(({ isDeleted }) => isDeleted) : living();
    const one = all[place % all.length];
    const partner = all[other % all.length];
    calls += 1;
    const clientId = `call-${calls}`;
    const { arrival, departure } = stayOf(addDays(hotel.property.businessDate, from === 2 ? 1 : 0), length);
    if (name === "create" || name === "walkIn") {
      const dates = name === "create" ? { arrival, departure } : stayOf(hotel.property.businessDate, length);
      const draft = draftOf({ ...dates, adults: asked.adults, roomTypeId: asked.roomTypeId });
      const body = { clientId, draft, ...((asked.hasRoom || name === "walkIn") && { roomId: room }) };
      const answer = call(reservationsContract.createReservation, { body });
      if (answer.isDone && name === "walkIn") act(hotel.get(answer.reply.id), "checkIn", { keys: 1 });
      return;
    }
    const block = {
      roomId: room,
      from: arrival,
      to: addDays(departure, 1),
      kind: "outOfOrder",
      reason: "Obra",
    } as const;
    if (name === "block")
      return void call(planningContract.blockRoom, { params: { id: `block-${room}` }, body: block });
    if (name === "lift") return void call(planningContract.liftBlock, { params: { id: `block-${room}` } });
    const last = moved.at(-1 - (other % 2));
    if (name === "undo") return void (last && call(planningContract.undoMoves, { params: { clientId: last } }));
    if (name === "close") return openNextDay({ call, hotel }, living);
    if (!one || !partner) return;
    const { id, version } = one;
    const params = { id };
    const move = (stay: StoredReservation, roomId: string | null, dates: object = {}): StayMove => ({
      reservationId: stay.id,
      version: stay.version,
      arrival: stay.arrival,
      departure: stay.departure,
      from: stay.arrival,
      to: stay.arrival === stay.departure ? addDays(stay.departure, 1) : stay.departure,
      roomId,
      isRepriced: false,
      moveReason: "other",
      unusedNights: "waive",
      ...dates,
    });
    const roomOfStay = ({ nights, dayRoomId }: StoredReservation) => nights.at(-1)?.roomId ?? dayRoomId ?? null;
    switch (name) {
      case "update":
        update(one, {
          ...(asked.hasRoom ? { adults: asked.adults } : { departure: addDays(one.departure, from - 1) }),
          ...(length === 0 ? { roomTypeId: asked.roomTypeId } : {}),
        });
        break;
      case "leaveEarly":
        call(deskContract.actAtDesk, { params: { id, action: name }, body: { version, unusedNights: "waive" } });
        break;
      case "clean":
        call(deskContract.actAtDesk, { params: { id, action: "cleanRoom" }, body: { version } });
        break;
      case "checkOut":
        leaves(one, { call, hotel });
        break;
      case "delete":
        call(reservationsContract.deleteReservation, { params });
        break;
      case "restore":
        call(reservationsContract.restoreReservation, { params });
        break;
      case "move": {
        // from a night on, or the whole stay to other dates
        const part = from === 0 ? { from: addDays(one.arrival, length) } : {};
        const longer = from === 1 ? { departure: addDays(one.departure, 1), to: addDays(one.departure, 1) } : {};
        const moves = [move(one, asked.hasRoom ? room : roomOfStay(one), { ...part, ...longer })];
        moved.push(clientId);
        call(planningContract.moveStays, { body: { clientId, moves } });
        break;
      }
      case "swap": {
        const moves = [move(one, roomOfStay(partner)), move(partner, roomOfStay(one))];
        if (one === partner) break;
        moved.push(clientId);
        call(planningContract.moveStays, { body: { clientId, moves } });
        break;
      }
      case "apply": {
        const moves = [{ reservationId: id, version, roomId: asked.hasRoom ? room : null }];
        call(assignmentContract.applyAssignment, { body: { clientId, moves } });
        break;
      }
      default:
        act(one, name, { roomId: room, moveReason: "other", cancelReason: "guestRequest", keys: 1 });
    }
  }

  return { hotel, db, living, take };
}

const stayOf = (arrival: string, length: number) => ({ arrival, departure: addDays(arrival, length) });

type House = ReturnType<typeof openHouse>;

/** The room that a guest in house has now, in the plainest words. */
function roomNow({ nights, dayRoomId, departure }: StoredReservation, date: string): string | undefined {
  const night = nights.find((one) => one.date === date);
  if (night) return night.roomId;
  return departure <= date ? (dayRoomId ?? nights.at(-1)?.roomId) : undefined;
}

const inHouse = ({ living }: House) => living().filter(({ state }) => state === "inHouse");

/** Who is in which room. */
const placesIn = (house: House) =>
  new Map(inHouse(house).map((stay) => [stay.id, roomNow(stay, house.hotel.property.businessDate)]));

/** What is wrong in the house, counted from end to end. */
function faultsIn(house: House): string[] {
  const { hotel, living } = house;
  const { businessDate } = hotel.property;
  const faults: string[] = [];
  const holders = new Map<string, string>();
  const now = new Map<string, StoredReservation>();
  for (const stay of living()) {
    const { id, state, nights, departure, dayRoomId, adults } = stay;
    if (!takesRooms(state)) continue;
    const day = dayRoomId !== undefined && !isEnded(state) ? [{ date: departure, roomId: dayRoomId }] : [];
    for (const { date, roomId } of [...nights, ...day]) {
      if (roomId === undefined) continue;
      const key = `${roomId} on ${date}`;
      if (holders.has(key)) faults.push(`${id} and ${holders.get(key)} both have ${key}`);
      holders.set(key, id);
      const isAhead = date >= businessDate;
      const isBlocked = hotel.blocks.some((one) => one.roomId === roomId && one.from <= date && date < one.to);
      if (isAhead && isBlocked) faults.push(`${id} has the blocked ${key}`);
      const type = hotel.roomType(hotel.room(roomId)!.roomTypeId)!;
      if (isAhead && peopleReasons({ adults, childrenAges: [], babies: 0 }, type).length > 0)
        faults.push(`${adults} people of ${id} have ${key}`);
    }
    if (state !== "inHouse") continue;
    const roomId = roomNow(stay, businessDate);
    if (roomId === undefined) faults.push(`${id} is in house without a room`);
    const type = hotel.roomType(hotel.room(roomId ?? "")?.roomTypeId ?? "");
    if (type && adults > type.maxAdults) faults.push(`${adults} people of ${id} are in ${roomId}`);
    const other = now.get(roomId ?? "");
    // a move that was planned for today waits until the last guest has left
    const isPlanned = other && [stay, other].some((one) => sleptElsewhere(one, roomId, businessDate));
    if (other && !isPlanned) faults.push(`${id} and ${other.id} are both in ${roomId}`);
    now.set(roomId ?? "", stay);
  }
  return faults;
}

const sleptElsewhere = ({ nights }: StoredReservation, roomId: string | undefined, date: string) =>
  nights.some((night) => night.date === addDays(date, -1) && night.roomId !== roomId);

/** Rooms that were left and are not dirty. */
function cleanLeft(before: ReadonlyMap<string, string | undefined>, house: House): string[] {
  const after = placesIn(house);
  const states = new Map(house.db.rooms.states().map(({ roomId, cleanliness }) => [roomId, cleanliness]));
  return [...before].flatMap(([id, roomId]) =>
    roomId !== undefined && after.get(id) !== roomId && states.get(roomId) === "clean" ? [`${id} left ${roomId}`] : [],
  );
}

/** These say that the guest was never there. */
const takesBack = new Set<Act>(["undo", "revertCheckIn"]);

const sequenceCount = Math.ceil(Number(process.env.MODEL_SEQUENCES ?? 120) / 10);

it(`houses each guest in a room of their own, left dirty, in any of ${sequenceCount} sequences`, () => {
  const seen = { guests: 0, days: 0 };
  fc.assert(
    fc.property(fc.array(step, { minLength: 20, maxLength: 60, size: "max" }), (steps) => {
      const house = openHouse();
      for (const [number, each] of steps.entries()) {
        const before = placesIn(house);
        house.take(each);
        const words = `${number} ${JSON.stringify(each)}`;
        expect(faultsIn(house), words).toEqual([]);
        expect(takesBack.has(each.act) ? [] : cleanLeft(before, house), words).toEqual([]);
        seen.guests += inHouse(house).length;
        seen.days += inHouse(house).filter(({ dayRoomId }) => dayRoomId !== undefined).length;
      }
    }),
    { seed: Number(process.env.MODEL_SEED ?? 48), numRuns: sequenceCount },
  );
  expect(seen.guests).toBeGreaterThan(sequenceCount);
  expect(seen.days).toBeGreaterThan(sequenceCount / 10);
}, 7_200_000);
