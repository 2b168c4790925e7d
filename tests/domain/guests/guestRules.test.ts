import { describe, expect, it } from "vitest";

import type { Charge } from "@/contract/account/account";
import type { ReservationState } from "@/contract/reservations/reservationLife";
import { guestFacts } from "@/domain/guests/guestFacts";
import { guestPermissions, type RuledGuest } from "@/domain/guests/guestPermissions";
import { guestSegments, missingFields } from "@/domain/guests/guestSegments";
import { balanceOf } from "@/domain/account/balance";
import { totalOf } from "@/domain/reservations/balance";

import { sampleReservation } from "../sampleReservation";

const today = "2026-04-14";
const paid = (amount: number) => [{ id: "p", method: "card" as const, amount, at: "" }];
const of = (
  state: ReservationState,
  arrival: string,
  departure: string,
  payments = paid(0),
  charges: Charge[] = [],
) => ({
  ...sampleReservation,
  state,
  arrival,
  departure,
  payments,
  charges,
});
const factsOf = (...reservations: ReturnType<typeof of>[]) =>
  guestFacts(reservations, [], today, (one) => balanceOf(totalOf(one, []), one.payments));
const total = 34_001;

describe("what follows from a guest's reservations", () => {
  it("counts stays and nights once they have ended, and spend with the fees of what was cancelled", () => {
    const fee = { id: "f", sourceRef: "f", kind: "fee" as const, date: today, description: "", amount: 500 };
    const cancelled = of("cancelled", "2026-01-01", "2026-01-04", paid(0), [fee]);
    const left = of("checkedOut", "2025-03-27", "2025-03-30", paid(total));
    const before = of("checkedOut", "2024-03-27", "2024-03-30", paid(total));
    expect(factsOf(left, before, cancelled, of("confirmed", "2026-05-01", "2026-05-04"))).toMatchObject({
      stays: 2,
      nights: 6,
      spend: 2 * total + 500,
      lastStay: "2025-03-30",
      active: 1,
      balance: 500,
    });
  });

  it("does not let what one stay owes be even with what another has too much", () => {
    const owing = of("checkedOut", "2025-03-27", "2025-03-30", paid(total - 100));
    const over = of("checkedOut", "2025-04-27", "2025-04-30", paid(total + 100));
    expect(factsOf(owing, over)).toMatchObject({ balance: 0, open: 200 });
  });

  it.each([
    ["confirmed", "2026-04-14", true],
    ["pending", "2026-04-21", true],
    ["confirmed", "2026-04-22", false],
    ["confirmed", "2026-04-12", true],
    ["waitlist", "2026-04-14", false],
    ["cancelled", "2026-04-14", false],
    ["inHouse", "2026-04-14", false],
  ] as const)("%s for %s: arriving %s", (state, arrival, isArriving) => {
    expect(factsOf(of(state, arrival, "2026-04-30")).isArriving).toBe(isArriving);
  });
});

it("has each segment by what makes it", () => {
  const facts = factsOf();
  const guest = { isVip: false, company: "", unwelcome: undefined };
  const segments = (...changes: object[]) => {
    const one = Object.assign({ guest, facts, missing: [] }, ...(changes as [object])) as never;
    return Object.entries(guestSegments).flatMap(([name, has]) => (has(one) ? [name] : []));
  };
  expect(segments()).toEqual([]);
  expect(segments({ facts: factsOf(of("inHouse", "2026-04-13", "2026-04-15")) })).toEqual(["inHouse"]);
  expect(segments({ facts: { ...facts, stays: 1 } })).toEqual([]);
  expect(segments({ facts: { ...facts, stays: 2 } })).toEqual(["returning"]);
  expect(segments({ guest: { ...guest, isVip: true, company: "Ibertec" } })).toEqual(["vip", "company"]);
  expect(segments({ guest: { ...guest, unwelcome: { reason: "", by: "", at: "" } }, missing: ["document"] })).toEqual([
    "unwelcome",
    "incomplete",
  ]);
});

it("misses the data that the register of travellers requires, and none of an anonymised guest", () => {
  const known = { firstName: "Ana", document: "1", country: "ES", birthDate: "1980-02-03" };
  expect(missingFields(known)).toEqual([]);
  expect(missingFields({ firstName: "Ana", document: "", country: "", birthDate: "" })).toEqual([
    "document",
    "country",
    "birthDate",
  ]);
  expect(missingFields({ ...known, document: "", isAnonymised: true })).toEqual([]);
});

describe("what may be done with a guest", () => {
  const refused = (changes: { [Name in keyof RuledGuest]?: Partial<RuledGuest[Name]> & object } = {}) => {
    const guest = { isAnonymised: false, unwelcome: undefined, ...changes.guest };
    const permissions = guestPermissions({ guest, facts: { active: 0, open: 0, ...changes.facts }, currency: "EUR" });
    const entries = permissions.filter(({ isAllowed }) => !isAllowed);
    return Object.fromEntries(entries.map(({ action, reasons }) => [action, reasons.map(({ code }) => code).join()]));
  };
  const welcome = { clearUnwelcome: "GUEST_IS_WELCOME" };

  it("is everything but to clear a mark that is not there", () => expect(refused()).toEqual(welcome));
  it("is neither to erase nor to delete while a reservation is active", () => {
    expect(refused({ facts: { active: 2 } })).toEqual({
      ...welcome,
      anonymise: "GUEST_STAY_ACTIVE",
      delete: "GUEST_HAS_RESERVATIONS",
    });
  });
  it("is not to erase while money is open", () => {
    expect(refused({ facts: { open: 1 } })).toEqual({ ...welcome, anonymise: "GUEST_OPEN_BALANCE" });
  });
  it("is not to mark twice", () => {
    const unwelcome = { reason: "Ruido", by: "Ana", at: "" };
    expect(refused({ guest: { unwelcome } })).toEqual({ markUnwelcome: "GUEST_IS_UNWELCOME" });
  });
  it("is only to delete when the data are erased", () => {
    const gone = "GUEST_ANONYMISED";
    expect(refused({ guest: { isAnonymised: true } })).toEqual({
      ...welcome,
      edit: gone,
      merge: gone,
      markUnwelcome: gone,
      anonymise: gone,
    });
  });
});
