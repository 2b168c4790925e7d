import fc from "fast-check";
import { describe, expect, it } from "vitest";

import type { ReservationState } from "@/contract/reservations/reservationLife";
import type { Reservation } from "@/contract/reservations/reservations";
import type { ReservationDraft } from "@/contract/reservations/reservationDraft";
import type { Circumstances } from "@/domain/reservations/lifeGuards";
import { amendedNights, amendedPrices, nightsTaken } from "@/domain/reservations/amendedNights";
import { amendmentReasons } from "@/domain/reservations/amendmentReasons";
import { addDays } from "@/domain/civilDate";
import { deletionReasons } from "@/domain/reservations/deletionReasons";
import { reasonFor } from "@/domain/reasonFor";
import { type Comparable, reservationChanges } from "@/domain/reservations/reservationChanges";
import { nightsOf } from "@/domain/stay";

import { facts, factsOf } from "./facts";
import { codesOf } from "./sampleCharge";
import { sampleDraft, sampleReservation } from "./sampleReservation";

const before = { ...sampleReservation, guestId: sampleReservation.guest.id };
const { nights } = sampleReservation;

const draft = (changes: Partial<ReservationDraft> = {}): ReservationDraft => ({ ...sampleDraft, ...changes });

const day = { businessDate: "2026-03-20", localTime: "2026-03-20 10:00" };
const circumstances: Circumstances = { ...day, currency: "EUR", sale: [], rooms: [] };
const soldOut = { ...circumstances, sale: [reasonFor("HOUSE_FULL", { date: "2026-03-27" })] };

const against = (state: ReservationState, changes: Partial<ReservationDraft>, around = circumstances) =>
  codesOf(amendmentReasons({ ...before, state }, draft(changes), around));
const late = { ...circumstances, businessDate: "2026-03-31" };
const inHouse = (changes: Partial<ReservationDraft>) =>
  against("inHouse", changes, { ...circumstances, businessDate: "2026-03-28" });
const later = { state: "confirmed", arrival: "2026-03-28" } as const;
const other = { arrival: "2026-04-01", departure: "2026-04-09", roomTypeId: "STE", adults: 1 };

facts([
  ["before the arrival, dates, people, room and rate may change", () => against("confirmed", other), []],
  ["a change does not undo a confirmation", () => against("confirmed", { state: "inquiry" }), ["INVALID_TRANSITION"]],
  ["what is pending may be an inquiry again", () => against("pending", { state: "inquiry" }), []],
  ["the waiting list is confirmed while there are rooms", () => against("waitlist", { state: "confirmed" }), []],
  ["nothing is confirmed after the stay", () => against("optional", { state: "confirmed" }, late), ["STAY_OVER"]],
  [
    "the draft's own guarantee counts, which is missing",
    () => against("pending", { state: "confirmed", guarantee: "deposit" }),
    ["GUARANTEE_MISSING"],
  ],
  ["the draft's own guarantee counts", () => against("pending", { state: "confirmed", guarantee: "card" }), []],
  ["rooms are checked for new nights alone", () => against("waitlist", later, soldOut), []],
  ["in house, the nights left may change", () => inHouse({ departure: "2026-04-02", ratePlanId: "BB" }), []],
  ["in house, the stay may end today", () => inHouse({ departure: "2026-03-28" }), []],
  ["in house, the stay does not end before", () => inHouse({ departure: "2026-03-27" }), ["PAST_NIGHTS_FIXED"]],
  ["in house, the arrival stays", () => inHouse({ arrival: "2026-03-26" }), ["PAST_NIGHTS_FIXED"]],
]);

it.each(["checkedOut", "cancelled", "noShow"] as const)("changes only the notes of a stay that is %s", (state) => {
  expect(against(state, { notes: { internal: "Dejó un paraguas", guest: "", request: "" } })).toEqual([]);
  const extras = [{ productId: "parking", quantity: 1 }];
  const none = { guarantee: "none" as const };
  for (const changes of [{ departure: "2026-03-31" }, none, { extras }, { guestId: "G-0002" }])
    expect(against(state, changes)).toEqual(["NOTES_ONLY"]);
  const released = { ...before, state, releaseOn: "2026-03-10" }; // which need not be repeated
  expect(amendmentReasons(released, draft({ releaseOn: "" }), circumstances)).toEqual([]);
});

const offeredFor = (stay: { arrival: string; departure: string }, price = 20_000) =>
  nightsOf(stay).map((date) => ({ date, price }));

const amended = (
  changes: Partial<ReservationDraft>,
  { state = "confirmed", businessDate = "2026-03-20", taken = [] }: Partial<Taken> = {},
) =>
  amendedNights({ ...before, state }, draft(changes), {
    offered: offeredFor(draft(changes)),
    businessDate,
    isRoomFree: (_, date) => !taken.includes(date),
    roomTypeOf: () => "DBL",
  });

/** `taken` are the nights on which somebody else has the room. */
type Taken = Record<"businessDate", string> & Pick<Reservation, "state"> & Record<"taken", string[]>;

describe("the price of a changed reservation", () => {
  const agreed = nights.map(({ price }) => price);
  const promise = { perNight: 80_00, reason: "Feria" };
  const priced = (changes: Partial<ReservationDraft>, of: Partial<typeof before> = {}, keepsPrice = false) => {
    const asked = { offered: offeredFor(draft(changes)), businessDate: "2026-03-28", keepsPrice };
    return amendedPrices({ ...before, ...of }, draft(changes), asked).map(({ price }) => price);
  };

  it("is that of the offer under other terms, unless a person keeps what was agreed", () => {
    expect(priced({ roomTypeId: "STE" })).toEqual([20_000, 20_000, 20_000]);
    expect(priced({ roomTypeId: "STE", departure: "2026-03-31" }, {}, true)).toEqual([...agreed, 20_000]);
  });

  it("is the negotiated price on each night that is not slept, and the offer's again without it", () => {
    expect(priced({ negotiatedPrice: promise }, {}, true)).toEqual([80_00, 80_00, 80_00]);
    expect(priced({ negotiatedPrice: promise }, { state: "inHouse" })).toEqual([agreed[0], 80_00, 80_00]);
    expect(priced({}, { negotiatedPrice: promise })).toEqual([20_000, 20_000, 20_000]);
  });
});

describe("the nights of a changed reservation", () => {
  const dearer = nights.map((night) => ({ ...night, price: 20_000 }));
  const added = { price: 20_000, roomTypeId: "DBL" };
  const here = { state: "inHouse", businessDate: "2026-03-28" } as const;

  facts([
    [
      "keep their price when the stay gets longer, and the room where it is free",
      () => amended({ departure: "2026-04-01" }, { taken: ["2026-03-31"] }),
      [...nights, { ...added, date: "2026-03-30", roomId: "R-214" }, { ...added, date: "2026-03-31" }],
    ],
    ["lose only those at the end of a shorter stay", () => amended({ departure: "2026-03-29" }), nights.slice(0, 2)],
    ["lose only those at the beginning", () => amended({ arrival: "2026-03-29" }), nights.slice(2)],
    ["have new prices under another plan, in the same room", () => amended({ ratePlanId: "BB" }), dearer],
    ["have new prices with other people, in the same room", () => amended({ childrenAges: [6] }), dearer],
    [
      "lose the room when the type changes",
      () => amended({ roomTypeId: "STE" }),
      nights.map(({ date }) => ({ date, price: 20_000, roomTypeId: "STE" })),
    ],
    ["stay the same once they are slept", () => amended({ roomTypeId: "STE" }, here), [nights[0], ...dearer.slice(1)]],
    ["are none for day use", () => amended({ departure: before.arrival }), []],
  ]);

  it("cover the stay exactly once, for every change", () => {
    const change = fc.record({
      from: fc.integer({ min: -5, max: 5 }),
      length: fc.integer({ min: 0, max: 12 }),
      ratePlanId: fc.constantFrom("BAR", "BB"),
      roomTypeId: fc.constantFrom("DBL", "STE"),
      state: fc.constantFrom("confirmed" as const, "inHouse" as const),
    });
    fc.assert(
      fc.property(change, ({ from, length, state, ...plan }) => {
        const arrival = addDays(before.arrival, from);
        const stay = { arrival, departure: addDays(arrival, length) };
        const dates = amended({ ...stay, ...plan }, { state, businessDate: "2026-03-28" }).map(({ date }) => date);
        expect(dates).toEqual(nightsOf(stay));
      }),
      { seed: 27, numRuns: 500 },
    );
  });

  it("need a price for each night", () => {
    const offered = [{ date: "2026-05-01", price: 20_000 }];
    const asked = { offered, businessDate: "2026-03-20", isRoomFree: () => true, roomTypeOf: () => "DBL" };
    expect(() => amendedNights(before, draft({ ratePlanId: "BB" }), asked)).toThrow("2026-03-27");
  });
});

const longer = { state: "confirmed" as const, nights: amended({ departure: "2026-03-31" }) };
const upgraded = nights.map((night) => ({ ...night, roomTypeId: "STE", roomId: "R-401" }));
const taken = (...of: Parameters<typeof nightsTaken>) => nightsTaken(...of).length;

factsOf("the nights that guards check", [
  ["are those that were not held", () => nightsTaken(before, longer).map(({ date }) => date), ["2026-03-30"]],
  ["are none of what is as it was", () => taken(before, before), 0],
  ["are all nights of a new reservation", () => taken(undefined, longer), 4],
  ["are all nights of a waiting reservation", () => taken({ ...before, state: "waitlist" }, longer), 4],
  ["are all nights of a cancelled reservation", () => taken({ ...before, state: "cancelled" }, longer), 4],
  ["are those of another type", () => taken(before, { state: "confirmed", nights: upgraded }), 3],
  ["are none if no rooms are held", () => taken(undefined, { ...longer, state: "inquiry" }), 0],
]);

const changesTo = (changes: Partial<Comparable>) => reservationChanges(before, { ...before, ...changes }, products);

const products = [{ id: "parking", name: "Parking", price: 1_600, per: "night" as const, isActive: true }];

it("the history names rooms and products once, and a product that no longer exists by its id", () => {
  const [first, ...others] = nights;
  const moved = [{ ...first!, roomId: "R-101" }, ...others];
  expect(changesTo({ nights: moved })).toEqual([{ field: "roomId", before: "R-214", after: "R-101, R-214" }]);
  const extras = ["parking", "cradle"].map((productId) => ({ id: productId, productId, quantity: 1 }));
  expect(changesTo({ extras })).toEqual([{ field: "extras", before: "", after: "Parking × 1, cradle × 1" }]);
  const sold = [{ id: "cradle", name: "Cuna", price: 0, per: "stay" as const, isActive: true }, ...products];
  expect(reservationChanges(before, { ...before, extras: extras.slice(0, 1) }, sold)[0]?.after).toBe("Parking × 1");
});

factsOf("the history", [
  [
    "names a guest with a single name without a trailing space",
    () => changesTo({ guest: { firstName: "Sócrates", lastName: "" } })[0]?.after,
    "Sócrates",
  ],
  ["is empty if nothing changed", () => reservationChanges(before, before, products), []],
]);

it("the history names each changed field with its old and new value, in the form's order", () => {
  const after = {
    ...before,
    state: "pending" as const,
    departure: "2026-03-31",
    childrenAges: [6, 8],
    guest: { firstName: "Jean-Luc", lastName: "Lefèvre" },
    nights: nights.map(({ roomId: _, ...night }) => night),
    extras: [{ id: "X-1", productId: "parking", quantity: 2 }],
    notes: { ...before.notes, request: "Cuna" },
  };
  expect(reservationChanges(before, after, products)).toEqual([
    { field: "state", before: "confirmed", after: "pending" },
    { field: "departure", before: "2026-03-30", after: "2026-03-31" },
    { field: "childrenAges", before: "", after: "6, 8" },
    { field: "guest", before: "Inés Núñez", after: "Jean-Luc Lefèvre" },
    { field: "roomId", before: "R-214", after: "" },
    { field: "extras", before: "", after: "Parking × 2" },
    { field: "notes.request", before: "", after: "Cuna" },
  ]);
});

const refused = (changes: Partial<Reservation>) => codesOf(deletionReasons({ ...before, ...changes }, circumstances));
const paid = { id: "P-1", method: "cash" as const, amount: 5_000, at: "2026-03-01T09:00:00.000Z" };
const back = { ...paid, id: "P-2", amount: -5_000 };

factsOf("a deletion", [
  ["may be of a mistake", () => refused({}), []],
  ["may be of an inquiry", () => refused({ state: "inquiry" }), []],
  ["may be of a cancellation", () => refused({ state: "cancelled" }), []],
  ["is refused with payments", () => refused({ payments: [paid] }), ["HAS_PAYMENTS"]],
  ["may be of payments that went back", () => refused({ payments: [paid, back] }), []],
  ["is refused in house", () => refused({ state: "inHouse" }), ["IN_HOUSE_NOT_CANCELLABLE"]],
  ["is refused with past nights", () => refused({ state: "checkedOut" }), ["INVALID_TRANSITION"]],
]);

it("a deletion names the money that stands against it", () => {
  const [reason] = deletionReasons({ ...before, payments: [paid] }, circumstances);
  expect(reason).toMatchObject({ values: { amount: 5_000, currency: "EUR" } });
});
