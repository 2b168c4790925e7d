import { isAxiosError } from "axios";
import { describe, expect, it } from "vitest";

import {
  type BlockRefusal,
  type BlockRequest,
  planningContract,
  planningNights,
} from "@/contract/reservations/planning";
import type { StayMove } from "@/contract/reservations/stayMoves";
import { ratesContract } from "@/contract/reservations/rates";
import { addDays } from "@/domain/civilDate";
import { swapOf } from "@/domain/planning/dropOf";
import { createJudge, moveOf } from "@/domain/planning/judgeMove";
import { nightsOf } from "@/domain/stay";
import { randomFrom } from "@/fakeBackend/core/random";
import { createClient } from "@/shared/api/createClient";

import { book, openHotel } from "../../support/hotelBackend";

const api = createClient(planningContract);
const planningOf = (query: { from?: string; nights: number }) => api.getPlanning({ query });

/** A guest who stays three more nights, and a room of the same type that is free on them. */
function stayingOn(hotel: ReturnType<typeof openHotel>["hotel"]) {
  const { businessDate } = hotel.property;
  for (const stay of hotel.all()) {
    if (stay.state !== "inHouse" || stay.departure < addDays(businessDate, 3) || stay.arrival >= businessDate) continue;
    const ahead = nightsOf({ arrival: businessDate, departure: stay.departure });
    const isFree = ({ id, roomTypeId }: { id: string; roomTypeId: string }) =>
      roomTypeId === stay.roomTypeId &&
      hotel.nights.roomNights(id, ahead).every(({ holder }) => !holder) &&
      [...hotel.all()].every(({ state, nights }) => state !== "inHouse" || nights.at(-1)?.roomId !== id);
    const free = hotel.rooms.find(isFree);
    const { id: reservationId, version, arrival, departure, nights } = stay;
    const roomId = nights.at(-1)!.roomId!;
    const whole = { reservationId, version, arrival, departure, from: arrival, to: departure, roomId };
    if (free) return { stay, free, whole: { ...whole, isRepriced: false }, businessDate };
  }
  throw new Error("Nobody stays on who could have another room.");
}

describe("the nights", () => {
  it("begin before the business date unless another day is asked for, and are at most a year", async () => {
    openHotel();
    const { from, to, businessDate } = await planningOf({ nights: 14 });
    expect([from, to, businessDate]).toEqual(["2026-04-13", "2026-04-27", "2026-04-14"]);
    expect(await planningOf({ from: "2026-05-01", nights: 900 })).toMatchObject({
      from: "2026-05-01",
      to: "2027-05-02",
    });
    expect(await planningOf({ from: "2026-02-30", nights: 7 })).toMatchObject({ from: "2026-04-13" });
  });

  it("have as many rooms free of each type as the form says of the same night", async () => {
    openHotel();
    const rates = createClient(ratesContract);
    const { counts } = await planningOf({ from: "2026-04-01", nights: planningNights.most });
    expect(counts.some(({ free }) => free <= 0)).toBe(true);
    for (const date of new Set(counts.map((count) => count.date))) {
      const offers = await rates.listOffers({ query: { arrival: date, departure: addDays(date, 1), adults: 1 } });
      for (const { roomTypeId, free } of counts.filter((count) => count.date === date))
        for (const offer of offers.filter((one) => one.roomTypeId === roomTypeId))
          expect(offer.available, `${roomTypeId} ${date}`).toBe(Math.max(0, free));
    }
  });

  it("count each type as the guards against overbooking do, with the price of the first plan", async () => {
    const { hotel } = openHotel();
    const { counts, roomTypes } = await planningOf({ nights: 7 });
    expect(counts).toHaveLength(roomTypes.length * 7);
    for (const { roomTypeId, date, free, sold, blocked, price } of counts) {
      const { type } = hotel.nights.count(roomTypeId, date);
      expect({ sold, blocked, free }).toEqual({
        sold: type.sold,
        blocked: type.blocked,
        free: type.physical - type.blocked - type.sold,
      });
      expect(price).toBeGreaterThan(0);
    }
  });
});

describe("the stays", () => {
  it("are those with a night in a room then, with all of their nights", async () => {
    const { hotel } = openHotel();
    const { stays, from, to } = await planningOf({ nights: 7 });
    expect(stays.length).toBeGreaterThan(0);
    for (const { id, bars, arrival, departure } of stays) {
      expect(["cancelled", "noShow", "inquiry", "waitlist"]).not.toContain(hotel.get(id).state);
      const isOverdue = hotel.get(id).state === "inHouse" && departure <= "2026-04-14";
      expect(isOverdue || bars.some((bar) => bar.from < to && from < bar.to)).toBe(true);
      expect([bars[0]!.from, bars.at(-1)!.to]).toEqual([arrival, departure]);
    }
    expect(new Set(stays.flatMap(({ bars }) => bars.map(({ roomId }) => roomId === undefined)))).toEqual(
      new Set([true, false]),
    );
  });

  it("have a bar for each room that they are in", async () => {
    const { hotel } = openHotel();
    const { id } = await book();
    const stored = hotel.get(id);
    const nights = stored.nights.map((night, place) => ({ ...night, roomId: place === 0 ? "R-104" : "R-105" }));
    hotel.put({ ...stored, nights });
    const stay = (await planningOf({ from: "2026-05-12", nights: 7 })).stays.find((one) => one.id === id);
    expect(stay?.bars).toEqual([
      { roomId: "R-104", roomTypeId: "DBL", from: "2026-05-12", to: "2026-05-13" },
      { roomId: "R-105", roomTypeId: "DBL", from: "2026-05-13", to: "2026-05-14" },
    ]);
  });
});

it("has those who leave, and those who should have left and are still in the house", async () => {
  const { hotel } = openHotel();
  const { stays } = await planningOf({ nights: 7 });
  const ids = new Set(stays.map(({ id }) => id));
  const leaving = [...hotel.all()].filter(({ state, departure }) => state === "inHouse" && departure <= "2026-04-14");
  expect(leaving.length).toBeGreaterThan(0);
  expect(leaving.filter(({ id }) => !ids.has(id))).toEqual([]);
});

it("has each room with its cleanliness, and the blocks of those nights", async () => {
  const { hotel, db } = openHotel();
  const block = hotel.blocks.find(({ to }) => to > hotel.property.businessDate)!;
  const { rooms, blocks } = await planningOf({ from: block.from, nights: 1 });
  const states = db.rooms.states();
  expect(rooms.map(({ id, cleanliness }) => [id, cleanliness])).toEqual(
    states.map(({ roomId, cleanliness }) => [roomId, cleanliness]),
  );
  expect(blocks).toContainEqual(block);
  expect((await planningOf({ from: block.to, nights: 1 })).blocks).not.toContainEqual(block);
});

it("tells as of which change it is", async () => {
  const { hotel } = openHotel();
  const before = await planningOf({ nights: 7 });
  await book();
  expect(before.asOf).toBeLessThan(hotel.revision.count);
  expect((await planningOf({ nights: 7 })).asOf).toBe(hotel.revision.count);
});

describe("a move", () => {
  let calls = 0;
  /** Two nights from 12 May on, in room 104. */
  async function booked() {
    const opened = openHotel();
    const { id } = await book();
    const { hotel } = opened;
    const former = hotel.get(id);
    hotel.put({ ...former, nights: former.nights.map((night) => ({ ...night, roomId: "R-104" })) });
    const stay = () => hotel.get(id);
    const move = (changes: Partial<StayMove> = {}): StayMove => {
      const { version, arrival, departure } = stay();
      const asked = { arrival, departure, ...changes };
      const nights = { from: asked.arrival, to: asked.departure };
      return { reservationId: id, version, roomId: "R-104", isRepriced: false, ...nights, ...asked };
    };
    const send = async (moves: StayMove[], clientId = `call-${(calls += 1)}`) =>
      (await api.moveStays({ body: { clientId, moves } })).results;
    const codesAfter = async (changes: Partial<StayMove>) => {
      const [result] = await send([move(changes)]);
      return result!.reasons.map(({ code }) => code);
    };
    const placesOf = () => stay().nights.map(({ date, roomId }) => `${date} ${roomId}`);
    return { ...opened, id, stay, move, send, codesAfter, placesOf };
  }

  it("takes a stay to another room, other nights, or both, and leaves a line in its history", async () => {
    const { stay, move, send, placesOf } = await booked();
    await send([move({ roomId: "R-105", arrival: "2026-05-13", departure: "2026-05-16" })]);
    expect(placesOf()).toEqual(["2026-05-13 R-105", "2026-05-14 R-105", "2026-05-15 R-105"]);
    expect([stay().arrival, stay().departure]).toEqual(["2026-05-13", "2026-05-16"]);
    expect(stay().history![0]).toMatchObject({ what: "changed" });
  });

  it("keeps the agreed price of each night that stays, and prices a new one as of today", async () => {
    const { hotel, stay, move, send } = await booked();
    hotel.put({ ...stay(), nights: stay().nights.map((night) => ({ ...night, price: 1 })) });
    await send([move({ departure: "2026-05-15" })]);
    const [first, second, third] = stay().nights.map(({ price }) => price);
    expect([first, second]).toEqual([1, 1]);
    expect(third).toBeGreaterThan(1);
  });

  it("keeps or recalculates the price of an upgrade, as asked", async () => {
    const { hotel, stay, move, send } = await booked();
    const suite = hotel.rooms.find(({ roomTypeId }) => roomTypeId === "STE")!;
    const agreed = stay().nights.map(({ price }) => price);
    await send([move({ roomId: suite.id })]);
    expect(stay().nights.map(({ price }) => price)).toEqual(agreed);
    expect([stay().roomTypeId, stay().nights[0]!.roomTypeId]).toEqual(["DBL", "STE"]);
    await send([move({ roomId: suite.id, isRepriced: true })]);
    expect(stay().nights[0]!.price).toBeGreaterThan(agreed[0]!);
    expect(stay().roomTypeId).toBe("STE");
  });

  it("says beforehand what an upgrade costs with the agreed price and with today's, which is what is charged then", async () => {
    const { hotel, id, stay, move, send } = await booked();
    hotel.put({ ...stay(), nights: stay().nights.map((night) => ({ ...night, price: 1 })) });
    const suite = hotel.rooms.find(({ roomTypeId }) => roomTypeId === "STE")!;
    const { arrival, departure, from, to } = move({ departure: "2026-05-16" });
    const query = { arrival, departure, from, to, roomId: suite.id };
    const { kept, repriced } = await api.priceMove({ params: { reservationId: id }, query });
    const total = () => stay().nights.reduce((sum, { price }) => sum + price, 0);
    await send([move({ departure, roomId: suite.id })], "keeps");
    expect(kept).toEqual({ total: total(), reasons: [] });
    await api.undoMoves({ params: { clientId: "keeps" } });
    await send([move({ departure, roomId: suite.id, isRepriced: true })]);
    expect(repriced).toEqual({ total: total(), reasons: [] });
    expect(repriced.total).toBeGreaterThan(kept.total);
  });

  it("is refused into a simpler room, or one that is taken, and into the past", async () => {
    const { hotel, codesAfter } = await booked();
    const single = hotel.rooms.find(({ roomTypeId }) => roomTypeId === "IND")!;
    expect(await codesAfter({ roomId: single.id })).toContain("ROOM_OF_OTHER_TYPE");
    const { id: otherId } = await book();
    hotel.put({ ...hotel.get(otherId), nights: hotel.get(otherId).nights.map((one) => ({ ...one, roomId: "R-105" })) });
    expect(await codesAfter({ roomId: "R-105" })).toEqual(["ROOM_TAKEN"]);
    expect(await codesAfter({ arrival: "2026-04-01" })).toContain("ARRIVAL_IN_THE_PAST");
    expect(await codesAfter({ departure: "2026-05-12", arrival: "2026-05-13" })).toContain("DEPARTURE_BEFORE_ARRIVAL");
  });

  it("moves a guest in the house from tonight on, and neither their arrival nor the nights that they have slept", async () => {
    const { hotel, send } = await booked();
    const { businessDate } = hotel.property;
    const isLong = ({ state, arrival, departure }: { state: string; arrival: string; departure: string }) =>
      state === "inHouse" && arrival < businessDate && departure > addDays(businessDate, 1);
    const guest = [...hotel.all()].find(isLong)!;
    const { id: reservationId, arrival, departure } = guest;
    const dates = { arrival, departure, from: arrival, to: departure };
    const moveTo = (roomId: string | null, changes: Partial<StayMove> = {}) =>
      send([
        {
          reservationId,
          version: hotel.get(reservationId).version,
          isRepriced: false,
          roomId,
          moveReason: "noise",
          ...dates,
          ...changes,
        },
      ]);
    const wanted = nightsOf({ arrival: businessDate, departure });
    const isFree = ({ id }: { id: string }) => hotel.nights.roomNights(id, wanted).every(({ holder }) => !holder);
    const rank = (id: string) => hotel.roomType(id)!.rank;
    const sold = hotel.roomType(guest.roomTypeId)!;
    const free = hotel.rooms.find((room) => isFree(room) && rank(room.roomTypeId) >= sold.rank)!;
    expect((await moveTo(free.id))[0]).toMatchObject({ isDone: true, reasons: [] });
    const after = hotel.get(reservationId);
    expect(after.nights.filter(({ date }) => date < businessDate)).toEqual(
      guest.nights.filter(({ date }) => date < businessDate),
    );
    expect(new Set(after.nights.filter(({ date }) => date >= businessDate).map(({ roomId }) => roomId))).toEqual(
      new Set([free.id]),
    );
    const later = addDays(arrival, 1);
    expect((await moveTo(free.id, { arrival: later, from: later }))[0]!.reasons[0]!.code).toBe("PAST_NIGHTS_FIXED");
    expect((await moveTo(null))[0]!.reasons[0]!.code).toBe("INVALID_TRANSITION");
  });

  it("of a guest in the house is refused into a room whose guest has not left, as a block of that room is", async () => {
    const { hotel, send } = await booked();
    const { businessDate } = hotel.property;
    const staying = [...hotel.all()].filter(({ state }) => state === "inHouse");
    const leaver = staying.find(({ departure }) => departure <= businessDate)!;
    const room = hotel.room(leaver.nights.at(-1)!.roomId!)!;
    const guest = staying.find(
      ({ departure, roomTypeId }) =>
        departure > businessDate && hotel.roomType(roomTypeId)!.rank <= hotel.roomType(room.roomTypeId)!.rank,
    )!;
    for (const held of hotel.all()) {
      const isIn = held.nights.some(({ date, roomId }) => roomId === room.id && date >= businessDate);
      if (isIn) hotel.put({ ...held, state: "cancelled" });
    }
    const { id: reservationId, version, arrival, departure } = hotel.get(guest.id);
    const dates = { arrival, departure, from: arrival, to: departure };
    const asked = { reservationId, version, roomId: room.id, isRepriced: false, ...dates };
    const [result] = await send([{ ...asked, moveReason: "noise" }]);
    expect(result!.reasons.map(({ code }) => code)).toEqual(["ROOM_OCCUPIED"]);
    const block = { roomId: room.id, from: businessDate, to: addDays(businessDate, 1), kind: "outOfOrder" } as const;
    const blocking = api.blockRoom({ params: { id: "b-occupied" }, body: { ...block, reason: "Grifo" } });
    await expect(blocking).rejects.toMatchObject({
      response: { status: 409, data: { reasons: [{ code: "ROOM_OCCUPIED" }] } },
    });
  });

  it("of a guest in the house asks why, and the history has the answer; one of a stay to come asks nothing", async () => {
    const { hotel, move, send, stay: toCome } = await booked();
    const { stay, free, whole } = stayingOn(hotel);
    const [refused] = await send([{ ...whole, roomId: free.id }]);
    expect(refused!.reasons.map(({ code }) => code)).toEqual(["MOVE_REASON_MISSING"]);
    expect(hotel.get(stay.id)).toBe(stay);
    const [made] = await send([{ ...whole, roomId: free.id, moveReason: "noise" }]);
    expect(made).toMatchObject({ isDone: true });
    const said = hotel.get(stay.id).history![0]!.changes;
    expect(said).toContainEqual({ field: "moveReason", before: "", after: "noise" });
    expect((await send([move({ roomId: "R-105" })]))[0]).toMatchObject({ isDone: true });
    expect(toCome().history![0]!.changes.map(({ field }) => field)).toEqual(["roomId"]);
  });

  it("of a guest in the house to an earlier departure asks about the unused nights, which are charged or waived", async () => {
    const { hotel, send } = await booked();
    const { stay, whole, businessDate } = stayingOn(hotel);
    const departure = addDays(businessDate, 1);
    const earlier = { ...whole, departure, to: departure };
    const unused = stay.nights.filter(({ date }) => date >= departure).reduce((sum, { price }) => sum + price, 0);
    const query = { arrival: stay.arrival, departure, from: stay.arrival, to: departure, roomId: whole.roomId };
    expect(await api.priceMove({ params: { reservationId: stay.id }, query })).toMatchObject({ unused });
    const [refused] = await send([earlier]);
    expect(refused!.reasons.map(({ code }) => code)).toEqual(["UNUSED_NIGHTS_MISSING"]);
    const [made] = await send([{ ...earlier, unusedNights: "charge" }], "shorter");
    expect(made).toMatchObject({ isDone: true });
    const [late] = await send([{ ...earlier, unusedNights: "waive" }]);
    expect(late).toMatchObject({ isDone: false, reasons: [{ code: "STALE_VERSION" }] });
    const charged = hotel.get(stay.id);
    expect(charged.departure).toBe(departure);
    expect(charged.charges.at(-1)).toMatchObject({ description: "Noches no disfrutadas", amount: unused });
    const [undone] = (await api.undoMoves({ params: { clientId: "shorter" } })).results;
    expect(undone).toMatchObject({ isDone: true });
    const back = hotel.get(stay.id);
    expect([back.departure, back.nights]).toEqual([stay.departure, stay.nights]);
    expect(back.charges.slice(stay.charges.length).map(({ amount }) => amount)).toEqual([unused, -unused]);
    const again = { ...earlier, version: back.version, unusedNights: "waive" } as const;
    expect((await send([again]))[0]).toMatchObject({ isDone: true });
    expect(hotel.get(stay.id).charges).toEqual(back.charges);
  });

  it("of a guest who stays on after all takes back what was charged for the nights that are slept", async () => {
    const { hotel, send } = await booked();
    const { stay, whole, businessDate } = stayingOn(hotel);
    const [first, second] = [addDays(businessDate, 1), addDays(businessDate, 2)] as const;
    expect(second < stay.departure).toBe(true);
    await send([{ ...whole, departure: first, to: first, unusedNights: "charge" }]);
    const longer = { ...whole, version: hotel.get(stay.id).version, departure: second, to: second };
    expect((await send([longer], "longer"))[0]).toMatchObject({ isDone: true });
    const unused = stay.nights.filter(({ date }) => date >= first).reduce((sum, { price }) => sum + price, 0);
    const rest = unused - hotel.get(stay.id).nights.at(-1)!.price;
    const posted = () =>
      hotel
        .get(stay.id)
        .charges.slice(stay.charges.length)
        .map(({ amount }) => amount);
    expect(posted()).toEqual([unused, -unused, rest]);
    await api.undoMoves({ params: { clientId: "longer" } });
    expect(posted()).toEqual([unused, -unused, rest, -rest, unused]);
    await send([{ ...whole, version: hotel.get(stay.id).version }]);
    expect(posted().reduce((sum, amount) => sum + amount, 0)).toBe(0);
  });

  it("leaves the former room of a guest in the house dirty", async () => {
    const { hotel, db, send } = await booked();
    const { businessDate } = hotel.property;
    const wanted = (departure: string) => nightsOf({ arrival: businessDate, departure });
    const isFree = ({ id }: { id: string }, departure: string) =>
      db.rooms.states().find(({ roomId }) => roomId === id)!.occupant === "" &&
      hotel.nights.roomNights(id, wanted(departure)).every(({ holder }) => !holder);
    const [guest, free] = [...hotel.all()].flatMap((stay) => {
      if (stay.state !== "inHouse" || stay.departure <= businessDate || stay.arrival >= businessDate) return [];
      const room = hotel.rooms.find((one) => one.roomTypeId === stay.roomTypeId && isFree(one, stay.departure));
      return room ? [[stay, room] as const] : [];
    })[0]!;
    const { id: reservationId, version, arrival, departure } = guest;
    const dates = { arrival, departure, from: arrival, to: departure };
    await send([{ reservationId, version, roomId: free.id, isRepriced: false, moveReason: "fault", ...dates }]);
    const stateOf = (id: string | undefined) => db.rooms.states().find(({ roomId }) => roomId === id);
    expect(stateOf(guest.nights[0]!.roomId)).toMatchObject({ cleanliness: "dirty", occupant: "" });
    expect(stateOf(free.id)!.occupant).not.toBe("");
    const row = hotel.list.where(({ reservation }) => reservation.id === reservationId)[0]!;
    expect(row.room).toBe(free.number);
  });

  it("to a departure today is left to the check-out, which asks about the unused nights", async () => {
    const { hotel, send } = await booked();
    const { businessDate } = hotel.property;
    const guest = [...hotel.all()].find(
      ({ state, arrival, departure }) => state === "inHouse" && arrival < businessDate && departure > businessDate,
    )!;
    const { id: reservationId, version, arrival, nights } = guest;
    const dates = { arrival, departure: businessDate, from: arrival, to: businessDate };
    const [result] = await send([{ reservationId, version, roomId: nights[0]!.roomId!, isRepriced: false, ...dates }]);
    expect(result!.reasons.map(({ code }) => code)).toEqual(["EARLY_DEPARTURE"]);
  });

  it("lets two stays swap their rooms as one change", async () => {
    const { hotel, id, move, send } = await booked();
    const { id: otherId } = await book();
    hotel.put({ ...hotel.get(otherId), nights: hotel.get(otherId).nights.map((one) => ({ ...one, roomId: "R-105" })) });
    const other = { ...move({ roomId: "R-104" }), reservationId: otherId, version: hotel.get(otherId).version };
    const results = await send([move({ roomId: "R-105" }), other]);
    expect(results.map(({ isDone }) => isDone)).toEqual([true, true]);
    expect([id, otherId].map((one) => hotel.get(one).nights[0]!.roomId)).toEqual(["R-105", "R-104"]);
  });

  it("splits a stay between two rooms by moving a part of its nights", async () => {
    const { move, send, placesOf } = await booked();
    await send([move({ roomId: "R-105", from: "2026-05-13" })]);
    expect(placesOf()).toEqual(["2026-05-12 R-104", "2026-05-13 R-105"]);
  });

  it("of an old version changes nothing and says who changed the stay; two desks cannot both win", async () => {
    const { stay, move, send, placesOf } = await booked();
    const [mine, theirs] = [move({ roomId: "R-105" }), move({ roomId: "R-106" })];
    await send([mine]);
    const [lost] = await send([theirs]);
    expect([lost!.isDone, lost!.reasons[0]!.code, lost!.by]).toEqual([false, "STALE_VERSION", stay().history![0]!.by]);
    expect(placesOf()).toEqual(["2026-05-12 R-105", "2026-05-13 R-105"]);
  });

  it("is made once, however often the call arrives", async () => {
    const { stay, move, send } = await booked();
    const asked = [move({ roomId: "R-105" })];
    const first = await send(asked, "move-1");
    expect(await send(asked, "move-1")).toEqual(first);
    expect(stay().version).toBe(first[0]!.version);
  });

  it("is undone exactly, with prices and dates, and only while the stay has not changed since", async () => {
    const { hotel, stay, move, send } = await booked();
    const placement = () => {
      const { arrival, departure, roomTypeId, nights, policies, deposit } = stay();
      return { arrival, departure, roomTypeId, nights, policies, deposit };
    };
    const before = placement();
    const suite = hotel.rooms.find(({ roomTypeId }) => roomTypeId === "STE")!;
    await send([move({ roomId: suite.id, departure: "2026-05-16", isRepriced: true })], "move-1");
    expect(placement()).not.toEqual(before);
    const undo = async (clientId: string) => (await api.undoMoves({ params: { clientId } })).results[0]!;
    expect((await undo("move-1")).isDone).toBe(true);
    expect(placement()).toEqual(before);
    const { version } = stay();
    expect((await undo("move-1")).isDone).toBe(true);
    expect(stay().version).toBe(version);
    await send([move({ roomId: "R-105" })], "move-2");
    hotel.put({ ...stay(), version: stay().version + 1 });
    expect((await undo("move-2")).reasons[0]!.code).toBe("STALE_VERSION");
  });
});

it("is advised on the screen by the rules that decide it", async () => {
  const { hotel } = openHotel();
  const random = randomFrom(19);
  const outcomes: [string, string[], string[]][] = [];
  for (let turn = 0; turn < 150; turn += 1) {
    const plan = await planningOf({ nights: 60 });
    const stay = random.pick(plan.stays);
    const bar = random.pick(stay.bars);
    const room = random.pick(plan.rooms);
    const days = random.between(-1, 2);
    const roomId = random.between(0, 9) === 0 ? null : random.between(0, 2) === 0 ? (bar.roomId ?? null) : room.id;
    const goal = { roomId, from: addDays(bar.from, days), to: addDays(bar.to, days + random.between(0, 1)) };
    const answers = { moveReason: "other", unusedNights: "waive" } as const;
    const move = { ...moveOf({ stay, bar }, goal), ...answers };
    const advice = createJudge(plan)
      .ofMove(bar, move)
      .map(({ code }) => code);
    if (advice.includes("PART_OF_STAY")) continue;
    const before = hotel.get(stay.id);
    const { results } = await api.moveStays({ body: { clientId: `turn-${turn}`, moves: [move] } });
    const decision = results[0]!.reasons.map(({ code }) => code);
    const isNoChange = results[0]!.isDone && hotel.get(stay.id) === before;
    const words = `${stay.guest} ${stay.state} ${JSON.stringify(move)}`;
    // those of the plan are the server's alone
    if (!isNoChange && !decision.some((code) => /^(CLOSED|M(IN|AX)_STAY|QUOTA)/.test(code)))
      outcomes.push([words, advice, decision]);
    await api.undoMoves({ params: { clientId: `turn-${turn}` } });
    expect(hotel.get(stay.id).nights, words).toEqual(before.nights);
  }
  expect(outcomes.map(([words, advice]) => [words, advice])).toEqual(
    outcomes.map(([words, , decision]) => [words, decision]),
  );
  const impossible = outcomes.filter(([, advice]) => advice.length > 0).length;
  expect(impossible).toBeGreaterThan(15);
  expect(outcomes.length - impossible).toBeGreaterThan(15);
});

it("of day use is advised as it is decided, into every room and to the next day", async () => {
  const { hotel } = openHotel();
  const day = "2026-04-16";
  const { id } = await book({ arrival: day, departure: day });
  const outcomes: [string, string[], string[]][] = [];
  for (const { id: roomId } of hotel.rooms.slice(0, 36)) {
    for (const from of [day, addDays(day, 1)]) {
      const plan = await planningOf({ nights: 7 });
      const stay = plan.stays.find((one) => one.id === id)!;
      const bar = stay.bars[0]!;
      const move = moveOf({ stay, bar }, { roomId, from, to: addDays(from, 1) });
      const advice = createJudge(plan).ofMove(bar, move);
      const clientId = `${roomId} ${from}`;
      const { results } = await api.moveStays({ body: { clientId, moves: [move] } });
      const codesOf = (reasons: readonly { code: string }[]) => reasons.map(({ code }) => code);
      outcomes.push([clientId, codesOf(advice), codesOf(results[0]!.reasons)]);
      await api.undoMoves({ params: { clientId } });
      expect(hotel.get(id)).toMatchObject({ arrival: day, departure: day });
      expect(hotel.get(id).dayRoomId).toBeUndefined();
    }
  }
  expect(outcomes.map(([words, advice]) => [words, advice])).toEqual(
    outcomes.map(([words, , decision]) => [words, decision]),
  );
  expect(new Set(outcomes.map(([, , decision]) => decision.join()))).toEqual(
    new Set(["", "ROOM_TAKEN", "ROOM_BLOCKED", "ROOM_OF_OTHER_TYPE,TOO_MANY_PEOPLE"]),
  );
});

it("under the conditions of its own plan is left to the server", async () => {
  const { hotel } = openHotel();
  const { id } = await book();
  const friday = "2026-06-05"; // a weekend of the high season asks for two nights
  const plan = await planningOf({ from: "2026-05-10", nights: 60 });
  const stay = plan.stays.find((one) => one.id === id)!;
  const move = moveOf({ stay, bar: stay.bars[0]! }, { roomId: null, from: friday, to: addDays(friday, 1) });
  const moved = async (clientId: string) => {
    const { results } = await api.moveStays({ body: { clientId, moves: [move] } });
    return results[0]!;
  };
  expect(createJudge(plan).ofMoves([move])).toEqual([]);
  expect((await moved("min-stay")).reasons).toMatchObject([{ code: "MIN_STAY", values: { nights: 2, date: friday } }]);
  expect(hotel.get(id).arrival).toBe(stay.arrival);
  hotel.setUp.changeRates((rates) => rates.put("BAR", "DBL", friday, { minStay: 1 }));
  expect(await moved("lowered")).toMatchObject({ isDone: true });
});

it("is advised on a swap by the rules that decide it", async () => {
  const { hotel } = openHotel();
  const random = randomFrom(63);
  const plan = await planningOf({ nights: 60 });
  const judge = createJudge(plan);
  const bars = plan.stays.flatMap((stay) => stay.bars.map((bar) => ({ stay, bar })));
  const inRooms = bars.filter(({ bar }) => bar.roomId !== undefined);
  const counted = { possible: 0, impossible: 0 };
  for (let turn = 0; turn < 400; turn += 1) {
    const [one, other] = [random.pick(inRooms), random.pick(inRooms)];
    const isMeeting = one.bar.from < other.bar.to && other.bar.from < one.bar.to && one.stay !== other.stay;
    if (!isMeeting || one.bar.roomId === other.bar.roomId) continue;
    const moves = swapOf(one, other).map((move): StayMove => ({
      ...move,
      version: hotel.get(move.reservationId).version,
      moveReason: "other",
    }));
    const isPossible = judge.ofMoves(moves).length === 0;
    const clientId = `swap-${turn}`;
    const { results } = await api.moveStays({ body: { clientId, moves } });
    const words = JSON.stringify([one.stay.guest, other.stay.guest, results]);
    expect(
      results.every(({ isDone }) => isDone),
      words,
    ).toBe(isPossible);
    counted[isPossible ? "possible" : "impossible"] += 1;
    await api.undoMoves({ params: { clientId } });
  }
  expect(counted.possible).toBeGreaterThan(5);
  expect(counted.impossible).toBeGreaterThan(5);
});

describe("overbooking", () => {
  const rates = createClient(ratesContract);
  const night = { roomTypeId: "STE", date: "2026-05-12" };
  const allow = (rooms: number, reason = "Congreso", date = night.date) =>
    api.allowOverbooking({ params: { ...night, date }, body: { rooms, reason } });
  const left = async () => {
    const query = { arrival: night.date, departure: addDays(night.date, 1), adults: 2 };
    const offers = await rates.listOffers({ query });
    return offers.find(({ roomTypeId }) => roomTypeId === "STE")!;
  };

  it("is what offers and bookings may sell of a full type, until it is lifted", async () => {
    const { hotel } = openHotel();
    const { physical, blocked, sold } = hotel.nights.count("STE", night.date).type;
    const bookSuite = () => book({ roomTypeId: "STE", arrival: night.date, departure: addDays(night.date, 1) });
    for (let room = physical - blocked - sold; room > 0; room -= 1) await bookSuite();
    expect(await left()).toMatchObject({ available: 0, reasons: [{ code: "NO_AVAILABILITY" }] });
    await expect(bookSuite()).rejects.toMatchObject({ response: { status: 409 } });
    await allow(1);
    expect(await left()).toMatchObject({ available: 0, reasons: [] });
    await bookSuite();
    expect(await left()).toMatchObject({ available: 0, reasons: [{ code: "NO_AVAILABILITY" }] });
    const plan = await planningOf({ from: night.date, nights: 1 });
    expect(plan.overbookings).toMatchObject([{ ...night, rooms: 1, reason: "Congreso" }]);
    expect(plan.counts.find(({ roomTypeId }) => roomTypeId === "STE")!.free).toBe(-1);
    await api.liftOverbooking({ params: night });
    await expect(bookSuite()).rejects.toMatchObject({ response: { status: 409 } });
    expect((await planningOf({ from: night.date, nights: 1 })).overbookings).toEqual([]);
  });

  it("names who has allowed it and when, and a repeat changes nothing", async () => {
    const { hotel } = openHotel();
    const made = await allow(2, "  Congreso ");
    expect(made).toMatchObject({ ...night, rooms: 2, reason: "Congreso" });
    expect(made.by).not.toBe("");
    expect(Date.parse(made.at)).toBeGreaterThan(0);
    const { count } = hotel.revision;
    expect(await allow(2)).toEqual(made);
    expect(hotel.revision.count).toBe(count);
  });

  it("needs a reason, a sensible number of rooms, and a night that has not passed", async () => {
    openHotel();
    const codesOf = async (asked: Promise<unknown>) => {
      const error: unknown = await asked.catch((thrown: unknown) => thrown);
      if (!isAxiosError<BlockRefusal>(error)) throw new Error("It was not refused.");
      return error.response!.data.reasons.map(({ code }) => code);
    };
    expect(await codesOf(allow(1, " "))).toEqual(["OVERBOOKING_REASON_MISSING"]);
    expect(await codesOf(allow(0))).toEqual(["OVERBOOKING_ROOMS"]);
    expect(await codesOf(allow(11))).toEqual(["OVERBOOKING_ROOMS"]);
    expect(await codesOf(allow(1, "Congreso", "2026-04-13"))).toEqual(["OVERBOOKING_PAST"]);
  });
});

describe("a block", () => {
  const block = {
    roomId: "R-104",
    from: "2026-05-12",
    to: "2026-05-15",
    kind: "outOfService",
    reason: "Pintura",
  } as const;
  const put = (id: string, changes: Partial<BlockRequest> = {}) =>
    api.blockRoom({ params: { id }, body: { ...block, ...changes } });
  const refusal = async (call: Promise<unknown>) => {
    const error: unknown = await call.catch((thrown: unknown) => thrown);
    if (!isAxiosError<BlockRefusal>(error)) throw error;
    return error.response!.data.reasons.map(({ code }) => code);
  };

  it("takes the room out of sale for its nights, and no stay gets in", async () => {
    const { hotel } = openHotel();
    await put("b1");
    expect(hotel.nights.roomNights("R-104", ["2026-05-14", "2026-05-15"])).toEqual([
      { date: "2026-05-14", holder: "block" },
      { date: "2026-05-15" },
    ]);
    const { id } = await book();
    const { version, arrival, departure } = hotel.get(id);
    const move = { reservationId: id, version, arrival, departure, from: arrival, to: departure, isRepriced: false };
    const { results } = await api.moveStays({ body: { clientId: "c", moves: [{ ...move, roomId: "R-104" }] } });
    expect(results[0]!.reasons.map(({ code }) => code)).toEqual(["ROOM_BLOCKED"]);
  });

  it("is refused over a stay or another block, without a night or a reason, and in the past", async () => {
    const { hotel } = openHotel();
    const { id } = await book();
    hotel.put({ ...hotel.get(id), nights: hotel.get(id).nights.map((night) => ({ ...night, roomId: "R-104" })) });
    expect(await refusal(put("b1"))).toEqual(["ROOM_TAKEN"]);
    await put("b2", { roomId: "R-105" });
    expect(await refusal(put("b3", { roomId: "R-105", from: "2026-05-14", to: "2026-05-18" }))).toEqual([
      "ROOM_BLOCKED",
    ]);
    expect(await refusal(put("b4", { roomId: "R-106", to: "2026-05-12" }))).toEqual(["BLOCK_EMPTY"]);
    expect(await refusal(put("b5", { roomId: "R-106", reason: " " }))).toEqual(["BLOCK_REASON_MISSING"]);
    expect(await refusal(put("b6", { roomId: "R-106", from: "2026-04-01", to: "2026-04-03" }))).toContain(
      "BLOCK_IN_THE_PAST",
    );
  });

  it("is made once, however often the call arrives, and is lifted once", async () => {
    const { hotel } = openHotel();
    const made = await put("b1");
    expect(await put("b1")).toEqual(made);
    expect(hotel.blocks.filter(({ id }) => id === "b1")).toEqual([made]);
    await api.liftBlock({ params: { id: "b1" } });
    await api.liftBlock({ params: { id: "b1" } });
    expect(hotel.blocks.some(({ id }) => id === "b1")).toBe(false);
    expect(hotel.nights.roomNights("R-104", ["2026-05-14"])).toEqual([{ date: "2026-05-14" }]);
  });

  it("that has begun keeps its past nights when it is lifted, and comes back whole", async () => {
    const { hotel } = openHotel();
    const { id, ...draft } = hotel.blocks.find(({ roomId, to }) => roomId === "R-107" && to > "2026-04-14")!;
    await api.liftBlock({ params: { id } });
    expect(hotel.blocks.find((one) => one.id === id)).toEqual({ ...draft, id, to: "2026-04-14" });
    await api.blockRoom({ params: { id }, body: draft });
    expect(hotel.blocks.find((one) => one.id === id)).toEqual({ ...draft, id });
  });

  describe("of a room with guests", () => {
    /** A leak tonight in the room of a guest who stays on, and of another who arrives when that one leaves. */
    async function leaking() {
      const { hotel } = openHotel();
      const { stay, free, businessDate } = stayingOn(hotel);
      const roomId = stay.nights.at(-1)!.roomId!;
      const { id } = await book();
      const { nights } = hotel.get(id);
      for (const held of hotel.all()) {
        const isNext = held.id !== stay.id && held.nights.some((night) => night.roomId === roomId);
        if (isNext && held.departure > businessDate) hotel.put({ ...held, state: "cancelled" });
      }
      const dates = nightsOf({ arrival: stay.departure, departure: addDays(stay.departure, nights.length) });
      const inRoom = { roomId, roomTypeId: stay.roomTypeId };
      const next = hotel.put({
        ...hotel.get(id),
        roomTypeId: stay.roomTypeId,
        arrival: dates[0]!,
        departure: addDays(dates.at(-1)!, 1),
        nights: nights.map((night, place) => ({ ...night, date: dates[place]!, ...inRoom })),
      });
      const other = hotel.rooms.find(
        (room) =>
          room.id !== free.id &&
          room.roomTypeId === stay.roomTypeId &&
          hotel.nights.roomNights(room.id, dates).every(({ holder }) => !holder),
      )!;
      const leak = { roomId, from: businessDate, to: addDays(next.arrival, 1), reason: "Fuga" };
      const moves = [
        { reservationId: stay.id, version: stay.version, roomId: free.id, moveReason: "fault" as const },
        { reservationId: next.id, version: next.version, roomId: other.id },
      ];
      const places = () => [stay.id, next.id].map((one) => hotel.get(one).nights);
      return { hotel, stay, next, free, other, leak, moves, places, businessDate };
    }

    it("moves all who are in the way and blocks it in one act, and puts them back when it is undone", async () => {
      const { hotel, stay, next, free, other, leak, moves, places, businessDate } = await leaking();
      const before = places();
      expect(await refusal(put("b1", leak))).toEqual(["ROOM_TAKEN"]);
      await put("b1", { ...leak, moves });
      expect(await put("b1", { ...leak, moves })).toMatchObject({ roomId: leak.roomId });
      expect(hotel.blocks.filter(({ roomId }) => roomId === leak.roomId)).toHaveLength(1);
      const roomsOf = (id: string, from: string) =>
        new Set(hotel.get(id).nights.flatMap(({ date, roomId }) => (date >= from ? [roomId] : [])));
      expect(roomsOf(stay.id, businessDate)).toEqual(new Set([free.id]));
      expect(hotel.get(stay.id).nights[0]!.roomId).toBe(leak.roomId); // slept there
      expect(roomsOf(next.id, next.arrival)).toEqual(new Set([other.id]));
      expect(hotel.get(stay.id).history![0]!.changes).toContainEqual({
        field: "moveReason",
        before: "",
        after: "fault",
      });
      await api.undoBlock({ params: { id: "b1" } });
      await api.undoBlock({ params: { id: "b1" } });
      expect(places()).toEqual(before);
      expect(hotel.blocks.some(({ roomId }) => roomId === leak.roomId)).toBe(false);
    });

    it("puts all back who have made way when it is undone, also before it was extended", async () => {
      const { hotel, leak, moves, places } = await leaking();
      const before = places();
      const [now, later] = moves as [(typeof moves)[0], (typeof moves)[0]];
      await put("b1", { ...leak, to: addDays(leak.from, 1), moves: [now] });
      await put("b1", { ...leak, moves: [later] });
      await api.undoBlock({ params: { id: "b1" } });
      expect(places()).toEqual(before);
      expect(hotel.blocks.some(({ roomId }) => roomId === leak.roomId)).toBe(false);
    });

    it("does nothing if one of them cannot move, is not known as it is, or gives no reason", async () => {
      const { hotel, stay, next, other, leak, moves, places } = await leaking();
      const before = places();
      const [first, second] = moves as [(typeof moves)[0], (typeof moves)[0]];
      const isRefused = async (codes: string[], changed: typeof moves) => {
        expect(await refusal(put("b1", { ...leak, moves: changed }))).toEqual(codes);
        expect(places()).toEqual(before);
        expect(hotel.blocks.some(({ id }) => id === "b1")).toBe(false);
      };
      await isRefused(["MOVE_REASON_MISSING"], [{ ...first, moveReason: undefined! }, second]);
      await isRefused(["STALE_VERSION"], [first, { ...second, version: 0 }]);
      await isRefused(["ROOM_TAKEN"], [first]);
      await isRefused(["ROOM_TAKEN"], [first, { ...second, roomId: leak.roomId }]);
      await isRefused(["GONE"], [first, { ...second, reservationId: "RSV-0" }]);
      const taken = { ...hotel.get(next.id), id: "RSV-taken", state: "confirmed" as const };
      hotel.put({ ...taken, nights: taken.nights.map((night) => ({ ...night, roomId: other.id })) });
      await isRefused(["ROOM_TAKEN"], [first, second]);
      expect(hotel.get(stay.id).version).toBe(stay.version);
    });

    it("stays when it is undone and a guest cannot be put back", async () => {
      const { hotel, next, leak, moves, places } = await leaking();
      await put("b1", { ...leak, moves });
      hotel.put({ ...hotel.get(next.id), version: hotel.get(next.id).version + 1 });
      const after = places();
      expect(await refusal(api.undoBlock({ params: { id: "b1" } }))).toEqual(["STALE_VERSION"]);
      expect(places()).toEqual(after);
      expect(hotel.blocks.some(({ id }) => id === "b1")).toBe(true);
    });
  });
});
