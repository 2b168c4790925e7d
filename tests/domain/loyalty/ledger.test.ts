import fc from "fast-check";
import { describe, expect, it } from "vitest";

import { addMonths } from "@/domain/civilDate";
import { expiringUntil, pointsOf, type Posted, settlementOf } from "@/domain/loyalty/ledger";

let posted = 0;

const entry = (kind: Posted["kind"], points: number, on = "2026-01-10", reservationId = ""): Posted => ({
  kind,
  points,
  on,
  sourceRef: `ref-${(posted += 1)}`,
  reservationId,
});

const stays = ["RSV-1", "RSV-2", "RSV-3"];

/** What happens to a member: a stay is worth something else, points come or go, or a month passes. */
const acts = fc.array(
  fc.oneof(
    fc.record({ stay: fc.constantFrom(...stays), worth: fc.integer({ min: 0, max: 900 }) }),
    fc.record({ adjusted: fc.integer({ min: -500, max: 500 }) }),
    fc.record({ redeemed: fc.integer({ min: 1, max: 500 }) }),
    fc.record({ months: fc.integer({ min: 1, max: 7 }) }),
  ),
  { maxLength: 40 },
);

describe("the ledger", () => {
  it("sums each stay to what it is worth, and loses or doubles no point, in any order of acts", () => {
    fc.assert(
      fc.property(acts, (done) => {
        const entries: Posted[] = [];
        const worth = new Map<string, number>();
        let on = "2026-01-31";
        for (const act of done) {
          const balance = pointsOf(entries);
          if ("stay" in act) worth.set(act.stay, act.worth);
          else if ("months" in act) on = addMonths(on, act.months);
          else if ("redeemed" in act && act.redeemed <= balance) entries.push(entry("redeemed", -act.redeemed, on));
          else if ("adjusted" in act && act.adjusted + balance >= 0) entries.push(entry("adjusted", act.adjusted, on));
          for (const { kind, points, reservationId } of settlementOf(entries, worth)) {
            entries.push(entry(kind, points, on, reservationId));
          }
          for (const { points } of expiringUntil(entries, 12, on)) entries.push(entry("expired", -points, on));

          for (const [stay, points] of worth) {
            expect(pointsOf(entries.filter(({ reservationId }) => reservationId === stay))).toBe(points);
          }
          expect([...settlementOf(entries, worth), ...expiringUntil(entries, 12, on)]).toEqual([]);
          // what is not used up is the balance, or there is a debt and nothing is left
          expect(pointsOf(expiringUntil(entries, 12, "2099-01-01"))).toBe(Math.max(0, pointsOf(entries)));
        }
      }),
      { seed: 31, numRuns: 100 },
    );
  });

  it("posts nothing for a settled stay, its return when it is taken back, and it again after", () => {
    const earned = [entry("earned", 300, "2026-01-10", "RSV-1")];
    expect(settlementOf(earned, new Map([["RSV-1", 300]]))).toEqual([]);
    const [back] = settlementOf(earned, new Map());
    expect(back).toEqual({ kind: "returned", reservationId: "RSV-1", points: -300 });
    const taken = [...earned, entry("returned", -300, "2026-01-11", "RSV-1")];
    expect(settlementOf(taken, new Map([["RSV-1", 320]]))).toMatchObject([{ kind: "earned", points: 320 }]);
  });

  it("lets the oldest points go first, and expires what is left of them after the months", () => {
    const entries = [entry("earned", 100, "2026-01-31"), entry("earned", 200, "2026-03-01")];
    const redeemed = [...entries, entry("redeemed", -40, "2026-03-02")];
    expect(expiringUntil(redeemed, 1, "2026-02-27")).toEqual([]);
    expect(expiringUntil(redeemed, 1, "2026-02-28")).toMatchObject([{ points: 60, on: "2026-02-28" }]);
    expect(expiringUntil([...redeemed, entry("redeemed", -100, "2026-03-02")], 1, "2026-04-01")).toMatchObject([
      { points: 160, on: "2026-04-01" },
    ]);
  });

  it("takes what is returned from its own stay, and pays a debt before anything is left", () => {
    const two = [entry("earned", 100, "2026-01-10", "RSV-1"), entry("earned", 200, "2026-01-12", "RSV-2")];
    const returned = [...two, entry("returned", -200, "2026-01-13", "RSV-2")];
    expect(expiringUntil(returned, 12, "2027-01-12")).toMatchObject([{ points: 100, on: "2027-01-10" }]);
    const debt = [...returned, entry("redeemed", -100), entry("returned", -100, "2026-01-14", "RSV-1")];
    expect(expiringUntil([...debt, entry("adjusted", 130, "2026-02-01")], 12, "2027-02-01")).toMatchObject([
      { points: 30, on: "2027-02-01" },
    ]);
  });
});

it.each([
  ["2026-01-31", 1, "2026-02-28"],
  ["2028-01-31", 1, "2028-02-29"],
  ["2026-03-31", -1, "2026-02-28"],
  ["2026-12-15", 2, "2027-02-15"],
  ["2026-04-14", -12, "2025-04-14"],
])("counts months of the calendar: %s and %i is %s", (date, months, other) => {
  expect(addMonths(date, months)).toBe(other);
});
