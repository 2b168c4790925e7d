import { describe, expect, it } from "vitest";

import type { Charge } from "@/contract/account/account";
import type { ReservationState } from "@/contract/reservations/reservationLife";
import { guestFacts } from "@/domain/guests/guestFacts";
import { guestPermissions, type RuledGuest } from "@/domain/guests/guestPermissions";
import { guestSegments, missingFields } from "@/domain/guests/guestSegments";
import { balanceOf } from "@/domain/account/balance";
import { totalOf } from "@/domain/reservations/balance";

import { sampleCharge } from "../sampleCharge";
import { sampleReservation } from "../sampleReservation";

const today = "2026-04-14";
const of = (state: ReservationState, arrival: string, departure: string, cents = 0, charges: Charge[] = []) => {
  const payments = [{ id: "p", method: "card" as const, amount: cents, at: "" }];
  return { ...sampleReservation, state, arrival, departure, payments, charges };
};
const factsOf = (...reservations: ReturnType<typeof of>[]) =>
  guestFacts(reservations, [], today, (one) => balanceOf(totalOf(one, []), one.payments));
const total = 34_001;

describe("what follows from a guest's reservations", () => {
  it("counts ended stays and nights, and spend with the fees of what was cancelled", () => {
    const fee = sampleCharge("f", "fee", 500);
    const cancelled = of("cancelled", "2026-01-01", "2026-01-04", 0, [fee]);
    const left = of("checkedOut", "2025-03-27", "2025-03-30", total);
    const before = of("checkedOut", "2024-03-27", "2024-03-30", total);
    const told = { stays: 2, nights: 6, spend: 2 * total + 500, lastStay: "2025-03-30", active: 1, balance: 500 };
    expect(factsOf(left, before, cancelled, of("confirmed", "2026-05-01", "2026-05-04"))).toMatchObject(told);
  });

  it("does not even what a stay owes with what another has too much", () => {
    const owing = of("checkedOut", "2025-03-27", "2025-03-30", total - 100);
    const over = of("checkedOut", "2025-04-27", "2025-04-30", total + 100);
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
  const unwelcome = { reason: "", by: "", at: "" };
  expect(segments()).toEqual([]);
  expect(segments({ facts: factsOf(of("inHouse", "2026-04-13", "2026-04-15")) })).toEqual(["inHouse"]);
  expect(segments({ facts: { ...facts, stays: 1 } })).toEqual([]);
  expect(segments({ facts: { ...facts, stays: 2 } })).toEqual(["returning"]);
  expect(segments({ guest: { ...guest, isVip: true, company: "Ibertec" } })).toEqual(["vip", "company"]);
  const missing = { guest: { ...guest, unwelcome }, missing: ["document"] };
  expect(segments(missing)).toEqual(["unwelcome", "incomplete"]);
});

it("misses the data that the register of travellers requires, and none of an anonymised guest", () => {
  const known = { firstName: "Ana", document: "1", country: "ES", birthDate: "1980-02-03" };
  expect(missingFields(known)).toEqual([]);
  const unknown = { ...known, document: "", country: "", birthDate: "" };
  expect(missingFields(unknown)).toEqual(["document", "country", "birthDate"]);
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
  const unwelcome = { reason: "Ruido", by: "Ana", at: "" };
  const gone = "GUEST_ANONYMISED";
  const erased = { edit: gone, merge: gone, markUnwelcome: gone, anonymise: gone };

  it.each<[string, Parameters<typeof refused>[0], object]>([
    ["is everything but to clear a mark that is not there", {}, welcome],
    [
      "is neither to erase nor to delete while a reservation is active",
      { facts: { active: 2 } },
      { ...welcome, anonymise: "GUEST_STAY_ACTIVE", delete: "GUEST_HAS_RESERVATIONS" },
    ],
    ["is not to erase while money is open", { facts: { open: 1 } }, { ...welcome, anonymise: "GUEST_OPEN_BALANCE" }],
    ["is not to mark twice", { guest: { unwelcome } }, { markUnwelcome: "GUEST_IS_UNWELCOME" }],
    ["is only to delete when the data are erased", { guest: { isAnonymised: true } }, { ...welcome, ...erased }],
  ])("%s", (_, changes, expected) => expect(refused(changes)).toEqual(expected));
});
