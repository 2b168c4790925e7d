import { describe, expect, it } from "vitest";

import { type BlockRequest, planningContract } from "@/contract/reservations/planning";
import type { StayMove } from "@/contract/reservations/stayMoves";
import { ratesContract } from "@/contract/reservations/rates";
import { addDays } from "@/domain/civilDate";
import { swapOf } from "@/domain/planning/dropOf";
import { createJudge, moveOf } from "@/domain/planning/judgeMove";
import { randomFrom } from "@/fakeBackend/core/random";
import { createClient } from "@/shared/api/createClient";

import { book, hotelRefusalOf, openHotel } from "../../support/hotelBackend";
import { bring, inDays, openQuiet, type Stay, today } from "../../support/quietHotel";

const api = createClient(planningContract);
const refusal = async (call: Promise<unknown>) => (await hotelRefusalOf(call)).codes;
const planningOf = (query: { from?: string; nights: number }) => api.getPlanning({ query });

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
    const { counts } = await planningOf({ from: "2026-04-12", nights: 14 });
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

it("shows who leaves, and who should have left and is still in the house", async () => {
  const { hotel } = openHotel();
  const { stays } = await planningOf({ nights: 7 });
  const ids = new Set(stays.map(({ id }) => id));
  const leaving = [...hotel.all()].filter(({ state, departure }) => state === "inHouse" && departure <= "2026-04-14");
  expect(leaving.length).toBeGreaterThan(0);
  expect(leaving.filter(({ id }) => !ids.has(id))).toEqual([]);
});

it("shows each room with its cleanliness, and the blocks of those nights", async () => {
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

/** In house since yesterday, with three nights to come in room 104. */
const ana: Stay = { from: -1, nightCount: 4, rooms: "R-104", state: "inHouse", checkedInOn: inDays(-1) };
/** Two nights from 12 May on. */
const luis: Stay = { from: 28, nightCount: 2, rooms: "R-104" };
const SUITE = "R-412";

let calls = 0;
async function openPlan(stays: Record<string, Stay> = {}) {
  const opened = await openQuiet({ Luis: luis, ...stays });
  const { hotel, idOf } = opened;
  const stay = (name = "Luis") => hotel.get(idOf(name));
  /** Of the whole stay, in its room. */
  function move(changes: Partial<StayMove> = {}, name = "Luis"): StayMove {
    const { id: reservationId, version, arrival, departure, nights } = stay(name);
    const asked = { arrival, departure, roomId: nights.at(-1)!.roomId!, ...changes };
    return { reservationId, version, isRepriced: false, from: asked.arrival, to: asked.departure, ...asked };
  }
  const send = async (moves: StayMove[], clientId = `call-${(calls += 1)}`) =>
    (await api.moveStays({ body: { clientId, moves } })).results;
  const codesAfter = async (changes: Partial<StayMove>, name?: string) =>
    (await send([move(changes, name)]))[0]!.reasons.map(({ code }) => code);
  const undo = async (clientId: string) => (await api.undoMoves({ params: { clientId } })).results[0]!;
  const places = (name?: string) => stay(name).nights.map(({ date, roomId }) => `${date} ${roomId}`);
  /** All nights at a price that nothing costs today. */
  const atOneCent = () => hotel.put({ ...stay(), nights: stay().nights.map((night) => ({ ...night, price: 1 })) });
  return { ...opened, stay, move, send, codesAfter, undo, places, atOneCent };
}

describe("a move", () => {
  it("takes a stay to another room, other nights, or both, and leaves a line in its history", async () => {
    const { stay, move, send, places } = await openPlan();
    await send([move({ roomId: "R-105", arrival: "2026-05-13", departure: "2026-05-16" })]);
    expect(places()).toEqual(["2026-05-13 R-105", "2026-05-14 R-105", "2026-05-15 R-105"]);
    expect([stay().arrival, stay().departure]).toEqual(["2026-05-13", "2026-05-16"]);
    expect(stay().history![0]).toMatchObject({ what: "changed" });
  });

  it("keeps or recalculates the price of an upgrade, as asked and as it was told before", async () => {
    const { stay, move, send, undo, atOneCent } = await openPlan();
    atOneCent();
    const upgrade = move({ departure: "2026-05-16", roomId: SUITE });
    const { arrival, departure, from, to } = upgrade;
    const query = { arrival, departure, from, to, roomId: SUITE };
    const { kept, repriced } = await api.priceMove({ params: { reservationId: upgrade.reservationId }, query });
    const prices = () => stay().nights.map(({ price }) => price);
    const told = () => ({ total: prices().reduce((sum, price) => sum + price, 0), reasons: [] });
    await send([upgrade], "keeps");
    expect(kept).toEqual(told());
    expect(prices().slice(0, 2)).toEqual([1, 1]);
    expect(prices()[2]).toBeGreaterThan(1); // a new night costs what it costs today
    expect([stay().roomTypeId, stay().nights[0]!.roomTypeId]).toEqual(["DBL", "STE"]);
    await undo("keeps");
    await send([{ ...upgrade, version: stay().version, isRepriced: true }]);
    expect(repriced).toEqual(told());
    expect(prices()[0]).toBeGreaterThan(1);
    expect(stay().roomTypeId).toBe("STE");
  });

  it("is refused into a simpler room, a taken room, the past, and for dates that are no stay", async () => {
    const { codesAfter } = await openPlan({ Eva: { ...luis, rooms: "R-105" } });
    expect(await codesAfter({ roomId: "R-101" })).toContain("ROOM_OF_OTHER_TYPE");
    expect(await codesAfter({ roomId: "R-105" })).toEqual(["ROOM_TAKEN"]);
    expect(await codesAfter({ arrival: "2026-04-01" })).toContain("ARRIVAL_IN_THE_PAST");
    expect(await codesAfter({ departure: "2026-05-12", arrival: "2026-05-13" })).toContain("DEPARTURE_BEFORE_ARRIVAL");
  });

  it("of a guest in house changes nights from tonight on, not the arrival nor slept nights", async () => {
    const { move, send, codesAfter, places } = await openPlan({ Ana: ana });
    const noise = { roomId: "R-105", moveReason: "noise" } as const;
    expect((await send([move(noise, "Ana")]))[0]).toMatchObject({ isDone: true, reasons: [] });
    const ahead = [0, 1, 2].map((day) => `${inDays(day)} R-105`);
    expect(places("Ana")).toEqual([`${inDays(-1)} R-104`, ...ahead]);
    expect((await codesAfter({ ...noise, arrival: today, from: today }, "Ana"))[0]).toBe("PAST_NIGHTS_FIXED");
    expect((await codesAfter({ ...noise, roomId: null }, "Ana"))[0]).toBe("INVALID_TRANSITION");
    const toToday = { departure: today, to: today, roomId: "R-105" };
    expect(await codesAfter(toToday, "Ana")).toEqual(["EARLY_DEPARTURE"]); // the check-out asks about unused nights
  });

  it("of a guest in house waits for the guest who is still in the room, as a block does", async () => {
    const leaver: Stay = { ...ana, nightCount: 1, rooms: "R-105" };
    const { codesAfter } = await openPlan({ Ana: ana, Eva: leaver });
    expect(await codesAfter({ roomId: "R-105", moveReason: "noise" }, "Ana")).toEqual(["ROOM_OCCUPIED"]);
    const block = { roomId: "R-105", from: today, to: inDays(1), kind: "outOfOrder", reason: "Grifo" } as const;
    await expect(api.blockRoom({ params: { id: "b-occupied" }, body: block })).rejects.toMatchObject({
      response: { status: 409, data: { reasons: [{ code: "ROOM_OCCUPIED" }] } },
    });
  });

  it("of a guest in house asks why, which the history keeps; a stay to come is asked nothing", async () => {
    const { hotel, stay, codesAfter } = await openPlan({ Ana: ana });
    const before = stay("Ana");
    expect(await codesAfter({ roomId: "R-105" }, "Ana")).toEqual(["MOVE_REASON_MISSING"]);
    expect(hotel.get(before.id)).toBe(before);
    expect(await codesAfter({ roomId: "R-105", moveReason: "noise" }, "Ana")).toEqual([]);
    expect(stay("Ana").history![0]!.changes).toContainEqual({ field: "moveReason", before: "", after: "noise" });
    expect(await codesAfter({ roomId: "R-105" })).toEqual([]);
    expect(stay().history![0]!.changes.map(({ field }) => field)).toEqual(["roomId"]);
  });

  it("to an earlier departure asks about the unused nights, which are charged or waived", async () => {
    const { stay, move, send, undo, codesAfter } = await openPlan({ Ana: ana });
    const former = stay("Ana");
    const earlier = { departure: inDays(1), to: inDays(1) };
    const unused = former.nights.slice(2).reduce((sum, { price }) => sum + price, 0);
    const { reservationId, version: _, isRepriced: __, ...query } = move(earlier, "Ana");
    expect(
      await api.priceMove({ params: { reservationId }, query: { ...query, roomId: query.roomId! } }),
    ).toMatchObject({ unused });
    expect(await codesAfter(earlier, "Ana")).toEqual(["UNUSED_NIGHTS_MISSING"]);
    const asked = move({ ...earlier, unusedNights: "charge" }, "Ana");
    expect((await send([asked], "shorter"))[0]).toMatchObject({ isDone: true });
    const [late] = await send([{ ...asked, unusedNights: "waive" }]);
    expect(late).toMatchObject({ isDone: false, reasons: [{ code: "STALE_VERSION" }] });
    expect(stay("Ana").departure).toBe(inDays(1));
    expect(stay("Ana").charges).toMatchObject([{ description: "Noches no disfrutadas", amount: unused }]);
    expect(await undo("shorter")).toMatchObject({ isDone: true });
    const back = stay("Ana");
    expect([back.departure, back.nights]).toEqual([former.departure, former.nights]);
    expect(back.charges.map(({ amount }) => amount)).toEqual([unused, -unused]);
    expect(await codesAfter({ ...earlier, unusedNights: "waive" }, "Ana")).toEqual([]);
    expect(stay("Ana").charges).toEqual(back.charges);
  });

  it("of a guest who stays on after all takes back the charge for the nights that are slept", async () => {
    const { hotel, stay, move, send, undo } = await openPlan({ Ana: ana });
    const { departure, nights } = stay("Ana");
    hotel.setUp.changeRates((rates) => {
      for (const { date, price } of nights) rates.put("BAR", "DBL", date, { price }); // today's price is the agreed price
    });
    const until = (date: string, more: Partial<StayMove> = {}) => move({ departure: date, to: date, ...more }, "Ana");
    const posted = () => stay("Ana").charges.map(({ amount }) => amount);
    await send([until(inDays(1), { unusedNights: "charge" })]);
    expect((await send([until(inDays(2))], "longer"))[0]).toMatchObject({ isDone: true });
    const unused = nights.slice(2).reduce((sum, { price }) => sum + price, 0);
    const rest = unused - stay("Ana").nights.at(-1)!.price;
    expect(posted()).toEqual([unused, -unused, rest]);
    await undo("longer");
    expect(posted()).toEqual([unused, -unused, rest, -rest, unused]);
    await send([until(departure)]);
    expect(posted().reduce((sum, amount) => sum + amount, 0)).toBe(0);
  });

  it("swaps the rooms of two stays as a single change", async () => {
    const { stay, move, send } = await openPlan({ Eva: { ...luis, rooms: "R-105" } });
    const results = await send([move({ roomId: "R-105" }), move({ roomId: "R-104" }, "Eva")]);
    expect(results.map(({ isDone }) => isDone)).toEqual([true, true]);
    expect([stay(), stay("Eva")].map(({ nights }) => nights[0]!.roomId)).toEqual(["R-105", "R-104"]);
  });

  it("of a part of the nights splits a stay between two rooms", async () => {
    const { move, send, places } = await openPlan();
    await send([move({ roomId: "R-105", from: "2026-05-13" })]);
    expect(places()).toEqual(["2026-05-12 R-104", "2026-05-13 R-105"]);
  });

  it("of an old version changes nothing, and says who changed the stay", async () => {
    const { stay, move, send, places } = await openPlan();
    const [mine, theirs] = [move({ roomId: "R-105" }), move({ roomId: "R-106" })];
    await send([mine]);
    const [lost] = await send([theirs]);
    expect([lost!.isDone, lost!.reasons[0]!.code, lost!.by]).toEqual([false, "STALE_VERSION", stay().history![0]!.by]);
    expect(places()).toEqual(["2026-05-12 R-105", "2026-05-13 R-105"]);
  });

  it("is made once, however often the call arrives", async () => {
    const { stay, move, send } = await openPlan();
    const asked = [move({ roomId: "R-105" })];
    const first = await send(asked, "move-1");
    expect(await send(asked, "move-1")).toEqual(first);
    expect(stay().version).toBe(first[0]!.version);
  });

  it("is undone exactly, with prices and dates, and only while the stay has not changed since", async () => {
    const { hotel, stay, move, send, undo } = await openPlan();
    const placement = () => {
      const { arrival, departure, roomTypeId, nights, policies, deposit } = stay();
      return { arrival, departure, roomTypeId, nights, policies, deposit };
    };
    const before = placement();
    await send([move({ roomId: SUITE, departure: "2026-05-16", isRepriced: true })], "undone");
    expect(placement()).not.toEqual(before);
    expect((await undo("undone")).isDone).toBe(true);
    expect(placement()).toEqual(before);
    const { version } = stay();
    expect((await undo("undone")).isDone).toBe(true);
    expect(stay().version).toBe(version);
    await send([move({ roomId: "R-105" })], "changed");
    hotel.put({ ...stay(), version: stay().version + 1 });
    expect((await undo("changed")).reasons[0]!.code).toBe("STALE_VERSION");
  });
});

/** What the screen advised and what the server decided, of each move by its words. */
type Outcome = [words: string, advice: string[], decision: string[]];
const codesOf = (reasons: readonly { code: string }[]) => reasons.map(({ code }) => code);

function expectSame(outcomes: Outcome[]) {
  const decided = outcomes.map(([words, , decision]) => [words, decision]);
  expect(outcomes.map(([words, advice]) => [words, advice])).toEqual(decided);
}

it("advises a move on the screen by the rules that decide it", async () => {
  const { hotel } = openHotel();
  const random = randomFrom(19);
  const outcomes: Outcome[] = [];
  const plan = await planningOf({ nights: 60 }); // each move is undone: but for versions it stays right
  const judge = createJudge(plan);
  for (let turn = 0; turn < 60; turn += 1) {
    const stay = random.pick(plan.stays);
    const bar = random.pick(stay.bars);
    const room = random.pick(plan.rooms);
    const days = random.between(-1, 2);
    const roomId = random.between(0, 9) === 0 ? null : random.between(0, 2) === 0 ? (bar.roomId ?? null) : room.id;
    const goal = { roomId, from: addDays(bar.from, days), to: addDays(bar.to, days + random.between(0, 1)) };
    const before = hotel.get(stay.id);
    const answers = { moveReason: "other", unusedNights: "waive", version: before.version } as const;
    const move = { ...moveOf({ stay, bar }, goal), ...answers };
    const advice = codesOf(judge.ofMove(bar, move));
    if (advice.includes("PART_OF_STAY")) continue;
    const { results } = await api.moveStays({ body: { clientId: `turn-${turn}`, moves: [move] } });
    const decision = codesOf(results[0]!.reasons);
    const isNoChange = results[0]!.isDone && hotel.get(stay.id) === before;
    const words = `${stay.guest} ${stay.state} ${JSON.stringify(move)}`;
    // those of the plan are the server's alone
    if (!isNoChange && !decision.some((code) => /^(CLOSED|M(IN|AX)_STAY|QUOTA)/.test(code)))
      outcomes.push([words, advice, decision]);
    await api.undoMoves({ params: { clientId: `turn-${turn}` } });
    expect(hotel.get(stay.id).nights, words).toEqual(before.nights);
  }
  expectSame(outcomes);
  const impossible = outcomes.filter(([, advice]) => advice.length > 0).length;
  expect(impossible).toBeGreaterThan(5);
  expect(outcomes.length - impossible).toBeGreaterThan(5);
});

it("advises a move of day use as it is decided, into any room and to the next day", async () => {
  const { hotel } = openHotel();
  const day = "2026-04-16";
  const { id } = await book({ arrival: day, departure: day });
  const outcomes: Outcome[] = [];
  const plan = await planningOf({ nights: 7 });
  const judge = createJudge(plan);
  const stay = plan.stays.find((shown) => shown.id === id)!;
  const bar = stay.bars[0]!;
  for (const { id: roomId } of hotel.rooms.slice(0, 36)) {
    for (const from of [day, addDays(day, 1)]) {
      const { version } = hotel.get(id);
      const move = { ...moveOf({ stay, bar }, { roomId, from, to: addDays(from, 1) }), version };
      const advice = judge.ofMove(bar, move);
      const clientId = `${roomId} ${from}`;
      const { results } = await api.moveStays({ body: { clientId, moves: [move] } });
      outcomes.push([clientId, codesOf(advice), codesOf(results[0]!.reasons)]);
      await api.undoMoves({ params: { clientId } });
      expect(hotel.get(id)).toMatchObject({ arrival: day, departure: day });
      expect(hotel.get(id).dayRoomId).toBeUndefined();
    }
  }
  expectSame(outcomes);
  expect(new Set(outcomes.map(([, , decision]) => decision.join()))).toEqual(
    new Set(["", "ROOM_TAKEN", "ROOM_BLOCKED", "ROOM_OF_OTHER_TYPE,TOO_MANY_PEOPLE"]),
  );
});

it("leaves the conditions of the plan that is sold to the server", async () => {
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

it("advises a swap by the rules that decide it", async () => {
  const { hotel } = openHotel();
  const random = randomFrom(63);
  const plan = await planningOf({ nights: 60 });
  const judge = createJudge(plan);
  const bars = plan.stays.flatMap((stay) => stay.bars.map((bar) => ({ stay, bar })));
  const inRooms = bars.filter(({ bar }) => bar.roomId !== undefined);
  const counted = { possible: 0, impossible: 0 };
  for (let turn = 0; turn < 300; turn += 1) {
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
  expect(counted.possible).toBeGreaterThan(2);
  expect(counted.impossible).toBeGreaterThan(2);
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
    expect(await refusal(allow(1, " "))).toEqual(["OVERBOOKING_REASON_MISSING"]);
    expect(await refusal(allow(0))).toEqual(["OVERBOOKING_ROOMS"]);
    expect(await refusal(allow(11))).toEqual(["OVERBOOKING_ROOMS"]);
    expect(await refusal(allow(1, "Congreso", "2026-04-13"))).toEqual(["OVERBOOKING_PAST"]);
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
    expect(codesOf(results[0]!.reasons)).toEqual(["ROOM_BLOCKED"]);
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
    expect(await refusal(put("b7", { roomId: "R-106", from: "2206-05-12", to: "2206-05-14" }))).toEqual([
      "BLOCK_FAR_AHEAD",
    ]);
    expect(await refusal(put("b8", { roomId: "R-106", to: "2206-05-14" }))).toEqual(["BLOCK_FAR_AHEAD"]);
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
    /** A leak tonight in the room of Ana, who stays on, and of Eva, who arrives when Ana leaves. */
    async function leaking() {
      const opened = await openPlan({ Ana: ana, Eva: { from: 3, nightCount: 2, rooms: "R-104" } });
      const { hotel, stay } = opened;
      const of = (name: string) => ({ reservationId: stay(name).id, version: stay(name).version });
      const first = { ...of("Ana"), roomId: "R-105", moveReason: "fault" as const };
      const second = { ...of("Eva"), roomId: "R-106" };
      const leak = { from: today, to: inDays(4), reason: "Fuga" };
      const nights = () => [stay("Ana").nights, stay("Eva").nights];
      const isBlocked = () => hotel.blocks.some(({ roomId, to }) => roomId === "R-104" && to > today);
      return { ...opened, first, second, leak, nights, isBlocked };
    }

    it("moves all who are in the way in a single act, and puts them back when it is undone", async () => {
      const { hotel, stay, places, first, second, leak, nights, isBlocked } = await leaking();
      const before = nights();
      expect(await refusal(put("b1", leak))).toEqual(["ROOM_TAKEN"]);
      const moves = [first, second];
      await put("b1", { ...leak, moves });
      expect(await put("b1", { ...leak, moves })).toMatchObject({ roomId: "R-104" });
      expect(hotel.blocks.filter(({ roomId }) => roomId === "R-104")).toHaveLength(1);
      const ahead = [0, 1, 2].map((day) => `${inDays(day)} R-105`);
      expect(places("Ana")).toEqual([`${inDays(-1)} R-104`, ...ahead]);
      expect(places("Eva")).toEqual([3, 4].map((day) => `${inDays(day)} R-106`));
      expect(stay("Ana").history![0]!.changes).toContainEqual({ field: "moveReason", before: "", after: "fault" });
      await api.undoBlock({ params: { id: "b1" } });
      await api.undoBlock({ params: { id: "b1" } });
      expect([nights(), isBlocked()]).toEqual([before, false]);
    });

    it("puts back all who made way, also before it was extended", async () => {
      const { first, second, leak, nights, isBlocked } = await leaking();
      const before = nights();
      await put("b1", { ...leak, to: inDays(1), moves: [first] });
      await put("b1", { ...leak, moves: [second] });
      await api.undoBlock({ params: { id: "b1" } });
      expect([nights(), isBlocked()]).toEqual([before, false]);
    });

    it("does nothing if a guest cannot move, is not known as it is, or gives no reason", async () => {
      const { hotel, stay, first, second, leak, nights, isBlocked } = await leaking();
      const before = nights();
      const isRefused = async (code: string, moves: BlockRequest["moves"]) => {
        expect(await refusal(put("b1", { ...leak, moves }))).toEqual([code]);
        expect([nights(), isBlocked()]).toEqual([before, false]);
      };
      await isRefused("MOVE_REASON_MISSING", [{ ...first, moveReason: undefined }, second]);
      await isRefused("STALE_VERSION", [first, { ...second, version: 0 }]);
      await isRefused("ROOM_TAKEN", [first]);
      await isRefused("ROOM_TAKEN", [first, { ...second, roomId: "R-104" }]);
      await isRefused("GONE", [first, { ...second, reservationId: "RSV-0" }]);
      await bring(hotel, "Pau", { from: 3, nightCount: 2, rooms: "R-106" });
      await isRefused("ROOM_TAKEN", [first, second]);
      expect(stay("Ana").version).toBe(first.version);
    });

    it("stays when it is undone and a guest cannot be put back", async () => {
      const { hotel, stay, first, second, leak, nights, isBlocked } = await leaking();
      await put("b1", { ...leak, moves: [first, second] });
      hotel.put({ ...stay("Eva"), version: stay("Eva").version + 1 });
      const after = nights();
      expect(await refusal(api.undoBlock({ params: { id: "b1" } }))).toEqual(["STALE_VERSION"]);
      expect([nights(), isBlocked()]).toEqual([after, true]);
    });
  });
});
