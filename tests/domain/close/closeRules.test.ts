import { describe, expect, it } from "vitest";

import type { CloseRow, NightClose } from "@/contract/day/close";
import type { MethodCount } from "@/contract/day/dayFigures";
import { arrivesWithoutRoom, closeReasons, countFaults, isCloseDue, isOpenArrival } from "@/domain/close/closeRules";
import { isOpenDeparture, lacksPayment, moveReasons, needsCount } from "@/domain/close/closeRules";
import { stepStates } from "@/domain/close/stepStates";

import { sampleReservation } from "../sampleReservation";

const { arrival, departure } = sampleReservation;
const row = {} as CloseRow;
const cash: MethodCount = { method: "cash", expected: 50_00, counted: null, reason: "" };

const close = (changes: Partial<Parameters<typeof stepStates>[0]> = {}) => ({
  isDue: true,
  arrivals: [],
  departures: [],
  unassigned: [],
  figures: { payments: [] as NightClose["figures"]["payments"] },
  messages: { due: 0, held: 0 },
  tills: [] as NightClose["tills"],
  ...changes,
});

const codes = (changes: Parameters<typeof close>[0]) => closeReasons(close(changes)).map(({ code }) => code);

describe("what is open at the end of a day", () => {
  it("is who should have come by then and holds a room, confirmed or not", () => {
    for (const state of ["confirmed", "pending", "optional"] as const) {
      expect(isOpenArrival({ ...sampleReservation, state }, arrival), state).toBe(true);
    }
    for (const state of ["inquiry", "waitlist", "inHouse", "checkedOut", "cancelled", "noShow"] as const) {
      expect(isOpenArrival({ ...sampleReservation, state }, arrival), state).toBe(false);
    }
    expect(isOpenArrival(sampleReservation, "2026-03-26")).toBe(false);
    expect(isOpenArrival(sampleReservation, "2026-03-28")).toBe(true);
  });

  it("is who is in house and should have left by then", () => {
    const inHouse = { ...sampleReservation, state: "inHouse" } as const;
    expect(isOpenDeparture(inHouse, "2026-03-29")).toBe(false);
    expect(isOpenDeparture(inHouse, departure)).toBe(true);
    expect(isOpenDeparture({ ...inHouse, state: "checkedOut" }, departure)).toBe(false);
  });

  it("warns of who comes on the next day without a room on any night", () => {
    const [first, ...others] = sampleReservation.nights;
    const roomless = { ...sampleReservation, nights: [first!, ...others.map(({ roomId: _, ...night }) => night)] };
    expect(arrivesWithoutRoom(sampleReservation, arrival)).toBe(false);
    expect(arrivesWithoutRoom(roomless, arrival)).toBe(true);
    expect(arrivesWithoutRoom(roomless, "2026-03-28")).toBe(false);
  });

  it("moves to the next day where a night is left", () => {
    expect(moveReasons({ departure }, "2026-03-29")).toEqual([]);
    expect(moveReasons({ departure }, departure)).toMatchObject([{ code: "CLOSE_LAST_NIGHT" }]);
  });
});

it("ends a stay with a payment where nothing but the guest's own balance is open", () => {
  const guest = (balance: number) => ({ window: "guest" as const, total: 0, paid: 0, balance });
  const company = (balance: number) => ({ ...guest(balance), window: "company" as const });
  expect(lacksPayment({ balance: 90, windows: [guest(90)] })).toBe(true);
  expect(lacksPayment({ balance: 180, windows: [guest(90), company(90)] })).toBe(false);
  expect(lacksPayment({ balance: 90, windows: [guest(90), company(0)] })).toBe(true);
  expect(lacksPayment({ balance: -10, windows: [guest(-10)] })).toBe(false); // it is given back first
});

it("a day can be closed with nothing open", () => {
  expect(codes({})).toEqual([]);
  const done = { arrivals: "done", departures: "done", unassigned: "done", cash: "done" };
  const ready = { charges: "ready", cleaning: "ready", messages: "ready", date: "ready" };
  expect(stepStates(close())).toEqual({ ...done, ...ready });
});

it("a day is blocked by arrivals, departures and what was not counted, in this order", () => {
  const open = { arrivals: [row], departures: [row], figures: { payments: [cash] } };
  expect(codes(open)).toEqual(["CLOSE_ARRIVALS", "CLOSE_DEPARTURES", "CLOSE_CASH"]);
  expect(stepStates(close(open))).toMatchObject({ arrivals: "blocks", departures: "blocks", cash: "blocks" });
});

it("a day is open until its evening, and what is not done by then is no problem", () => {
  expect(isCloseDue("2026-03-27", "2026-03-26 23:59")).toBe(false); // closed before midnight
  expect(isCloseDue("2026-03-27", "2026-03-27 17:59")).toBe(false);
  expect(isCloseDue("2026-03-27", "2026-03-27 18:00")).toBe(true);
  expect(isCloseDue("2026-03-27", "2026-03-28 02:30")).toBe(true); // closed after midnight
  const open = close({ isDue: false, arrivals: [row], figures: { payments: [cash] } });
  expect(stepStates(open)).toMatchObject({ arrivals: "open", departures: "done", cash: "open" });
});

it("a day is only warned of rooms and messages", () => {
  const warned = { unassigned: [row], messages: { due: 2, held: 1 } };
  expect(codes(warned)).toEqual([]);
  expect(stepStates(close(warned))).toMatchObject({ unassigned: "warns", messages: "warns" });
});

it("a day needs no count of what a company owes, or where refunds have evened it out", () => {
  expect(needsCount({ method: "receivable", expected: 50_00 })).toBe(false);
  expect(needsCount({ method: "card", expected: 0 })).toBe(false);
  expect(needsCount({ method: "cash", expected: 0 })).toBe(true);
  expect(needsCount({ method: "cash", expected: -20_00 })).toBe(true);
  expect(codes({ figures: { payments: [{ ...cash, counted: 50_00 }] } })).toEqual([]);
});

it.each<[string, number, number, string, ...string[]]>([
  ["without a difference", 50_00, 50_00, ""],
  ["with a difference that is explained", 50_00, 48_00, "Cambio mal dado"],
  ["without a reason", 50_00, 48_00, "  ", "reason COUNT_REASON"],
  ["with too long a reason", 50_00, 48_00, "a".repeat(2001), "reason FIELD_TOO_LONG"],
  ["of no number", 50_00, NaN, "", "counted COUNT_AMOUNT"],
  ["of half a cent", 50_00, 0.5, "", "counted COUNT_AMOUNT"],
  ["of too much", 50_00, 1_000_000_01, "", "counted COUNT_AMOUNT"],
  ["below zero", 50_00, -5_00, "", "counted COUNT_AMOUNT"],
  ["below zero by what was given back", -20_00, -20_00, ""],
  ["below zero by less", -20_00, -1, "Devolución"],
  ["below zero by more", -20_00, -20_01, "Devolución", "counted COUNT_AMOUNT"],
])("a count is judged %s", (_, expected, counted, reason, ...faults) => {
  const found = countFaults({ expected, counted, reason }, "EUR").map((fault) => `${fault.field} ${fault.reason.code}`);
  expect(found).toEqual(faults);
});
