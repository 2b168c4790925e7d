import fc from "fast-check";
import { describe, expect, it } from "vitest";

import type { ReservationState } from "@/contract/reservations/reservationLife";
import type { Reservation } from "@/contract/reservations/reservations";
import type { ReservationDraft } from "@/contract/reservations/reservationDraft";
import type { Circumstances } from "@/domain/reservations/reservationLife";
import { amendedNights, amendedPrices, nightsTaken } from "@/domain/reservations/amendedNights";
import { amendmentReasons } from "@/domain/reservations/amendmentReasons";
import { addDays } from "@/domain/civilDate";
import { deletionReasons } from "@/domain/reservations/deletionReasons";
import { reasonFor } from "@/domain/reasonFor";
import { type Comparable, reservationChanges } from "@/domain/reservations/reservationChanges";
import { nightsOf } from "@/domain/stay";

import { sampleReservation } from "./sampleReservation";

const before = { ...sampleReservation, guestId: sampleReservation.guest.id };
const { nights } = sampleReservation;

const draft = (changes: Partial<ReservationDraft> = {}): ReservationDraft => ({
  state: "confirmed",
  arrival: before.arrival,
  departure: before.departure,
  eta: before.eta,
  adults: before.adults,
  childrenAges: before.childrenAges,
  roomTypeId: before.roomTypeId,
  ratePlanId: before.ratePlanId,
  guestId: before.guestId,
  channelId: before.channelId,
  externalRef: before.externalRef,
  guarantee: before.guarantee,
  releaseOn: before.releaseOn,
  extras: before.extras,
  notes: before.notes,
  ...changes,
});

const circumstances: Circumstances = {
  businessDate: "2026-03-20",
  currency: "EUR",
  sale: [],
  rooms: [],
  localTime: "2026-03-20 10:00",
};
const soldOut = { ...circumstances, sale: [reasonFor("HOUSE_FULL", { date: "2026-03-27" })] };

describe("a change before the arrival", () => {
  const codes = (state: ReservationState, changes: Partial<ReservationDraft>, around = circumstances) =>
    amendmentReasons({ ...before, state }, draft(changes), around).map(({ code }) => code);

  it("may change dates, people, room and rate", () => {
    expect(
      codes("confirmed", { arrival: "2026-04-01", departure: "2026-04-09", roomTypeId: "STE", adults: 1 }),
    ).toEqual([]);
  });

  it("does not undo a confirmation, which only a cancellation does", () => {
    expect(codes("confirmed", { state: "inquiry" })).toEqual(["INVALID_TRANSITION"]);
    expect(codes("pending", { state: "inquiry" })).toEqual([]);
  });

  it("confirms under the conditions of a confirmation, with the draft's values", () => {
    expect(codes("waitlist", { state: "confirmed" })).toEqual([]);
    expect(codes("optional", { state: "confirmed" }, { ...circumstances, businessDate: "2026-03-31" })).toEqual([
      "STAY_OVER",
    ]);
    expect(codes("pending", { state: "confirmed", guarantee: "deposit" })).toEqual(["GUARANTEE_MISSING"]);
    expect(codes("pending", { state: "confirmed", guarantee: "card" })).toEqual([]);
  });

  it("checks rooms for the new nights, not for the old", () => {
    expect(codes("waitlist", { state: "confirmed", arrival: "2026-03-28" }, soldOut)).toEqual([]);
  });
});

describe("a change with the guest in house", () => {
  const codes = (changes: Partial<ReservationDraft>) =>
    amendmentReasons({ ...before, state: "inHouse" }, draft(changes), {
      ...circumstances,
      businessDate: "2026-03-28",
    }).map(({ code }) => code);

  it("may change only the remaining nights", () => {
    expect(codes({ departure: "2026-04-02", ratePlanId: "BB" })).toEqual([]);
    expect(codes({ departure: "2026-03-28" })).toEqual([]);
    expect(codes({ departure: "2026-03-27" })).toEqual(["PAST_NIGHTS_FIXED"]);
    expect(codes({ arrival: "2026-03-26" })).toEqual(["PAST_NIGHTS_FIXED"]);
  });
});

describe.each(["checkedOut", "cancelled", "noShow"] as const)("a change of a reservation that is %s", (state) => {
  const codes = (changes: Partial<ReservationDraft>) =>
    amendmentReasons({ ...before, state }, draft(changes), circumstances).map(({ code }) => code);

  it("may change only the notes", () => {
    expect(codes({ notes: { internal: "Dejó un paraguas", guest: "", request: "" } })).toEqual([]);
    expect(codes({ departure: "2026-03-31" })).toEqual(["NOTES_ONLY"]);
    expect(codes({ guarantee: "none" })).toEqual(["NOTES_ONLY"]);
    expect(codes({ extras: [{ productId: "parking", quantity: 1 }] })).toEqual(["NOTES_ONLY"]);
    expect(codes({ guestId: "G-0002" })).toEqual(["NOTES_ONLY"]);
  });

  it("need not repeat the release date of an option", () => {
    const released = { ...before, state, releaseOn: "2026-03-10" };
    expect(amendmentReasons(released, draft({ releaseOn: "" }), circumstances)).toEqual([]);
  });
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

interface Taken {
  state: Reservation["state"];
  businessDate: string;
  /** Nights on which somebody else has the room. */
  taken: string[];
}

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

  it("is the negotiated one on each night that is not slept, and the offer's again without it", () => {
    expect(priced({ negotiatedPrice: promise }, {}, true)).toEqual([80_00, 80_00, 80_00]);
    expect(priced({ negotiatedPrice: promise }, { state: "inHouse" })).toEqual([agreed[0], 80_00, 80_00]);
    expect(priced({}, { negotiatedPrice: promise })).toEqual([20_000, 20_000, 20_000]);
  });
});

describe("the nights of a changed reservation", () => {
  it("keep their price when the stay gets longer, and the room where it is free", () => {
    expect(amended({ departure: "2026-04-01" }, { taken: ["2026-03-31"] })).toEqual([
      ...nights,
      { date: "2026-03-30", price: 20_000, roomTypeId: "DBL", roomId: "R-214" },
      { date: "2026-03-31", price: 20_000, roomTypeId: "DBL" },
    ]);
  });

  it("lose only the dropped nights when the stay gets shorter", () => {
    expect(amended({ departure: "2026-03-29" })).toEqual(nights.slice(0, 2));
    expect(amended({ arrival: "2026-03-29" })).toEqual(nights.slice(2));
  });

  it("have new prices under another plan or with other people, in the same room", () => {
    const dearer = nights.map((night) => ({ ...night, price: 20_000 }));
    expect(amended({ ratePlanId: "BB" })).toEqual(dearer);
    expect(amended({ childrenAges: [6] })).toEqual(dearer);
  });

  it("lose the room when the type changes", () => {
    expect(amended({ roomTypeId: "STE" })).toEqual(
      nights.map(({ date }) => ({ date, price: 20_000, roomTypeId: "STE" })),
    );
  });

  it("stay the same, in their room, while the guest is in house and they are past", () => {
    const [slept, ...left] = amended({ roomTypeId: "STE" }, { state: "inHouse", businessDate: "2026-03-28" });
    expect(slept).toEqual(nights[0]);
    expect(left).toEqual(nights.slice(1).map((night) => ({ ...night, price: 20_000 })));
  });

  it("are none for day use", () => {
    expect(amended({ departure: before.arrival })).toEqual([]);
  });

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

describe("the nights that guards check", () => {
  const longer = { state: "confirmed" as const, nights: amended({ departure: "2026-03-31" }) };

  it("are those that were not held before", () => {
    expect(nightsTaken(before, longer).map(({ date }) => date)).toEqual(["2026-03-30"]);
    expect(nightsTaken(before, before)).toEqual([]);
  });

  it("are all nights of a new reservation, or of one that held none", () => {
    expect(nightsTaken(undefined, longer)).toHaveLength(4);
    expect(nightsTaken({ ...before, state: "waitlist" }, longer)).toHaveLength(4);
    expect(nightsTaken({ ...before, state: "cancelled" }, longer)).toHaveLength(4);
  });

  it("are those of another type", () => {
    const upgraded = nights.map((night) => ({ ...night, roomTypeId: "STE", roomId: "R-401" }));
    expect(nightsTaken(before, { state: "confirmed", nights: upgraded })).toHaveLength(3);
  });

  it("are none if no rooms are held", () => {
    expect(nightsTaken(undefined, { ...longer, state: "inquiry" })).toEqual([]);
  });
});

describe("the history", () => {
  const changesTo = (changes: Partial<Comparable>) => reservationChanges(before, { ...before, ...changes }, products);

  const products = [{ id: "parking", name: "Parking", price: 1_600, per: "night" as const, isActive: true }];

  it("names rooms and products once, and a product that no longer exists by its id", () => {
    const [first, ...others] = nights;
    const moved = [{ ...first!, roomId: "R-101" }, ...others];
    expect(changesTo({ nights: moved })).toEqual([{ field: "roomId", before: "R-214", after: "R-101, R-214" }]);
    const extras = ["parking", "cradle"].map((productId) => ({ id: productId, productId, quantity: 1 }));
    expect(changesTo({ extras })).toEqual([{ field: "extras", before: "", after: "Parking × 1, cradle × 1" }]);
    const sold = [{ id: "cradle", name: "Cuna", price: 0, per: "stay" as const, isActive: true }, ...products];
    expect(reservationChanges(before, { ...before, extras: extras.slice(0, 1) }, sold)[0]?.after).toBe("Parking × 1");
  });

  it("names a guest with a single name without a trailing space", () => {
    expect(changesTo({ guest: { firstName: "Sócrates", lastName: "" } })[0]?.after).toBe("Sócrates");
  });

  it("is empty if nothing changed", () => {
    expect(reservationChanges(before, before, products)).toEqual([]);
  });

  it("names each changed field with its old and new value, in the form's order", () => {
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
});

describe("a deletion", () => {
  const codes = (changes: Partial<Reservation>) =>
    deletionReasons({ ...before, ...changes }, circumstances).map(({ code }) => code);
  const payments = [{ id: "P-1", method: "cash" as const, amount: 5_000, at: "2026-03-01T09:00:00.000Z" }];

  it("is allowed without a stay: a mistake, an inquiry, a cancellation", () => {
    expect(codes({})).toEqual([]);
    expect(codes({ state: "inquiry" })).toEqual([]);
    expect(codes({ state: "cancelled" })).toEqual([]);
  });

  it("is refused with payments or past nights", () => {
    expect(deletionReasons({ ...before, payments }, circumstances)).toMatchObject([
      { code: "HAS_PAYMENTS", values: { amount: 5_000, currency: "EUR" } },
    ]);
    expect(codes({ payments: [...payments, { ...payments[0]!, id: "P-2", amount: -5_000 }] })).toEqual([]);
    expect(codes({ state: "inHouse" })).toEqual(["IN_HOUSE_NOT_CANCELLABLE"]);
    expect(codes({ state: "checkedOut" })).toEqual(["INVALID_TRANSITION"]);
  });
});
