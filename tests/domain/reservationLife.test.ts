import fc from "fast-check";
import { describe, expect, it } from "vitest";

import type { Charge } from "@/contract/account/account";
import type { ReasonCode } from "@/contract/reservations/reservationReasons";
import type { ReservationAction, ReservationState } from "@/contract/reservations/reservationLife";
import { reasonFor } from "@/domain/reasonFor";
import { lateNights } from "@/domain/reservations/lateArrival";
import { type Circumstances, reservationLife, type RuledReservation } from "@/domain/reservations/reservationLife";
import { isToArrive, takesRooms } from "@/domain/reservations/situationOf";

import { sampleReservation } from "./sampleReservation";

const { permissionsOf, reasonsAgainst, transitions } = reservationLife;

const circumstances = (changes: Partial<Circumstances> = {}): Circumstances => ({
  businessDate: "2026-03-27",
  currency: "EUR",
  sale: [],
  rooms: [],
  localTime: "2026-03-27 10:00",
  ...changes,
});

function reservation(changes: Partial<RuledReservation> = {}): RuledReservation {
  const { balance = sampleReservation.balance } = changes;
  const windows = [{ window: "guest" as const, total: balance, paid: 0, balance }];
  return { ...sampleReservation, windows, ...changes };
}

const codes = (action: ReservationAction, ruled: RuledReservation, changes: Partial<Circumstances> = {}) =>
  reasonsAgainst(action, ruled, circumstances(changes)).map(({ code }) => code);

const states: ReservationState[] = [
  "inquiry",
  "waitlist",
  "optional",
  "pending",
  "confirmed",
  "inHouse",
  "checkedOut",
  "cancelled",
  "noShow",
];

const never: ReasonCode = "INVALID_TRANSITION";

/**
 * A stay of three nights with its room, option until tomorrow, owing the whole bill, checked in or out today; "" is
 * allowed. In the order of `states`.
 */
const onTheDayOfArrival: Record<ReservationAction, (ReasonCode | "")[]> = {
  confirm: ["", "", "", "", never, never, never, never, never],
  cancel: ["", "", "", "", "", "IN_HOUSE_NOT_CANCELLABLE", never, never, never],
  markNoShow: [never, never, never, never, "ARRIVAL_NOT_PAST", never, never, never, never],
  reactivate: [never, never, never, never, never, never, never, "", ""],
  release: [never, never, "OPTION_RUNNING", never, never, never, never, never, never],
  assignRoom: [never, never, "", "", "", "", never, never, never],
  unassignRoom: [never, never, "", "", "", never, never, never, never],
  checkIn: [never, never, never, never, "", never, never, never, never],
  revertCheckIn: [never, never, never, never, never, "", never, never, never],
  checkInLate: [never, never, never, never, never, never, never, never, "NOT_LAST_CLOSED"],
  revertCheckInLate: [never, never, never, never, never, never, never, never, never],
  checkOut: [never, never, never, never, never, "OPEN_BALANCE", never, never, never],
  reopen: [never, never, never, never, never, never, "", never, never],
};

/** Where each action leads. */
const leadsTo: Record<ReservationAction, ReservationState | undefined> = {
  confirm: "confirmed",
  cancel: "cancelled",
  markNoShow: "noShow",
  reactivate: "confirmed",
  release: "cancelled",
  assignRoom: undefined,
  unassignRoom: undefined,
  checkIn: "inHouse",
  revertCheckIn: "confirmed",
  checkInLate: "inHouse",
  revertCheckInLate: "noShow",
  checkOut: "checkedOut",
  reopen: "inHouse",
};

it.each(Object.entries(leadsTo))("%s leads to %s", (action, state) => {
  expect(transitions[action as ReservationAction].to).toBe(state);
});

const permission = (action: ReservationAction, ruled: RuledReservation) =>
  permissionsOf(ruled, circumstances()).find((one) => one.action === action);

const cases = Object.entries(onTheDayOfArrival).flatMap(([action, row]) =>
  row.map((reason, index) => [action as ReservationAction, states[index]!, reason] as const),
);

it.each(cases)("%s while it is %s: %j", (action, state, reason) => {
  const ruled = reservation({
    state,
    releaseOn: state === "optional" ? "2026-03-28" : "",
    checkedInOn: "2026-03-27",
    checkedOutOn: "2026-03-27",
  });
  expect(codes(action, ruled)).toEqual(reason ? [reason] : []);
  expect(permission(action, ruled)?.isAllowed).toBe(reason === "");
});

const option = reservation({ state: "optional", releaseOn: "2026-03-26" });
const inHouse = reservation({ state: "inHouse", checkedInOn: "2026-03-27", checkedOutOn: "2026-03-27", balance: 0 });
const soldOut = [reasonFor("NO_AVAILABILITY", { roomType: "Doble", date: "2026-03-28" })];
const roomTaken = [reasonFor("ROOM_TAKEN", { room: "214", date: "2026-03-28" })];
const unassigned = sampleReservation.nights.map(({ roomId: _, ...night }) => night);
const paid = (amount: number) => [{ id: "P-1", method: "card" as const, amount, at: "2026-03-01T09:00:00.000Z" }];
const charge = (kind: "room" | "extra" | "correction", date: string, amount: number) => ({
  id: `${kind} ${date}`,
  sourceRef: `${kind} ${date}`,
  kind,
  date,
  description: "",
  amount,
});

describe("a confirmation", () => {
  it("needs rooms if none are held yet", () => {
    expect(codes("confirm", reservation({ state: "waitlist" }), { sale: soldOut })).toEqual(["NO_AVAILABILITY"]);
    expect(codes("confirm", reservation({ state: "inquiry" }), { sale: soldOut })).toEqual(["NO_AVAILABILITY"]);
    expect(codes("confirm", reservation({ state: "pending" }), { sale: soldOut })).toEqual([]);
  });

  it("is too late for an expired option, with or without a guarantee", () => {
    expect(permission("confirm", { ...option, guarantee: "prepaid" })).toMatchObject({ isOverridable: false });
    expect(reasonsAgainst("confirm", option, circumstances()).map(({ message }) => message)).toEqual([
      "La opción venció el 26/03/2026.",
    ]);
  });

  it("needs the deposit unless a third party guarantees", () => {
    const pending = reservation({ state: "pending", guarantee: "deposit", payments: paid(5_000) });
    expect(reasonsAgainst("confirm", pending, circumstances())).toMatchObject([
      { code: "GUARANTEE_MISSING", values: { amount: 6_800, currency: "EUR" } },
    ]);
    expect(permission("confirm", pending)).toMatchObject({ isAllowed: false, isOverridable: true });
    expect(permission("confirm", { ...pending, payments: paid(11_800) })).toMatchObject({ isOverridable: false });
    expect(codes("confirm", { ...pending, payments: paid(11_800) })).toEqual([]);
    expect(codes("confirm", { ...pending, guarantee: "company" })).toEqual([]);
  });

  it("needs the whole price if it is prepaid", () => {
    const pending = reservation({ state: "pending", guarantee: "prepaid", payments: paid(34_000) });
    expect(codes("confirm", pending)).toEqual(["GUARANTEE_MISSING"]);
    expect(codes("confirm", { ...pending, payments: paid(34_001) })).toEqual([]);
  });

  it("does not need a deposit that is not due yet", () => {
    const { policies } = sampleReservation;
    const later = reservation({
      state: "pending",
      guarantee: "none",
      policies: { ...policies, deposit: { ...policies.deposit, dueDaysBefore: 7 } },
    });
    expect(codes("confirm", later, { businessDate: "2026-03-19" })).toEqual([]);
    expect(codes("confirm", later, { businessDate: "2026-03-20" })).toEqual(["GUARANTEE_MISSING"]);
  });

  it("is refused after the stay", () => {
    expect(codes("confirm", reservation({ state: "pending" }), { businessDate: "2026-03-30" })).toEqual(["STAY_OVER"]);
  });
});

it("counts rooms as sold for promised reservations and past nights", () => {
  expect(states.filter(takesRooms)).toEqual(["optional", "pending", "confirmed", "inHouse", "checkedOut"]);
  expect(states.filter(isToArrive)).toEqual(["inquiry", "waitlist", "optional", "pending", "confirmed"]);
});

it("allows a no-show from the day after the arrival, and on that day from 23:00 or in the night close", () => {
  const noShow = (changes: Partial<Circumstances>) => codes("markNoShow", reservation(), changes);
  expect(noShow({ businessDate: "2026-03-28" })).toEqual([]);
  expect(noShow({ localTime: "2026-03-27 22:59" })).toEqual(["ARRIVAL_NOT_PAST"]);
  expect(noShow({ localTime: "2026-03-27 23:00" })).toEqual([]);
  expect(noShow({ localTime: "2026-03-28 01:30" })).toEqual([]); // the day is not closed yet
  expect(noShow({ isClosing: true })).toEqual([]);
  const before = { businessDate: "2026-03-26", localTime: "2026-03-27 23:30", isClosing: true };
  expect(noShow(before)).toEqual(["ARRIVAL_NOT_PAST"]);
});

it("does not reopen a reservation whose rooms have been sold, or whose stay is over", () => {
  for (const state of ["cancelled", "noShow"] as const) {
    expect(codes("reactivate", reservation({ state }), { sale: soldOut })).toEqual(["NO_AVAILABILITY"]);
    expect(codes("reactivate", reservation({ state }), { businessDate: "2026-03-30" })).toEqual(["STAY_OVER"]);
    expect(codes("reactivate", reservation({ state }), { businessDate: "2026-03-29" })).toEqual([]);
  }
});

it("releases an option from the day after it expired", () => {
  expect(codes("release", option)).toEqual([]);
  expect(codes("release", option, { businessDate: "2026-03-26" })).toEqual(["OPTION_RUNNING"]);
});

it("assigns a room to day use on its day, and none to a stay that is over", () => {
  const dayUse = reservation({ departure: "2026-03-27", nights: [] });
  expect(codes("assignRoom", dayUse)).toEqual([]);
  expect(codes("assignRoom", dayUse, { businessDate: "2026-03-28" })).toEqual(["STAY_OVER"]);
  expect(codes("assignRoom", inHouse, { businessDate: "2026-03-30" })).toEqual(["STAY_OVER"]);
});

it("unassigns a room only if there is one, and if the type sold has one left", () => {
  expect(codes("unassignRoom", reservation({ nights: unassigned }))).toEqual(["NO_ROOM"]);
  expect(codes("unassignRoom", reservation({ nights: [], dayRoomId: "R-214" }))).toEqual([]);
  expect(codes("unassignRoom", reservation(), { sale: soldOut })).toEqual(["NO_AVAILABILITY"]);
});

describe("a check-in", () => {
  it("is allowed from the day of the arrival on", () => {
    expect(codes("checkIn", reservation(), { businessDate: "2026-03-26" })).toEqual(["ARRIVAL_AHEAD"]);
    expect(codes("checkIn", reservation(), { businessDate: "2026-03-29" })).toEqual([]);
    expect(codes("checkIn", reservation(), { businessDate: "2026-03-30" })).toEqual(["STAY_OVER"]);
  });

  it("needs a free room for every remaining night", () => {
    const [first, ...rest] = sampleReservation.nights;
    const fromTomorrow = reservation({ nights: [unassigned[0]!, ...rest] });
    expect(codes("checkIn", reservation({ nights: [first!, ...unassigned.slice(1)] }))).toEqual(["ROOM_MISSING"]);
    expect(codes("checkIn", fromTomorrow)).toEqual(["ROOM_MISSING"]);
    expect(codes("checkIn", fromTomorrow, { businessDate: "2026-03-28" })).toEqual([]);
    expect(codes("checkIn", reservation(), { rooms: roomTaken })).toEqual(["ROOM_TAKEN"]);
  });

  it("gives all reasons against it at once", () => {
    const bare = reservation({ nights: unassigned, guarantee: "none" });
    expect(codes("checkIn", bare)).toEqual(["ROOM_MISSING", "GUARANTEE_MISSING"]);
  });

  it("works for day use that has a room", () => {
    const dayUse = { departure: "2026-03-27", nights: [] };
    expect(codes("checkIn", reservation(dayUse))).toEqual(["ROOM_MISSING"]);
    expect(codes("checkIn", reservation({ ...dayUse, dayRoomId: "R-214" }))).toEqual([]);
  });

  it("can be undone on the same day, while tonight's room is the only charge", () => {
    const tonight = charge("room", "2026-03-27", 11_800);
    const parking = charge("extra", "2026-03-27", 1_500);
    const parkingBack = charge("correction", "2026-03-27", -1_500);
    expect(codes("revertCheckIn", { ...inHouse, charges: [tonight] })).toEqual([]);
    expect(codes("revertCheckIn", { ...inHouse, charges: [tonight, parking] })).toEqual(["HAS_CHARGES"]);
    expect(codes("revertCheckIn", { ...inHouse, charges: [tonight, parking, parkingBack] })).toEqual([]);
    expect(codes("revertCheckIn", inHouse, { businessDate: "2026-03-28" })).toEqual(["NOT_SAME_DAY"]);
  });
});

describe("a check-in after the close of the day on which the guest did not come", () => {
  const noShow = (changes: Partial<RuledReservation> = {}) => reservation({ state: "noShow", ...changes });
  const single = { departure: "2026-03-28", nights: sampleReservation.nights.slice(0, 1) };

  it.each([
    ["before that close, when it is reactivated", "2026-03-27", {}, ["NOT_LAST_CLOSED"]],
    ["on the next business date", "2026-03-28", {}, []],
    ["of a single night, which ends on that date", "2026-03-28", single, []],
    ["a day later", "2026-03-29", {}, ["NOT_LAST_CLOSED"]],
    ["of a single night, a day later", "2026-03-29", single, ["STAY_OVER"]],
    ["marked on the second day, once that is closed", "2026-03-29", { noShowOn: "2026-03-28" }, []],
    ["marked on the second day, before that is closed", "2026-03-28", { noShowOn: "2026-03-28" }, ["NOT_LAST_CLOSED"]],
    ["of day use", "2026-03-28", { departure: "2026-03-27", nights: [] }, ["STAY_OVER"]],
    ["of a night that was resold, in another room", "2026-03-28", { nights: unassigned }, []],
  ])("is possible or not %s", (_, businessDate, changes, expected) => {
    expect(codes("checkInLate", noShow(changes), { businessDate })).toEqual(expected);
  });

  it("is owed the closed night and what is left, whatever was booked before", () => {
    expect(lateNights(sampleReservation, "2026-03-29").map(({ date }) => date)).toEqual(["2026-03-28", "2026-03-29"]);
  });

  it("can be undone on the same day, and makes a no-show of the guest again, with nothing else charged", () => {
    const here = { ...inHouse, checkedInOn: "2026-03-28", noShowOn: "2026-03-27" };
    const fee = { ...charge("room", "2026-03-27", 11_800), kind: "fee" as const };
    const charges = [fee, charge("room", "2026-03-27", 11_800), charge("correction", "2026-03-28", -11_800)];
    const on = (businessDate: string, more: Charge[] = []) =>
      (["revertCheckIn", "revertCheckInLate"] as const).map((action) =>
        codes(action, { ...here, charges: [...charges, ...more] }, { businessDate }),
      );
    const [plain, late] = on("2026-03-28");
    expect([plain?.[0], late]).toEqual([never, []]);
    expect(on("2026-03-29")[1]).toEqual(["NOT_SAME_DAY"]);
    const bar = { ...fee, kind: "posted" as const };
    expect(on("2026-03-28", [bar])[1]).toEqual(["HAS_CHARGES"]);
  });
});

describe("a check-out", () => {
  it("needs a balance of zero", () => {
    expect(codes("checkOut", inHouse)).toEqual([]);
    expect(codes("checkOut", { ...inHouse, balance: 1 })).toEqual(["OPEN_BALANCE"]);
    expect(codes("checkOut", { ...inHouse, balance: -1 })).toEqual(["CREDIT_BALANCE"]);
  });

  it("needs it in each window of the folio: what the guest paid too much does not settle what a company owes", () => {
    const owing = (guest: number, company: number) => ({
      ...inHouse,
      balance: guest + company,
      windows: [
        { window: "guest" as const, total: guest, paid: 0, balance: guest },
        { window: "company" as const, total: company, paid: 0, balance: company },
      ],
    });
    expect(codes("checkOut", owing(-5_000, 5_000))).toEqual(["CREDIT_BALANCE"]);
    expect(codes("checkOut", owing(0, 0))).toEqual([]);
  });

  it("can be undone on the same day while the room is free", () => {
    const left = { ...inHouse, state: "checkedOut" as const };
    expect(codes("reopen", left)).toEqual([]);
    expect(codes("reopen", left, { rooms: roomTaken })).toEqual(["ROOM_TAKEN"]);
    expect(codes("reopen", left, { businessDate: "2026-03-28" })).toEqual(["NOT_SAME_DAY"]);
  });
});

it("names the situation in which an action is impossible", () => {
  const [reason] = reasonsAgainst("checkIn", reservation({ state: "cancelled" }), circumstances());
  expect(reason?.message).toBe("No es posible con una reserva en situación «Cancelada».");
});

it("allows nothing with a reason against it or from a wrong state, and refuses nothing without a reason", () => {
  const day = fc.integer({ min: 20, max: 31 }).map((number) => `2026-03-${number}`);
  const ruled = fc.record({
    state: fc.constantFrom(...states),
    guarantee: fc.constantFrom("none", "card", "deposit", "prepaid"),
    releaseOn: day,
    balance: fc.integer({ min: -1, max: 1 }),
    nights: fc.constantFrom(sampleReservation.nights, unassigned, []),
    checkedInOn: fc.option(day, { nil: undefined }),
    checkedOutOn: fc.option(day, { nil: undefined }),
  });
  const around = fc.record({
    businessDate: day,
    sale: fc.constantFrom([], soldOut),
    rooms: fc.constantFrom([], roomTaken),
  });
  fc.assert(
    fc.property(ruled, around, (changes, world) => {
      for (const { action, isAllowed, isOverridable, reasons } of permissionsOf(
        reservation(changes),
        circumstances(world),
      )) {
        expect(isAllowed).toBe(reasons.length === 0);
        expect(!isOverridable || (action === "confirm" && reasons.length > 0)).toBe(true);
        const unanswerable = reasons.filter(({ code }) => code !== "GUARANTEE_MISSING" && code !== "NO_AVAILABILITY");
        expect(isOverridable && unanswerable.length > 0).toBe(false);
        expect(!isAllowed || transitions[action].from.includes(changes.state)).toBe(true);
        for (const { message } of reasons) expect(message).not.toMatch(/[{}]|undefined/);
      }
    }),
    { seed: 482, numRuns: 500 },
  );
});
