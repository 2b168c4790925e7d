import { expect, it } from "vitest";

import type { CancellationTier } from "@/contract/reservations/policies";
import { cancellationFee, cancellationTerms, feeMoment } from "@/domain/reservations/fees";

import { facts } from "./facts";
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

const feeAt = (stay: ReturnType<typeof withTiers>, instant: string, businessDate: string) =>
  cancellationFee(stay, feeMoment(new Date(instant), { ...madrid, businessDate })).fee;

const free = withTiers({ hoursBefore: 6, fee: none });
const night = { kind: "nights", nights: 1 } as const;
const overSpring = { ...withTiers({ hoursBefore: 24, fee: none }), arrival: "2026-03-29" };
const both = withTiers({ daysBefore: 1, fee: none }, { hoursBefore: 14, fee: night });
const unordered = withTiers({ hoursBefore: 6, fee: night }, { daysBefore: 2, fee: none });
const inDays = withTiers({ daysBefore: 3, fee: none });
const hoursFirst = withTiers({ daysBefore: 1, fee: night }, { hoursBefore: 20, fee: none });
const { policies } = withTiers();
const lateFee = { kind: "nights", nights: 2 } as const;
const twoNights = { ...policies, cancellation: { ...policies.cancellation, lateFee } };
const oneNight = { ...withTiers(), nights: sampleReservation.nights.slice(0, 1), policies: twoNights };
const forNothing = { ...withTiers(), nights: sampleReservation.nights.map((each) => ({ ...each, price: 0 })) };

it.each<[string, ReturnType<typeof withTiers>, string, number, string?]>([
  ["a minute before the hours end", free, "2026-03-27T07:59:00Z", 0],
  ["to the minute", free, "2026-03-27T08:00:00Z", 0],
  ["a minute after", free, "2026-03-27T08:01:00Z", late],
  ["an hour after the check-in time", free, "2026-03-27T15:00:00Z", late],
  ["the day after", free, "2026-03-28T08:00:00Z", late],
  // 15:00 of the day before, 23 hours before 15:00
  ["a day before on the clocks of the property, which go forward", overSpring, "2026-03-28T14:00:00Z", 0],
  ["a minute later on these clocks", overSpring, "2026-03-28T14:01:00Z", late],
  ["after midnight, while the 26th is not closed: a day before", both, "2026-03-26T23:30:00Z", 0, "2026-03-26"],
  ["after midnight, once it is closed", both, "2026-03-26T23:30:00Z", 11_800, "2026-03-27"],
  ["later in that night", withTiers({ hoursBefore: 14, fee: none }), "2026-03-27T00:30:00Z", late, "2026-03-26"],
  ["two days before, however the policy has its tiers", unordered, "2026-03-25T22:00:00Z", 0],
  ["the day before, however the policy has its tiers", unordered, "2026-03-26T12:00:00Z", 11_800],
  ["while both tiers are kept", hoursFirst, "2026-03-26T17:59:00Z", 0],
  ["once the deadline in hours is over", hoursFirst, "2026-03-26T18:01:00Z", 11_800],
  ["once both are over", hoursFirst, "2026-03-27T08:00:00Z", late],
  ["exactly so many days before, until the end of the day", inDays, "2026-03-24T22:30:00Z", 0],
  ["on the day after", inDays, "2026-03-25T08:00:00Z", late],
  ["on the day of the arrival", inDays, "2026-03-27T08:00:00Z", late],
  ["of a single night, whatever more the policy says", oneNight, "2026-03-27T08:00:00Z", 11_800],
  ["of a stay at no price", forNothing, "2026-03-27T08:00:00Z", 0],
])("charges for a cancellation %s", (_, stay, instant, fee, businessDate = instant.slice(0, 10)) => {
  expect(feeAt(stay, instant, businessDate)).toBe(fee);
});

const termsAt = (stay: ReturnType<typeof withTiers>, instant: string) =>
  cancellationTerms(
    stay.policies,
    stay.arrival,
    feeMoment(new Date(instant), { ...madrid, businessDate: instant.slice(0, 10) }),
  );

facts([
  [
    "hours are told with the time at which they end",
    () => termsAt(free, "2026-03-27T08:01:00Z"),
    [{ until: "2026-03-27", time: "09:00", fee: none, isOver: true }],
  ],
  [
    "the tier whose deadline comes first is told first",
    () => termsAt(hoursFirst, "2026-03-26T08:00:00Z").map(({ time }) => time),
    ["19:00", undefined],
  ],
]);
