import { describe, expect, it } from "vitest";

import type { CancellationTier } from "@/contract/reservations/policies";
import { cancellationFee, cancellationTerms, feeMoment } from "@/domain/reservations/fees";

import { samplePolicies, sampleReservation } from "./sampleReservation";

/** Three nights from 27 March 2026, two days before the clocks of Madrid change; check-in from 15:00. */
const withTiers = (...tiers: CancellationTier[]) => ({
  ...sampleReservation,
  policies: {
    ...samplePolicies,
    checkInTime: "15:00",
    cancellation: { ...samplePolicies.cancellation, tiers },
  },
});
const madrid = { timeZone: "Europe/Madrid", billing: { feeCause: "S1" } } as const;
const none = { kind: "none" } as const;
const late = 17_001;

const feeAt = (stay: ReturnType<typeof withTiers>, instant: string, businessDate = instant.slice(0, 10)) =>
  cancellationFee(stay, feeMoment(new Date(instant), { ...madrid, businessDate })).fee;

describe("hours before the check-in time", () => {
  const free = withTiers({ hoursBefore: 6, fee: none });

  it.each([
    ["a minute before", "2026-03-27T07:59:00Z", 0],
    ["to the minute", "2026-03-27T08:00:00Z", 0],
    ["a minute after", "2026-03-27T08:01:00Z", late],
    ["an hour after the check-in time", "2026-03-27T15:00:00Z", late],
    ["the day after", "2026-03-28T08:00:00Z", late],
  ])("end %s the deadline", (_, instant, fee) => {
    expect(feeAt(free, instant)).toBe(fee);
  });

  it("are told with the time at which they end", () => {
    const moment = feeMoment(new Date("2026-03-27T08:01:00Z"), { ...madrid, businessDate: "2026-03-27" });
    expect(cancellationTerms(free.policies, free.arrival, moment)).toEqual([
      { until: "2026-03-27", time: "09:00", fee: none, isOver: true },
    ]);
  });

  it("count on the clocks of the property, which go forward in between", () => {
    const stay = { ...withTiers({ hoursBefore: 24, fee: none }), arrival: "2026-03-29" };
    expect(feeAt(stay, "2026-03-28T14:00:00Z")).toBe(0); // 15:00 of the day before, 23 hours before 15:00
    expect(feeAt(stay, "2026-03-28T14:01:00Z")).toBe(late);
  });

  it("are those of the clock after midnight, while the business date lags behind", () => {
    const stay = withTiers({ daysBefore: 1, fee: none }, { hoursBefore: 14, fee: { kind: "nights", nights: 1 } });
    expect(feeAt(stay, "2026-03-26T23:30:00Z", "2026-03-26")).toBe(0); // the 26th is not closed: a day before
    expect(feeAt(stay, "2026-03-26T23:30:00Z", "2026-03-27")).toBe(11_800);
    expect(feeAt(withTiers({ hoursBefore: 14, fee: none }), "2026-03-27T00:30:00Z", "2026-03-26")).toBe(late);
  });

  it("stand in order with days, however the policy has them", () => {
    const stay = withTiers({ hoursBefore: 6, fee: { kind: "nights", nights: 1 } }, { daysBefore: 2, fee: none });
    expect(feeAt(stay, "2026-03-25T22:00:00Z")).toBe(0);
    expect(feeAt(stay, "2026-03-26T12:00:00Z")).toBe(11_800);
  });
});

it("charges the tier whose deadline comes first while both are kept, and so are they told", () => {
  const stay = withTiers({ daysBefore: 1, fee: { kind: "nights", nights: 1 } }, { hoursBefore: 20, fee: none });
  expect(feeAt(stay, "2026-03-26T17:59:00Z")).toBe(0);
  expect(feeAt(stay, "2026-03-26T18:01:00Z")).toBe(11_800);
  expect(feeAt(stay, "2026-03-27T08:00:00Z")).toBe(late);
  const moment = feeMoment(new Date("2026-03-26T08:00:00Z"), { ...madrid, businessDate: "2026-03-26" });
  expect(cancellationTerms(stay.policies, stay.arrival, moment).map(({ time }) => time)).toEqual(["19:00", undefined]);
});

it.each([
  ["exactly so many days before, until the end of the day", "2026-03-24T22:30:00Z", 0],
  ["on the day after", "2026-03-25T08:00:00Z", late],
  ["on the day of the arrival", "2026-03-27T08:00:00Z", late],
])("counts days by the business date: %s", (_, instant, fee) => {
  const { businessDate } = { businessDate: instant.slice(0, 10) };
  expect(feeAt(withTiers({ daysBefore: 3, fee: none }), instant, businessDate)).toBe(fee);
});

it("charges a stay of one night one night, whatever more the policy says", () => {
  const one = { ...withTiers(), nights: sampleReservation.nights.slice(0, 1) };
  const policies = {
    ...one.policies,
    cancellation: { ...one.policies.cancellation, lateFee: { kind: "nights" as const, nights: 2 } },
  };
  expect(feeAt({ ...one, policies }, "2026-03-27T08:00:00Z")).toBe(11_800);
});

it("charges nothing for a stay at no price", () => {
  const free = { ...withTiers(), nights: sampleReservation.nights.map((night) => ({ ...night, price: 0 })) };
  expect(feeAt(free, "2026-03-27T08:00:00Z")).toBe(0);
});
