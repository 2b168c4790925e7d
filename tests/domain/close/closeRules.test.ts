import { describe, expect, it } from "vitest";

import type { CloseRow, NightClose } from "@/contract/day/close";
import type { MethodCount } from "@/contract/day/dayFigures";
import {
  arrivesWithoutRoom,
  closeReasons,
  countFaults,
  isOpenArrival,
  isCloseDue,
  isOpenDeparture,
  lacksPayment,
  moveReasons,
  needsCount,
} from "@/domain/close/closeRules";
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

  it("warns of who comes on the next day without a room on one of the nights", () => {
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
  const [guest, company] = (["guest", "company"] as const).map((window) => ({
    window,
    total: 0,
    paid: 0,
    balance: 90,
  }));
  expect(lacksPayment({ balance: 90, windows: [guest!] })).toBe(true);
  expect(lacksPayment({ balance: 180, windows: [guest!, company!] })).toBe(false);
  expect(lacksPayment({ balance: 90, windows: [guest!, { ...company!, balance: 0 }] })).toBe(true);
  expect(lacksPayment({ balance: -10, windows: [{ ...guest!, balance: -10 }] })).toBe(false); // it is given back first
});

describe("a day", () => {
  it("can be closed with nothing open", () => {
    expect(codes({})).toEqual([]);
    expect(stepStates(close())).toEqual({
      arrivals: "done",
      departures: "done",
      unassigned: "done",
      cash: "done",
      charges: "ready",
      cleaning: "ready",
      messages: "ready",
      date: "ready",
    });
  });

  it("is blocked by arrivals, departures and what was not counted, in this order", () => {
    const open = { arrivals: [row], departures: [row], figures: { payments: [cash] } };
    expect(codes(open)).toEqual(["CLOSE_ARRIVALS", "CLOSE_DEPARTURES", "CLOSE_CASH"]);
    expect(stepStates(close(open))).toMatchObject({ arrivals: "blocks", departures: "blocks", cash: "blocks" });
  });

  it("is open until its evening, and what is not done by then is no problem", () => {
    expect(isCloseDue("2026-03-27", "2026-03-26 23:59")).toBe(false); // closed before midnight
    expect(isCloseDue("2026-03-27", "2026-03-27 17:59")).toBe(false);
    expect(isCloseDue("2026-03-27", "2026-03-27 18:00")).toBe(true);
    expect(isCloseDue("2026-03-27", "2026-03-28 02:30")).toBe(true); // closed after midnight
    const open = close({ isDue: false, arrivals: [row], figures: { payments: [cash] } });
    expect(stepStates(open)).toMatchObject({ arrivals: "open", departures: "done", cash: "open" });
  });

  it("is only warned of rooms and messages", () => {
    const warned = { unassigned: [row], messages: { due: 2, held: 1 } };
    expect(codes(warned)).toEqual([]);
    expect(stepStates(close(warned))).toMatchObject({ unassigned: "warns", messages: "warns" });
  });

  it("needs no count of what a company owes, or where refunds have evened it out", () => {
    expect(needsCount({ method: "receivable", expected: 50_00 })).toBe(false);
    expect(needsCount({ method: "card", expected: 0 })).toBe(false);
    expect(needsCount({ method: "cash", expected: 0 })).toBe(true);
    expect(needsCount({ method: "cash", expected: -20_00 })).toBe(true);
    expect(codes({ figures: { payments: [{ ...cash, counted: 50_00 }] } })).toEqual([]);
  });
});

describe("a count", () => {
  const faults = (counted: number, reason = "") =>
    countFaults({ expected: 50_00, counted, reason }, "EUR").map(({ field, reason: { code } }) => [field, code]);

  it("is right without a difference, or with one that is explained", () => {
    expect(faults(50_00)).toEqual([]);
    expect(faults(48_00, "Cambio mal dado")).toEqual([]);
  });

  it("is refused without a reason, with too long a one, and as no amount", () => {
    expect(faults(48_00, "  ")).toEqual([["reason", "COUNT_REASON"]]);
    expect(faults(48_00, "a".repeat(2001))).toEqual([["reason", "COUNT_TOO_LONG"]]);
    for (const counted of [NaN, 0.5, 1_000_000_01, -5_00])
      expect(faults(counted)).toEqual([["counted", "COUNT_AMOUNT"]]);
  });

  it("is below zero at most by what was given back", () => {
    const below = (counted: number) =>
      countFaults({ expected: -20_00, counted, reason: "Devolución" }, "EUR").map(({ reason: { code } }) => code);
    expect([below(-20_00), below(-1), below(-20_01)]).toEqual([[], [], ["COUNT_AMOUNT"]]);
  });
});
