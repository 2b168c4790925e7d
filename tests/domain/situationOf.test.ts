import { expect, it } from "vitest";

import type { ReservationState } from "@/contract/reservations/reservationLife";
import { situationOf } from "@/domain/reservations/situationOf";

const today = "2026-03-27";
const stay = (state: ReservationState, arrival: string, departure: string, releaseOn = "") =>
  situationOf({ state, arrival, departure, releaseOn }, today);

it.each([
  ["confirmed", "2026-03-28", "2026-03-30", "confirmed"],
  ["confirmed", "2026-03-27", "2026-03-30", "arrivesToday"],
  ["confirmed", "2026-03-27", "2026-03-27", "arrivesToday"],
  ["confirmed", "2026-03-26", "2026-03-30", "arrivalOverdue"],
  ["confirmed", "2026-03-20", "2026-03-22", "arrivalOverdue"],
  ["inHouse", "2026-03-26", "2026-03-28", "inHouse"],
  ["inHouse", "2026-03-26", "2026-03-27", "departsToday"],
  ["inHouse", "2026-03-24", "2026-03-26", "departureOverdue"],
  ["pending", "2026-03-27", "2026-03-28", "pending"],
  ["waitlist", "2026-03-27", "2026-03-28", "waitlist"],
  ["checkedOut", "2026-03-26", "2026-03-27", "checkedOut"],
  ["cancelled", "2026-03-27", "2026-03-28", "cancelled"],
  ["noShow", "2026-03-26", "2026-03-28", "noShow"],
] as const)("calls a reservation that is %s from %s to %s on the 27th %s", (state, arrival, departure, situation) => {
  expect(stay(state, arrival, departure)).toBe(situation);
});

it("keeps an option valid through its release day", () => {
  expect(stay("optional", "2026-04-10", "2026-04-12", "2026-03-27")).toBe("optional");
  expect(stay("optional", "2026-04-10", "2026-04-12", "2026-03-26")).toBe("optionExpired");
});
