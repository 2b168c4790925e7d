import fc from "fast-check";
import { expect, it } from "vitest";

import type { FigureStay } from "@/domain/kpis/figureStay";
import { type BookChange, changedNights, changeOf, soldNights } from "@/domain/kpis/onTheBooks";
import { pickupByDate, pickupOf } from "@/domain/kpis/pickup";

import { figureStay, openNight } from "./stays";

const december = { from: "2026-12-01", to: "2026-12-31" };

/** The change of a reservation from one close to the next. */
const change = (before: FigureStay | undefined, after: FigureStay): BookChange | undefined =>
  changeOf(after, before ? soldNights(before, openNight) : [], soldNights(after, openNight));

const changes = (...pairs: [before: FigureStay | undefined, after: FigureStay][]) =>
  pairs.flatMap(([before, after]) => change(before, after) ?? []);

const pickupIn = (made: readonly BookChange[], period = december, type?: string) =>
  pickupOf(changedNights(made, period, type));

const cancelled = (stay: FigureStay): FigureStay => ({ ...stay, state: "cancelled" });

it("is new less cancelled, and less what was moved out: 6 − 3 − 2 of 20 nights are 21", () => {
  const sixNights = figureStay({ arrival: "2026-12-01", departure: "2026-12-07" });
  const threeNights = figureStay({ arrival: "2026-12-01", departure: "2026-12-04" });
  const moved = figureStay({ id: "moved", arrival: "2026-12-30", departure: "2027-01-01" });
  const after = figureStay({ id: "moved", arrival: "2027-01-05", departure: "2027-01-07" });
  const made = changes([undefined, sixNights], [threeNights, cancelled(threeNights)], [moved, after]);
  const pickup = pickupIn(made);
  expect(pickup).toEqual({ new: 6, cancelled: 3, moved: -2, nights: 1, roomRevenue: 100_00 });
  expect(pickup.nights).toBe(pickup.new - pickup.cancelled + pickup.moved);
  expect(20 + pickup.nights).toBe(21);
});

it("counts three nights that are cancelled and booked again as three and three", () => {
  const stays = ["one", "two", "three"].map((id) => figureStay({ id, departure: "2026-12-02" }));
  const again = stays.map(({ id }) => figureStay({ id: `${id} again`, departure: "2026-12-02" }));
  const gone = stays.map((one): [FigureStay, FigureStay] => [one, cancelled(one)]);
  const made = changes(...gone, ...again.map((one): [undefined, FigureStay] => [undefined, one]));
  expect(pickupIn(made)).toEqual({ new: 3, cancelled: 3, moved: 0, nights: 0, roomRevenue: 0 });
});

const stay = figureStay({ id: "stay", departure: "2026-12-04" });
it.each([
  ["a shorter stay", figureStay({ id: "stay", departure: "2026-12-03" }), { moved: -1, roomRevenue: -100_00 }],
  ["a longer stay", figureStay({ id: "stay", departure: "2026-12-06" }), { moved: 2, roomRevenue: 200_00 }],
  ["other dates", figureStay({ id: "stay", arrival: "2026-12-10", departure: "2026-12-13" }), { moved: 0 }],
  ["a better room", figureStay({ id: "stay", departure: "2026-12-04", roomTypeId: "suite" }), { moved: 0 }],
  ["another price", figureStay({ id: "stay", departure: "2026-12-04", price: 121_00 }), { roomRevenue: 30_00 }],
  ["a no-show", { ...stay, state: "noShow" as const }, { cancelled: 3, nights: -3, roomRevenue: -300_00 }],
  ["back to an inquiry", { ...stay, state: "inquiry" as const }, { cancelled: 3, nights: -3, roomRevenue: -300_00 }],
])("says what has become of a stay: %s", (_, after, pickup) => {
  const moved = "moved" in pickup ? pickup.moved : 0;
  const none = { new: 0, cancelled: 0, moved: 0, nights: moved, roomRevenue: 0 };
  expect(pickupIn(changes([stay, after]))).toEqual({ ...none, ...pickup });
});

it("tells the types apart that a stay has left and taken", () => {
  const made = changes([stay, figureStay({ id: "stay", departure: "2026-12-04", roomTypeId: "suite" })]);
  expect(["double", "suite"].map((type) => pickupIn(made, december, type).nights)).toEqual([-3, 3]);
});

it("has no line of what is unchanged, came and went, is given away or only asked for", () => {
  const free = figureStay({ price: 0 });
  const asked = figureStay({ state: "waitlist" });
  expect(changes([stay, { ...stay }], [undefined, cancelled(stay)], [undefined, free], [undefined, asked])).toEqual([]);
});

it("has a reinstated reservation as new, whatever it was at the closes before the last", () => {
  expect(pickupIn(changes([cancelled(stay), stay]))).toMatchObject({ new: 3, nights: 3 });
  const closes = changes([undefined, stay], [stay, cancelled(stay)]).flatMap(({ nights }) => nights);
  expect(changeOf(stay, closes, soldNights(stay, openNight))?.cause).toBe("new");
});

it("says the pickup of each night", () => {
  const made = changes([undefined, stay], [figureStay({ id: "gone" }), cancelled(figureStay({ id: "gone" }))]);
  const nights = [...pickupByDate(changedNights(made, december))].map(([date, pickup]) => `${date}: ${pickup.nights}`);
  expect(nights).toEqual(["2026-12-01: 0", "2026-12-02: 0", "2026-12-03: 1"]);
});

/** A history of closes: at each, some reservations are made, changed, cancelled or reinstated. */
it("is the books now less the books at each close before, of any history", () => {
  const anyState = fc.constantFrom("confirmed", "confirmed", "optional", "cancelled", "noShow", "inquiry", "inHouse");
  const anyBooks = fc.dictionary(
    fc.constantFrom("a", "b", "c", "d"),
    fc.record({
      state: anyState,
      first: fc.integer({ min: 1, max: 9 }),
      nights: fc.integer({ min: 0, max: 5 }),
      price: fc.constantFrom(0, 99_99, 110_00),
      roomTypeId: fc.constantFrom("double", "suite"),
    }),
  );
  const period = { from: "2026-12-03", to: "2026-12-08" };
  fc.assert(
    fc.property(fc.array(anyBooks, { minLength: 2, maxLength: 6 }), (histories) => {
      const closes = histories.map((books) =>
        Object.entries(books).map(([id, { state, first, nights, price, roomTypeId }]) =>
          figureStay({
            id,
            state,
            price,
            roomTypeId,
            arrival: `2026-12-${String(first).padStart(2, "0")}`,
            departure: `2026-12-${String(first + nights).padStart(2, "0")}`,
            checkedInOn: state === "inHouse" ? "2026-12-01" : undefined,
          }),
        ),
      );
      /** Written apart from the rules: walks all nights. */
      const countOf = (stays: readonly FigureStay[]) => {
        let [nights, roomRevenue] = [0, 0];
        for (const one of stays) {
          if (!["confirmed", "optional", "inHouse"].includes(one.state)) continue;
          for (const { date, net } of one.nights) {
            if (date < period.from || date > period.to || net === 0) continue;
            nights += 1;
            roomRevenue += net;
          }
        }
        return { nights, roomRevenue };
      };
      const nightsOf = (one: FigureStay | undefined) => (one ? soldNights(one, openNight) : []);
      const made = closes.slice(1).map((stays, index): BookChange[] => {
        const before = closes[index]!;
        return [...new Set([...before, ...stays].map(({ id }) => id))].flatMap((id) => {
          const [former, next] = [before, stays].map((all) => all.find((one) => one.id === id));
          return changeOf((next ?? former)!, nightsOf(former), nightsOf(next)) ?? [];
        });
      });
      const now = countOf(closes.at(-1)!);
      for (const [index, stays] of closes.entries()) {
        const since = made.slice(index).flat();
        const pickup = pickupIn(since, period);
        const then = countOf(stays);
        expect(pickup.nights).toBe(now.nights - then.nights);
        expect(pickup.roomRevenue).toBe(now.roomRevenue - then.roomRevenue);
        expect(pickup.new - pickup.cancelled + pickup.moved).toBe(pickup.nights);
      }
    }),
    { seed: 34, numRuns: 300 },
  );
});
