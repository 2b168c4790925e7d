import fc from "fast-check";
import { expect, it } from "vitest";

import type { Charge } from "@/contract/account/account";
import type { ReasonCode } from "@/contract/reservations/reservationReasons";
import type { ReservationAction, ReservationState } from "@/contract/reservations/reservationLife";
import { reasonFor } from "@/domain/reasonFor";
import { lateNights } from "@/domain/reservations/lateArrival";
import type { Circumstances, RuledReservation } from "@/domain/reservations/lifeGuards";
import { reservationLife } from "@/domain/reservations/reservationLife";
import { isToArrive, takesRooms } from "@/domain/reservations/situationOf";

import { sampleCharge } from "./sampleCharge";
import { sampleReservation } from "./sampleReservation";

const { permissionsOf, reasonsAgainst, transitions } = reservationLife;

const now = { businessDate: "2026-03-27", localTime: "2026-03-27 10:00" };
const circumstances = (changes: Partial<Circumstances> = {}): Circumstances => {
  return { ...now, currency: "EUR", sale: [], rooms: [], ...changes };
};

function reservation(changes: Partial<RuledReservation> = {}): RuledReservation {
  const { balance = sampleReservation.balance } = changes;
  const windows = [{ window: "guest" as const, total: balance, paid: 0, balance }];
  return { ...sampleReservation, windows, ...changes };
}

const codes = (action: ReservationAction, ruled: RuledReservation, changes: Partial<Circumstances> = {}) =>
  reasonsAgainst(action, ruled, circumstances(changes)).map(({ code }) => code);

const states: ReservationState[] = [
  ...(["inquiry", "waitlist", "optional", "pending", "confirmed"] as const),
  ...(["inHouse", "checkedOut", "cancelled", "noShow"] as const),
];

const never: ReasonCode = "INVALID_TRANSITION";

/**
 * Where each action leads; then, in the order of `states`, what stands against it ("" is allowed) for a stay of three
 * nights with its room, option until tomorrow, owing the whole bill, checked in or out today.
 */
const onTheDayOfArrival: [ReservationAction, ReservationState | undefined, ...(ReasonCode | "")[]][] = [
  ["confirm", "confirmed", "", "", "", "", never, never, never, never, never],
  ["cancel", "cancelled", "", "", "", "", "", "IN_HOUSE_NOT_CANCELLABLE", never, never, never],
  ["markNoShow", "noShow", never, never, never, never, "ARRIVAL_NOT_PAST", never, never, never, never],
  ["reportNoShow", undefined, never, never, never, never, never, never, never, never, never],
  ["revertReportNoShow", undefined, never, never, never, never, never, never, never, never, never],
  ["reactivate", "confirmed", never, never, never, never, never, never, never, "", ""],
  ["release", "cancelled", never, never, "OPTION_RUNNING", never, never, never, never, never, never],
  ["assignRoom", undefined, never, never, "", "", "", "", never, never, never],
  ["unassignRoom", undefined, never, never, "", "", "", never, never, never, never],
  ["checkIn", "inHouse", never, never, never, never, "", never, never, never, never],
  ["revertCheckIn", "confirmed", never, never, never, never, never, "", never, never, never],
  ["checkInLate", "inHouse", never, never, never, never, never, never, never, never, "NOT_LAST_CLOSED"],
  ["revertCheckInLate", "noShow", never, never, never, never, never, never, never, never, never],
  ["checkOut", "checkedOut", never, never, never, never, never, "OPEN_BALANCE", never, never, never],
  ["reopen", "inHouse", never, never, never, never, never, never, "", never, never],
];

it.each(onTheDayOfArrival)("%s leads to %s", (action, state) => {
  expect(transitions[action].to).toBe(state);
});

const permission = (action: ReservationAction, ruled: RuledReservation) =>
  permissionsOf(ruled, circumstances()).find((one) => one.action === action);

const cases = onTheDayOfArrival.flatMap(([action, , ...row]) =>
  row.map((reason, index) => [action, states[index]!, reason] as const),
);

it.each(cases)("%s while it is %s: %j", (action, state, reason) => {
  const releaseOn = state === "optional" ? "2026-03-28" : "";
  const ruled = reservation({ state, releaseOn, checkedInOn: "2026-03-27", checkedOutOn: "2026-03-27" });
  expect(codes(action, ruled)).toEqual(reason ? [reason] : []);
  expect(permission(action, ruled)?.isAllowed).toBe(reason === "");
});

const option = reservation({ state: "optional", releaseOn: "2026-03-26" });
const inHouse = reservation({ state: "inHouse", checkedInOn: "2026-03-27", checkedOutOn: "2026-03-27", balance: 0 });
const soldOut = [reasonFor("NO_AVAILABILITY", { roomType: "Doble", date: "2026-03-28" })];
const roomTaken = [reasonFor("ROOM_TAKEN", { room: "214", date: "2026-03-28" })];
const unassigned = sampleReservation.nights.map(({ roomId: _, ...night }) => night);
const paid = (amount: number) => [{ id: "P-1", method: "card" as const, amount, at: "2026-03-01T09:00:00.000Z" }];
const charge = (kind: Charge["kind"], date: string, amount: number) =>
  sampleCharge(`${kind} ${date}`, kind, amount, { date });

const waiting = (changes: Partial<RuledReservation> = {}) => reservation({ state: "pending", ...changes });
const on = (date: string) => ({ businessDate: `2026-03-${date}` });
const { policies, nights } = sampleReservation;
const dueLater = waiting({
  guarantee: "none",
  policies: { ...policies, deposit: { ...policies.deposit, dueDaysBefore: 7 } },
});
const withDeposit = (changes: Partial<RuledReservation> = {}) => waiting({ guarantee: "deposit", ...changes });
const prepaid = (cents: number) => waiting({ guarantee: "prepaid", payments: paid(cents) });
const dayUse = (changes: Partial<RuledReservation> = {}) =>
  reservation({ departure: "2026-03-27", nights: [], ...changes });
const fromTomorrow = reservation({ nights: [unassigned[0]!, ...nights.slice(1)] });
const untilTomorrow = reservation({ nights: [nights[0]!, ...unassigned.slice(1)] });
const bare = reservation({ nights: unassigned, guarantee: "none" });
const tonight = charge("room", "2026-03-27", 11_800);
const parking = charge("extra", "2026-03-27", 1_500);
const parkingBack = charge("correction", "2026-03-27", -1_500);
const left = { ...inHouse, state: "checkedOut" as const };
const owing = (guest: number, company: number) => ({
  ...inHouse,
  balance: guest + company,
  windows: [
    { window: "guest" as const, total: guest, paid: 0, balance: guest },
    { window: "company" as const, total: company, paid: 0, balance: company },
  ],
});
const single = { departure: "2026-03-28", nights: nights.slice(0, 1) };
const notCome = (changes: Partial<RuledReservation> = {}) => reservation({ state: "noShow", ...changes });
/** Of a guest who came after the close, with the fee of the no-show taken back. */
const cameLate = (more: Charge[] = []) => {
  const fee = { ...tonight, kind: "fee" as const };
  const charges = [fee, tonight, charge("correction", "2026-03-28", -11_800), ...more];
  return { ...inHouse, checkedInOn: "2026-03-28", noShowOn: "2026-03-27", charges };
};
const offSale = { sale: soldOut };
const taken = { rooms: roomTaken };
const at = (localTime: string) => ({ localTime });
const closing = { businessDate: "2026-03-26", localTime: "2026-03-27 23:30", isClosing: true };

it.each<[ReservationAction, string, RuledReservation, Partial<Circumstances>, ReasonCode[]]>([
  ["confirm", "of the waiting list, without room", reservation({ state: "waitlist" }), offSale, ["NO_AVAILABILITY"]],
  ["confirm", "of an inquiry, without room", reservation({ state: "inquiry" }), offSale, ["NO_AVAILABILITY"]],
  ["confirm", "of what holds its rooms", waiting(), offSale, []],
  ["confirm", "with a part of the deposit", withDeposit({ payments: paid(5_000) }), {}, ["GUARANTEE_MISSING"]],
  ["confirm", "with the deposit", withDeposit({ payments: paid(11_800) }), {}, []],
  ["confirm", "with a company that answers for it", waiting({ guarantee: "company" }), {}, []],
  ["confirm", "prepaid but for a cent", prepaid(34_000), {}, ["GUARANTEE_MISSING"]],
  ["confirm", "prepaid", prepaid(34_001), {}, []],
  ["confirm", "before the deposit is due", dueLater, on("19"), []],
  ["confirm", "once the deposit is due", dueLater, on("20"), ["GUARANTEE_MISSING"]],
  ["confirm", "after the stay", waiting(), on("30"), ["STAY_OVER"]],
  ["markNoShow", "the day after the arrival", reservation(), on("28"), []],
  ["markNoShow", "at 22:59", reservation(), at("2026-03-27 22:59"), ["ARRIVAL_NOT_PAST"]],
  ["markNoShow", "at 23:00", reservation(), at("2026-03-27 23:00"), []],
  ["markNoShow", "after midnight, while the day is not closed", reservation(), at("2026-03-28 01:30"), []],
  ["markNoShow", "in the night close", reservation(), { isClosing: true }, []],
  ["markNoShow", "in the close of the day before", reservation(), closing, ["ARRIVAL_NOT_PAST"]],
  ...(["cancelled", "noShow"] as const).flatMap(
    (state): [ReservationAction, string, RuledReservation, Partial<Circumstances>, ReasonCode[]][] => [
      ["reactivate", `once ${state} and sold`, reservation({ state }), offSale, ["NO_AVAILABILITY"]],
      ["reactivate", `once ${state}, after the stay`, reservation({ state }), on("30"), ["STAY_OVER"]],
      ["reactivate", `once ${state}, on the last night`, reservation({ state }), on("29"), []],
    ],
  ),
  ["release", "of an option that has expired", option, {}, []],
  ["release", "of an option on its last day", option, on("26"), ["OPTION_RUNNING"]],
  ["assignRoom", "to day use on its day", dayUse(), {}, []],
  ["assignRoom", "to day use afterwards", dayUse(), on("28"), ["STAY_OVER"]],
  ["assignRoom", "to a stay that is over", inHouse, on("30"), ["STAY_OVER"]],
  ["unassignRoom", "where there is none", reservation({ nights: unassigned }), {}, ["NO_ROOM"]],
  ["unassignRoom", "of a day", reservation({ nights: [], dayRoomId: "R-214" }), {}, []],
  ["unassignRoom", "where no other room is left", reservation(), offSale, ["NO_AVAILABILITY"]],
  ["checkIn", "the day before", reservation(), on("26"), ["ARRIVAL_AHEAD"]],
  ["checkIn", "on the last night", reservation(), on("29"), []],
  ["checkIn", "after the stay", reservation(), on("30"), ["STAY_OVER"]],
  ["checkIn", "without a room from tomorrow on", untilTomorrow, {}, ["ROOM_MISSING"]],
  ["checkIn", "without a room tonight", fromTomorrow, {}, ["ROOM_MISSING"]],
  ["checkIn", "with a room for what is left", fromTomorrow, on("28"), []],
  ["checkIn", "with a room that is taken", reservation(), taken, ["ROOM_TAKEN"]],
  ["checkIn", "with all that stands against it", bare, {}, ["ROOM_MISSING", "GUARANTEE_MISSING"]],
  ["checkIn", "to day use without a room", dayUse(), {}, ["ROOM_MISSING"]],
  ["checkIn", "to day use with a room", dayUse({ dayRoomId: "R-214" }), {}, []],
  ["revertCheckIn", "with tonight's room alone", { ...inHouse, charges: [tonight] }, {}, []],
  ["revertCheckIn", "with more charges", { ...inHouse, charges: [tonight, parking] }, {}, ["HAS_CHARGES"]],
  ["revertCheckIn", "with corrected charges", { ...inHouse, charges: [tonight, parking, parkingBack] }, {}, []],
  ["revertCheckIn", "on another day", inHouse, on("28"), ["NOT_SAME_DAY"]],
  ["checkInLate", "before the close of the day", notCome(), on("27"), ["NOT_LAST_CLOSED"]],
  ["checkInLate", "on the next business date", notCome(), on("28"), []],
  ["checkInLate", "of a single night, which ends on that date", notCome(single), on("28"), []],
  ["checkInLate", "a day later", notCome(), on("29"), ["NOT_LAST_CLOSED"]],
  ["checkInLate", "of a single night, a day later", notCome(single), on("29"), ["STAY_OVER"]],
  ["checkInLate", "marked on the second day, once closed", notCome({ noShowOn: "2026-03-28" }), on("29"), []],
  ["checkInLate", "marked on the second day", notCome({ noShowOn: "2026-03-28" }), on("28"), ["NOT_LAST_CLOSED"]],
  ["checkInLate", "of day use", notCome({ departure: "2026-03-27", nights: [] }), on("28"), ["STAY_OVER"]],
  ["checkInLate", "of a night that was resold", notCome({ nights: unassigned }), on("28"), []],
  ["revertCheckIn", "of a guest who came late", cameLate(), on("28"), [never]],
  ["revertCheckInLate", "on the same day", cameLate(), on("28"), []],
  ["revertCheckInLate", "on another day", cameLate(), on("29"), ["NOT_SAME_DAY"]],
  ["revertCheckInLate", "with more charged", cameLate([{ ...tonight, kind: "posted" }]), on("28"), ["HAS_CHARGES"]],
  ["revertReportNoShow", "on the same day", notCome({ noShowReportedOn: "2026-03-28" }), on("28"), []],
  ["revertReportNoShow", "on another day", notCome({ noShowReportedOn: "2026-03-28" }), on("29"), ["NOT_SAME_DAY"]],
  ["checkOut", "with nothing owed", inHouse, {}, []],
  ["checkOut", "with a cent owed", { ...inHouse, balance: 1 }, {}, ["OPEN_BALANCE"]],
  ["checkOut", "with a cent too much", { ...inHouse, balance: -1 }, {}, ["CREDIT_BALANCE"]],
  ["checkOut", "with windows that are even only together", owing(-5_000, 5_000), {}, ["CREDIT_BALANCE"]],
  ["checkOut", "with both windows even", owing(0, 0), {}, []],
  ["reopen", "on the same day", left, {}, []],
  ["reopen", "with the room taken", left, taken, ["ROOM_TAKEN"]],
  ["reopen", "on another day", left, on("28"), ["NOT_SAME_DAY"]],
])("judges %s %s", (action, _, ruled, around, expected) => {
  expect(codes(action, ruled, around)).toEqual(expected);
});

it("lets a person answer for a missing guarantee, not for an expired option", () => {
  expect(permission("confirm", { ...option, guarantee: "prepaid" })).toMatchObject({ isOverridable: false });
  const expired = reasonsAgainst("confirm", option, circumstances()).map(({ message }) => message);
  expect(expired).toEqual(["La opción venció el 26/03/2026."]);
  const part = withDeposit({ payments: paid(5_000) });
  const [missing] = reasonsAgainst("confirm", part, circumstances());
  expect(missing).toMatchObject({ values: { amount: 6_800, currency: "EUR" } });
  expect(permission("confirm", part)).toMatchObject({ isAllowed: false, isOverridable: true });
  expect(permission("confirm", withDeposit({ payments: paid(11_800) }))).toMatchObject({ isOverridable: false });
});

it("counts rooms as sold for promised reservations and past nights", () => {
  expect(states.filter(takesRooms)).toEqual(["optional", "pending", "confirmed", "inHouse", "checkedOut"]);
  expect(states.filter(isToArrive)).toEqual(["inquiry", "waitlist", "optional", "pending", "confirmed"]);
});

it("owes a guest who comes late the closed night and what is left", () => {
  expect(lateNights(sampleReservation, "2026-03-29").map(({ date }) => date)).toEqual(["2026-03-28", "2026-03-29"]);
});

it("names the situation in which an action is impossible", () => {
  const [reason] = reasonsAgainst("checkIn", reservation({ state: "cancelled" }), circumstances());
  expect(reason?.message).toBe("No es posible con una reserva en situación «Cancelada».");
});

it("allows nothing against a reason or from a wrong state, and refuses with a reason", () => {
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
      const permissions = permissionsOf(reservation(changes), circumstances(world));
      for (const { action, isAllowed, isOverridable, reasons } of permissions) {
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
