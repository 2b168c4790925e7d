import { expect, it } from "vitest";

import type { RateField, RateValue } from "@/contract/reservations/rateCalendar";
import { unfollowed } from "@/domain/rates/unfollowed";

import { ratePlan } from "./ratePlan";

const derived = (id: string, from: string) =>
  ratePlan(id, { derivedFrom: { ratePlanId: from, percent: -12, amount: 0 } });
const plans = [ratePlan("BAR", {}), derived("NRF", "BAR"), derived("EMP", "NRF")];

/** A change of nights that were set to these before. */
const change = (ratePlanId: string, before: RateValue[], field: RateField = "price", after: RateValue = 90_00) => ({
  ratePlanId,
  field,
  nights: before.map((value, place) => ({ date: `2026-12-0${place + 1}`, before: value, after })),
});

it.each<[string, Parameters<typeof unfollowed>[0], [string, number][]]>([
  ["the nights of a plan that followed another", [change("BAR", [null]), change("NRF", [null, null])], [["NRF", 2]]],
  [
    "of a chain each plan",
    [change("NRF", [null]), change("EMP", [null, null])],
    [
      ["NRF", 1],
      ["EMP", 2],
    ],
  ],
  ["the nights of all types", [change("NRF", [null, null]), change("NRF", [null])], [["NRF", 3]]],
  ["a minimum stay too", [change("NRF", [null], "minStay", 2)], [["NRF", 1]]],
  ["no night that was set by hand before", [change("NRF", [80_00, null])], [["NRF", 1]]],
  ["no night that follows again", [change("NRF", [80_00], "price", null)], []],
  ["no closure: they add up", [change("NRF", [null], "isClosed", true)], []],
  ["no plan with prices of its own", [change("BAR", [null])], []],
])("tells which plans stop following: %s", (_, changes, expected) => {
  expect(unfollowed(changes, plans).map(({ plan, nights }) => [plan, nights])).toEqual(
    expected.map(([id, nights]) => [plans.find((one) => one.id === id)!.name, nights]),
  );
});
