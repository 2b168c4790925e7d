import fc from "fast-check";
import { describe, expect, it } from "vitest";

import { assignmentContract, type RoomMove } from "@/contract/reservations/assignment";
import type { ReservationNight } from "@/contract/reservations/reservations";
import { addDays } from "@/domain/civilDate";
import { assignAhead } from "@/domain/reservations/arrivesWithin";
import { usualCriteria } from "@/domain/assignment/criteria";
import { takesRooms } from "@/domain/reservations/situationOf";
import type { Hotel } from "@/fakeBackend/hotel/Hotel";
import { createClient } from "@/shared/api/createClient";

import { book, hotelApi, openHotel } from "../../support/hotelBackend";
import { solved } from "../../domain/assignment/plans";

const api = createClient(assignmentContract);
const planOf = (nights = 14) => api.getAssignmentPlan({ query: { nights } });
const today = "2026-04-14";

let calls = 0;
async function apply(...moves: RoomMove[]) {
  calls += 1;
  const { results } = await api.applyAssignment({ body: { clientId: `assignment-${calls}`, moves } });
  return results;
}
const codes = (results: Awaited<ReturnType<typeof apply>>) =>
  results.map(({ reasons }) => reasons.map(({ code }) => code).join());

const get = (id: string) => hotelApi.getReservation({ params: { id } });

/** A reservation of 12 to 14 May, in a room if its number is given. */
async function booked(room?: string, changes: Parameters<typeof book>[0] = {}) {
  const made = await book(changes);
  if (room === undefined) return made;
  expect(await apply(move(made, room))).toMatchObject([{ isDone: true }]);
  return get(made.id);
}

const roomsOf = async (...stays: { id: string }[]) =>
  Promise.all(stays.map(async ({ id }) => new Set((await get(id)).nights.map(({ roomId }) => roomId))));
const inRooms = (...ids: string[]) => ids.map((id) => new Set([id]));
const move = ({ id, version }: { id: string; version: number }, room: string | null): RoomMove => ({
  reservationId: id,
  version,
  roomId: room && `R-${room}`,
});

/** Each night with who is where, in a fixed order. */
function nightsOf(hotel: Hotel): string[] {
  const holding = [...hotel.all()].filter(({ state, isDeleted }) => !isDeleted && takesRooms(state));
  return holding.flatMap(({ id, nights }) =>
    nights.map(({ date, roomId, roomTypeId, price }) => [date, roomId, roomTypeId, id, price].join(" ")),
  );
}

function expectNoRoomTwice(hotel: Hotel) {
  const taken = nightsOf(hotel)
    .map((night) => night.split(" ").slice(0, 2).join(" "))
    .filter((night) => night.includes("R-"));
  expect(new Set(taken).size).toBe(taken.length);
  for (const night of taken) {
    const [date, roomId] = night.split(" ") as [string, string];
    expect(hotel.nights.roomNights(roomId, [date])[0]?.holder, night).toBeDefined();
  }
}

describe("the plan", () => {
  it("has who arrives, with and without a room, and holds the rooms of all others", async () => {
    const { hotel } = openHotel();
    const { stays, held, businessDate, to, asOf } = await planOf(7);
    expect([businessDate, to, asOf]).toEqual(["2026-04-14", "2026-04-21", hotel.revision.count]);
    expect(stays.every(({ arrival, departure }) => arrival < to && arrival < departure)).toBe(true);
    expect(new Set(stays.map(({ roomId }) => roomId === undefined))).toEqual(new Set([true, false]));
    const inHouse = [...hotel.all()].find(({ state, departure }) => state === "inHouse" && departure > businessDate)!;
    expect(stays.map(({ id }) => id)).not.toContain(inHouse.id);
    expect(held).toContainEqual({
      roomId: inHouse.nights.at(-1)!.roomId,
      from: businessDate,
      to: addDays(businessDate, 1),
    });
    const block = hotel.blocks.find(({ to: until }) => until > businessDate)!;
    expect(held).toContainEqual({ roomId: block.roomId, from: block.from, to: block.to });
  });

  it("knows the room of the guest's last stay, and which rooms are not ready", async () => {
    const { hotel } = openHotel();
    const slept = [...hotel.all()].find(({ state, nights }) => state === "checkedOut" && nights.at(-1)?.roomId)!;
    const { id } = await book({ guestId: slept.guestId, newGuest: undefined });
    const { notReady, stays } = await planOf(60);
    const inHouse = [...hotel.all()].filter(({ state }) => state === "inHouse");
    const occupied = inHouse.map(({ nights }) => nights.findLast(({ date }) => date <= "2026-04-14")?.roomId);
    expect(notReady).toEqual(expect.arrayContaining(occupied));
    expect(notReady.length).toBeLessThan(hotel.rooms.length);
    expect(stays.find((one) => one.id === id)?.formerRoomId).toBe(slept.nights.at(-1)!.roomId);
  });

  it("has as many stays without a room as the desk counts for the same nights", async () => {
    const { hotel } = openHotel();
    await book({ arrival: addDays("2026-04-14", 7), departure: addDays("2026-04-14", 8) }); // one night too late
    await book({ arrival: addDays("2026-04-14", 6), departure: addDays("2026-04-14", 8) });
    // a guest with a room on all nights but the first
    const { id } = (await planOf(assignAhead)).stays.find(
      ({ roomId, arrival, departure }) => roomId !== undefined && addDays(arrival, 1) < departure,
    )!;
    const half = hotel.get(id);
    const [{ roomId: _, ...roomless }, ...others] = half.nights as [ReservationNight, ...ReservationNight[]];
    hotel.put({ ...half, nights: [roomless, ...others] });
    const { stays, held } = await planOf(assignAhead);
    expect(stays.filter(({ roomId }) => roomId === undefined)).toHaveLength(hotel.list.inView.unassigned);
    expect(stays.find((one) => one.id === id)).toMatchObject({ arrival: half.arrival, departure: half.departure });
    const { roomId, date } = others[0]!;
    expect(held).toContainEqual({ roomId, from: date, to: addDays(date, 1) });
  });

  it("is of a night at least and of a year at most", async () => {
    openHotel();
    expect((await planOf(0)).to).toBe("2026-04-15");
    expect((await planOf(10_000)).to).toBe("2027-04-14");
  });
});

describe("applying", () => {
  it("gives the room, and leaves a line in the history", async () => {
    openHotel();
    const { id, version } = await booked();
    const done = { reservationId: id, isDone: true, version: version + 1, reasons: [], by: "" };
    expect(await apply(move({ id, version }, "206"))).toEqual([done]);
    expect(await roomsOf({ id })).toEqual(inRooms("R-206"));
    const line = { what: "assignRoom", changes: [{ field: "roomId", after: "R-206" }] };
    expect((await get(id)).history[0]).toMatchObject(line);
  });

  it("lets two guests swap their rooms", async () => {
    const { hotel } = openHotel();
    const [one, other] = [await booked("204"), await booked("205")];
    await apply(move(one, "205"), move(other, "204"));
    expect(await roomsOf(one, other)).toEqual(inRooms("R-205", "R-204"));
    expectNoRoomTwice(hotel);
  });

  it("says who has the room that is taken, and leaves out who needed it free", async () => {
    openHotel();
    const [holder, one, other] = [await booked("204"), await booked("205"), await booked()];
    const taken = { isDone: false, by: "Prueba Iglesias", reasons: [{ code: "ROOM_TAKEN" }] };
    expect(await apply(move(other, "205"), move(one, "204"))).toMatchObject([taken, taken]);
    expect(await roomsOf(holder, one)).toEqual(inRooms("R-204", "R-205"));
  });

  it("says who has changed the reservation since", async () => {
    openHotel();
    const made = await booked("204");
    const stale = {
      isDone: false,
      by: made.history[0]!.by,
      version: made.version,
      reasons: [{ code: "STALE_VERSION" }],
    };
    expect(await apply(move({ ...made, version: made.version - 1 }, "205"))).toMatchObject([stale]);
  });

  it("refuses a simpler type, a blocked room, and a better room whose type is sold", async () => {
    openHotel();
    const tomorrow = await booked(undefined, { arrival: "2026-04-15", departure: "2026-04-16" });
    expect(codes(await apply(move(tomorrow, "102")))[0]).toMatch(/^ROOM_OF_OTHER_TYPE/);
    expect(codes(await apply(move(tomorrow, "107")))).toEqual(["ROOM_BLOCKED"]);
    const made = await booked();
    const suites = [1, 2, 3, 4].map(() => booked(undefined, { roomTypeId: "STE" }));
    expect((await Promise.allSettled(suites)).some(({ status }) => status === "fulfilled")).toBe(true);
    expect(codes(await apply(move(made, "409")))).toEqual(["NO_AVAILABILITY"]);
  });

  it("moves no guest who is in house, has cancelled or has left", async () => {
    const { hotel } = openHotel();
    const ofState = (state: string) => [...hotel.all()].find((one) => one.state === state && one.departure > today)!;
    const stays = [ofState("inHouse"), ofState("cancelled"), { id: "RSV-999999", version: 1 }];
    const results = await apply(...stays.map((one) => move(one, "206")));
    expect(codes(results)).toEqual(["INVALID_TRANSITION", "INVALID_TRANSITION", "GONE"]);
  });

  it("is done once, however often the call arrives", async () => {
    openHotel();
    const made = await booked();
    const once = () => api.applyAssignment({ body: { clientId: "once", moves: [move(made, "206")] } });
    const first = await once();
    expect(await once()).toEqual(first);
    expect(await roomsOf(made)).toEqual(inRooms("R-206"));
    const { version } = first.results[0]!;
    expect(await apply(move(made, "206"))).toMatchObject([{ isDone: true, version }]); // it is so already
    await apply(move({ id: made.id, version }, "207"));
    expect((await once()).results).toEqual(first.results);
    expect(await roomsOf(made)).toEqual(inRooms("R-207"));
  });

  it("gives a better room from what is left of its type, and takes it back", async () => {
    openHotel();
    const made = await booked();
    const better = await booked("305");
    expect(better.nights.map(({ roomTypeId }) => roomTypeId)).toEqual(["TWN", "TWN"]);
    await apply(move(better, null));
    expect((await get(better.id)).nights).toEqual(made.nights);
  });
});

it("gives the same hotel when any part of a proposal is applied and undone", async () => {
  const { hotel } = openHotel();
  const plan = await planOf(30);
  const criteria = {
    ...usualCriteria,
    movesRooms: true,
    weights: { ...usualCriteria.weights, keep: 0 as const },
    upgrades: true,
  };
  const { moves } = solved(plan, criteria);
  expect(moves.length).toBeGreaterThan(10);
  const before = nightsOf(hotel).toSorted();

  await fc.assert(
    fc.asyncProperty(fc.subarray(moves, { minLength: 1 }), async (some) => {
      const results = await apply(
        ...some.map(({ stay: { id }, roomId }) => ({ reservationId: id, version: hotel.get(id).version, roomId })),
      );
      expectNoRoomTwice(hotel);
      const done = results.filter(({ isDone }) => isDone);
      const undone = await apply(
        ...done.map(({ reservationId, version }) => ({
          reservationId,
          version,
          roomId: plan.stays.find(({ id }) => id === reservationId)!.roomId ?? null,
        })),
      );
      expect(undone.every(({ isDone }) => isDone)).toBe(true);
      expect(nightsOf(hotel).toSorted()).toEqual(before);
    }),
    { seed: 14, numRuns: 8 },
  );
});

it("applies the whole of a proposal", async () => {
  const { hotel } = openHotel();
  const { moves, unsolved } = solved(await planOf(60));
  const results = await apply(
    ...moves.map(({ stay: { id, version }, roomId }) => ({ reservationId: id, version, roomId })),
  );
  expect(results.filter(({ isDone }) => !isDone)).toEqual([]);
  expectNoRoomTwice(hotel);
  const left = (await planOf(60)).stays.filter(({ roomId }) => roomId === undefined);
  expect(left.map(({ id }) => id).toSorted()).toEqual(unsolved.map(({ stay: { id } }) => id).toSorted());
});
