import { describe, expect, it } from "vitest";

import type { RequestAction, RequestState } from "@/contract/guests/guestRequest";
import { addDays } from "@/domain/civilDate";
import { hotelMoment } from "@/domain/localTime";
import { type Occurrence, occurrencesOf, requestPrice } from "@/domain/requests/occurrences";
import { nextOf, nightReasons, requestLife, stateAfterNight } from "@/domain/requests/requestLife";
import { dayReasons, firstDue, leadBeginsOn, leadReasons } from "@/domain/requests/requestRules";
import { stockReasons, urgencyOf } from "@/domain/requests/requestRules";
import { requestKindsSeed } from "@/fakeBackend/requests/requestNames";

import { codesOf as codes } from "../sampleCharge";

const kindOf = (id: string) => requestKindsSeed.find((kind) => kind.id === id)!;
const [cot, flowers, towels] = [kindOf("cot"), kindOf("flowers"), kindOf("towels")];
const stay = { arrival: "2026-04-14", departure: "2026-04-17" };
const by = { by: "Fatou Diop", at: "2026-04-14T13:00:00.000Z" };

describe("when a request is to be done", () => {
  it.each([
    ["on each night of the stay", cot, "2026-04-14", ["2026-04-14", "2026-04-15", "2026-04-16"]],
    ["on each night from its day on", cot, "2026-04-16", ["2026-04-16"]],
    ["not before the stay", cot, "2026-04-01", ["2026-04-14", "2026-04-15", "2026-04-16"]],
    ["once on its day, where it is not nightly", flowers, "2026-04-15", ["2026-04-15"]],
  ])("%s", (_, kind, dueOn, dates) => {
    expect(occurrencesOf({ dueOn }, kind, stay, []).map(({ date }) => date)).toEqual(dates);
  });

  it("is once in a day use, which has no night", () => {
    expect(occurrencesOf({ dueOn: stay.arrival }, cot, { ...stay, departure: stay.arrival }, [])).toHaveLength(1);
  });

  it("follows the stay: nights that are done stay done, and each night costs the same", () => {
    for (let nights = 1; nights < 30; nights += 1) {
      const longer = { arrival: stay.arrival, departure: addDays(stay.arrival, nights) };
      const occurrences = occurrencesOf({ dueOn: stay.arrival }, cot, longer, [{ date: stay.arrival, ...by }]);
      expect(occurrences).toHaveLength(nights);
      expect(occurrences[0]!.done).toEqual(by);
      expect(nextOf(occurrences)).toBe(nights === 1 ? undefined : "2026-04-15");
      expect(requestPrice({ price: 3500 }, 2, occurrences)).toBe(7000 * nights);
    }
  });
});

describe("the clock of the hotel", () => {
  it.each([
    ["the clock's by day", "2026-04-14 10:30", "2026-04-14 10:30"],
    ["the clock's after midnight, until the close", "2026-04-15 01:30", "2026-04-15 01:30"],
    ["on the business date, in a demo that began days ago", "2026-04-20 10:30", "2026-04-14 10:30"],
  ])("is %s", (_, clock, moment) => expect(hotelMoment(clock, "2026-04-14")).toBe(moment));

  it.each([
    ["late", "2026-04-14", "10:29"],
    ["late", "2026-04-13", "23:00"],
    ["today", "2026-04-14", "10:30"],
    ["ahead", "2026-04-15", "00:00"],
  ] as const)("makes a request %s that is due on %s at %s", (urgency, dueOn, dueTime) => {
    expect(urgencyOf({ dueOn, dueTime }, "2026-04-14", "2026-04-14 10:30")).toBe(urgency);
  });

  it("says what is asked for too late for its department, and when that has to begin", () => {
    const due = { dueOn: "2026-04-15", dueTime: "15:00" };
    expect(leadReasons(due, flowers, "2026-04-14 15:00")).toEqual([]);
    expect(leadReasons(due, flowers, "2026-04-14 15:01")[0]?.message).toBe("Se necesitan 24 horas de antelación.");
    expect(leadReasons({ ...due, dueOn: "2026-01-01" }, towels, "2026-04-14 15:01")).toEqual([]);
    expect([leadBeginsOn(due, flowers), leadBeginsOn(due, cot)]).toEqual(["2026-04-14", "2026-04-15"]);
  });

  it.each([
    ["2026-04-13", ["REQUEST_OUT_OF_STAY"], ["REQUEST_OUT_OF_STAY"]],
    ["2026-04-14", ["REQUEST_PAST"], ["REQUEST_PAST"]],
    ["2026-04-16", [], []],
    ["2026-04-17", ["REQUEST_OUT_OF_STAY"], []],
    ["2026-04-18", ["REQUEST_OUT_OF_STAY"], ["REQUEST_OUT_OF_STAY"]],
  ])("says whether it can be due on %s, each night or once", (date, nightly, once) => {
    expect(codes(dayReasons(date, stay, cot, "2026-04-15"))).toEqual(nightly);
    expect(codes(dayReasons(date, stay, flowers, "2026-04-15"))).toEqual(once);
  });
});

it("allows a late check-out on the day of the departure only", () => {
  const lateCheckOut = { id: "lateCheckOut", isNightly: false } as const;
  expect(codes(dayReasons("2026-04-16", stay, lateCheckOut, "2026-04-15"))).toEqual(["REQUEST_NOT_DEPARTURE"]);
  expect(codes(dayReasons("2026-04-17", stay, lateCheckOut, "2026-04-15"))).toEqual([]);
});

it("names the first date on which there are not so many left", () => {
  const held: Record<string, number> = { "2026-04-15": 3, "2026-04-16": 4 };
  const against = (quantity: number) =>
    stockReasons(cot, quantity, ["2026-04-14", "2026-04-15", "2026-04-16"], (date) => held[date] ?? 0);
  expect(against(1)[0]?.message).toBe("No quedan cunas para el 16/04/2026.");
  expect(against(2)[0]?.message).toBe("No quedan cunas para el 15/04/2026.");
  expect(stockReasons(flowers, 99, ["2026-04-14"], () => 99)).toEqual([]);
});

describe("the life of a request", () => {
  const occurrences: Occurrence[] = [{ date: "2026-04-14" }];
  const due = { dueOn: "2026-04-14", dueTime: "15:00" };
  const ruled = { ...due, kind: flowers, occurrences, reservationState: "confirmed" } as const;
  const early = { businessDate: "2026-04-13", now: "2026-04-13 09:00", stock: [] };
  const allowed = (state: RequestState, more = {}, around = {}) =>
    requestLife
      .permissionsOf({ ...ruled, state, ...more }, { ...early, ...around })
      .filter(({ isAllowed }) => isAllowed)
      .map(({ action }) => action);

  it.each<[RequestState, RequestAction[]]>([
    ["new", ["edit", "accept", "reject", "cancel"]],
    ["accepted", ["edit", "start", "finish", "cancel"]],
    ["inProgress", ["edit", "finish", "cancel"]],
    ["done", ["reopen"]],
    ["rejected", ["reopen"]],
    ["cancelled", ["reopen"]],
  ])("allows what belongs to %s", (state, actions) => expect(allowed(state)).toEqual(actions));

  it("ends with its reservation: what is left can only be ended, too", () => {
    expect(allowed("accepted", { reservationState: "cancelled" })).toEqual(["finish", "cancel"]);
    expect(allowed("cancelled", { reservationState: "noShow" })).toEqual([]);
  });

  it("accepts a request with too short a notice only with a reason", () => {
    const accept = (more: object) =>
      requestLife
        .permissionsOf({ ...ruled, state: "new", ...more }, { ...early, now: "2026-04-14 09:00" })
        .find(({ action }) => action === "accept");
    expect(accept({})).toMatchObject({ isAllowed: false, isOverridable: true });
    expect(accept({ reservationState: "cancelled" })).toMatchObject({ isAllowed: false, isOverridable: false });
  });

  it("is in progress until its last night is done, each on its own and none ahead", () => {
    const nights: Occurrence[] = [{ date: "2026-04-14", done: by }, { date: "2026-04-15" }];
    expect(stateAfterNight("accepted", nights)).toBe("inProgress");
    expect(stateAfterNight("inProgress", [nights[0]!])).toBe("done");
    const against = (date: string) => codes(nightReasons(date, { kind: cot, occurrences: nights }, "2026-04-14"));
    expect(against("2026-04-14")).toEqual(["REQUEST_NIGHT_DONE"]);
    expect(against("2026-04-15")).toEqual(["REQUEST_NIGHT_AHEAD"]);
  });
});

it("is due as the guests arrive, or leave, where it is asked for with the reservation", () => {
  expect(firstDue("cot", stay, "2026-04-10").dueOn).toBe("2026-04-14");
  expect(firstDue("cot", stay, "2026-04-15").dueOn).toBe("2026-04-15");
  expect(firstDue("lateCheckOut", stay, "2026-04-10").dueOn).toBe("2026-04-17");
});
