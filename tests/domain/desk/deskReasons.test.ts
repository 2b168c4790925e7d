import { permissionFor } from "@/domain/permissionFor";
import { describe, expect, it } from "vitest";

import type { DeskAction } from "@/contract/reservations/desk";
import { deskPermission, deskReasons, unusedNightsPrice } from "@/domain/desk/deskReasons";

const today = "2026-04-14";
const nights = [
  { date: "2026-04-13", price: 9_000, roomTypeId: "DBL", roomId: "R-101" },
  { date: "2026-04-14", price: 10_000, roomTypeId: "DBL", roomId: "R-102" },
  { date: "2026-04-15", price: 11_000, roomTypeId: "DBL", roomId: "R-102" },
];
const stay = { state: "inHouse", arrival: "2026-04-13", departure: "2026-04-16", releaseOn: "", nights } as const;

type Ruled = Parameters<typeof deskReasons>[1];
const codes = (action: DeskAction, changes: Partial<Ruled> = {}) =>
  deskReasons(action, { ...stay, ...changes }, today).map(({ code }) => code);

describe("a stay that ends today instead of later", () => {
  it("is in house, with a day left", () => {
    expect(codes("leaveEarly")).toEqual([]);
    expect(codes("leaveEarly", { departure: "2026-04-15" })).toEqual([]);
    expect(codes("leaveEarly", { departure: today })).toEqual(["INVALID_TRANSITION"]);
    for (const state of ["confirmed", "checkedOut", "cancelled"] as const)
      expect(codes("leaveEarly", { state })).toEqual(["INVALID_TRANSITION"]);
    const [reason] = deskReasons("leaveEarly", { ...stay, state: "cancelled" }, today);
    expect(reason!.message).toBe("No es posible con una reserva en situación «Cancelada».");
  });

  it("leaves the price of tonight and of the nights after it open", () => {
    expect(unusedNightsPrice({ nights: [...nights] }, today)).toBe(21_000);
    expect(unusedNightsPrice({ nights: [...nights] }, "2026-04-16")).toBe(0);
  });
});

it("says that a room is clean where there is a room, and completes a guest until the end", () => {
  expect([codes("cleanRoom"), codes("completeGuest")]).toEqual([[], []]);
  expect(codes("cleanRoom", { nights: [] })).toEqual(["NO_ROOM"]);
  expect(codes("cleanRoom", { nights: [], dayRoomId: "R-101" })).toEqual([]);
  for (const state of ["checkedOut", "cancelled", "noShow"] as const)
    for (const action of ["cleanRoom", "completeGuest"] as const)
      expect(codes(action, { state })).toEqual(["INVALID_TRANSITION"]);
});

it("permits what has no reason against it", () => {
  const permission = (changes: Partial<Ruled>) => deskPermission("leaveEarly", { ...stay, ...changes }, today);
  expect(permission({})).toEqual(permissionFor("leaveEarly", []));
  expect(permission({ departure: today })).toMatchObject({ isApplicable: false, isAllowed: false, reasons: [{}] });
});
