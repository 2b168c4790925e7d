import fc from "fast-check";
import { expect, it } from "vitest";

import { asAnswered, asRetried, asSent, behind, joined, type LineState } from "@/domain/channels/outgoing";
import { deliveryOf, openThere } from "@/domain/channels/outgoing";
import { nightsIn, nothingTold, onwards, unsent, withTold } from "@/domain/channels/outgoing";
import { addDays } from "@/domain/civilDate";

const date = (day: number) => addDays("2026-12-20", day);
const range = (from: number, to: number, value: number, revision = 1) => {
  return { from: date(from), to: date(to), value, revision };
};
const wanted = (...values: number[]) => new Map(values.map((value, day) => [date(day), value]));

/** Days with holes, each with one of three values. */
const someNights = fc
  .array(fc.tuple(fc.nat(40), fc.nat(2)), { maxLength: 30 })
  .map((pairs) => new Map(pairs.map(([day, value]) => [date(day), { value, revision: 1 }])));

it("joins nights as a naive comparison of neighbours does", () => {
  fc.assert(
    fc.property(someNights, (nights) => {
      const ranges = joined(nights);
      const days = [...nights.keys()].toSorted();
      const breaks = days.filter((day, place) => {
        const before = days[place - 1];
        const isNext = before !== undefined && addDays(before, 1) === day;
        return !isNext || nights.get(before)!.value !== nights.get(day)!.value;
      });
      expect(ranges.map(({ from }) => from)).toEqual(breaks);
      expect([...nightsIn(ranges)].map(([day, { value }]) => [day, value])).toEqual(
        days.map((day) => [day, nights.get(day)!.value]),
      );
    }),
    { seed: 36, numRuns: 1_000 },
  );
});

it("joins across the end of a year and a month, and not over a missing night", () => {
  expect(joined(nightsIn([range(10, 12, 4)]))).toEqual([range(10, 12, 4)]);
  expect(joined(nightsIn([range(0, 1, 4), range(3, 4, 4)]))).toHaveLength(2);
});

it("ends at the newer value when two deliveries come reversed", () => {
  const [three, two] = [range(0, 0, 3, 5), range(0, 0, 2, 7)];
  expect(withTold(withTold([], [two]), [three])).toEqual([two]);
  const sent = asSent(asSent(nothingTold, [three]), [two]);
  const answered = asAnswered(asAnswered(sent, [two], true), [three], true);
  expect(answered).toMatchObject({ confirmed: [two], sent: [] });
});

it("sends differences only, and each once", () => {
  const line = asAnswered(asSent(nothingTold, [range(0, 4, 5)]), [range(0, 4, 5)], true);
  expect(unsent(wanted(5, 5, 4, 4, 5), line)).toEqual([{ value: 4, from: date(2), to: date(3) }]);
  expect(unsent(wanted(5, 5, 4, 4, 5), asSent(line, [range(2, 3, 4, 2)]))).toEqual([]);
  expect(behind(wanted(5, 5, 4, 4, 5), line)).toEqual([date(2), date(3)]);
});

it("puts a newer value in the place of a value that waits", () => {
  const line = asSent(nothingTold, [range(0, 0, 3, 1)]);
  expect(unsent(wanted(1), line)).toEqual([{ value: 1, from: date(0), to: date(0) }]);
  expect(asSent(line, [range(0, 0, 1, 2)]).sent).toEqual([range(0, 0, 1, 2)]);
});

it("does not send again what was refused, until its value changes or a person asks for it", () => {
  const refused = asAnswered(asSent(nothingTold, [range(0, 1, 3)]), [range(0, 1, 3)], false);
  expect(unsent(wanted(3, 3), refused)).toEqual([]);
  expect(unsent(wanted(3, 2), refused)).toEqual([{ value: 2, from: date(1), to: date(1) }]);
  expect(unsent(wanted(3, 3), asRetried(refused, range(0, 1, 3)))).toHaveLength(1);
});

it("holds nothing against a value that was confirmed after its refusal", () => {
  const [older, newer] = [range(0, 0, 3, 1), range(0, 0, 2, 2)];
  const sent = asSent(asSent(nothingTold, [older]), [newer]);
  const answered = asAnswered(asAnswered(sent, [newer], true), [older], false);
  expect(answered).toMatchObject({ confirmed: [newer], refused: [], sent: [] });
});

it("lets an answer count for nothing that is older than the line", () => {
  const line: LineState = { ...nothingTold, leastRevision: 5 };
  expect(asAnswered(line, [range(0, 0, 3, 4)], true)).toBe(line);
  expect(asAnswered(line, [range(0, 0, 3, 5)], true).confirmed).toHaveLength(1);
});

it("ends with what is wanted after any answers in any order, once all is confirmed", () => {
  const five = fc.array(fc.nat(3), { minLength: 5, maxLength: 5 });
  const steps = fc.array(fc.tuple(five, fc.nat(3), fc.boolean()), { maxLength: 12 });
  fc.assert(
    fc.property(steps, (all) => {
      let line: LineState = nothingTold;
      const open: ReturnType<typeof range>[] = [];
      let revision = 0;
      const tell = (values: number[]) => {
        revision += 1;
        const parts = unsent(wanted(...values), line).map((part) => ({ ...part, revision, value: Number(part.value) }));
        line = asSent(line, parts);
        open.push(...parts);
      };
      const answer = (place: number, isConfirmed: boolean) => {
        const [part] = open.splice(place % open.length, 1);
        if (part) line = asAnswered(line, [part], isConfirmed);
      };
      for (const [values, place, isConfirmed] of all) {
        tell(values);
        if (open.length > 0) answer(place, isConfirmed);
      }
      const last = all.at(-1)?.[0] ?? [1, 1, 1, 1, 1];
      for (const part of [...open].toReversed()) answer(open.indexOf(part), true);
      for (const part of line.refused) line = asRetried(line, part);
      tell(last);
      while (open.length > 0) answer(0, true);
      expect(behind(wanted(...last), line)).toEqual([]);
      expect(line).toMatchObject({ sent: [], refused: [] });
    }),
    { seed: 36, numRuns: 500 },
  );
});

it("tells no nights that have passed", () => {
  const line = { ...nothingTold, confirmed: [range(0, 5, 3)], refused: [range(0, 1, 3)] };
  expect(onwards(line, date(2))).toMatchObject({ confirmed: [range(2, 5, 3)], refused: [] });
});

it("calls a value failed once refused, waiting while on its way, sent where it is known", () => {
  const closed = wanted(0, 0, 4);
  const known: LineState = { ...nothingTold, confirmed: [range(0, 2, 4)] };
  const on = (line: LineState, from = 0, to = 1) => deliveryOf({ wanted: closed, line }, range(from, to, 0));
  expect(on(known)).toBe("waiting");
  expect(on(known, 2, 2)).toBe("sent");
  const sent = asSent(known, [range(0, 1, 0, 2)]);
  expect(on(sent)).toBe("waiting");
  const refused = asAnswered(sent, [range(1, 1, 0, 2)], false);
  expect(on(refused)).toBe("failed");
  expect(on(refused, 0, 0)).toBe("waiting");
  expect(on(asSent(asRetried(refused, range(1, 1, 0, 2)), [range(1, 1, 0, 3)]))).toBe("waiting");
  expect(on(asAnswered(sent, [range(0, 1, 0, 2)], true))).toBe("sent");
});

it("finds the nights that a channel still sells: with rooms and a plan that is open there", () => {
  const rate = (isClosed: boolean) => {
    return { price: 1, minStay: 1, isClosed, isClosedToArrival: false, isClosedToDeparture: false };
  };
  const rooms = { wanted: wanted(0, 0, 4), line: { ...nothingTold, confirmed: [range(0, 0, 0), range(1, 2, 4)] } };
  const plan = (closedThere: boolean) => ({
    wanted: new Map([0, 1, 2].map((day) => [date(day), rate(true)])),
    line: { ...nothingTold, confirmed: [{ ...range(0, 2, 0), value: rate(closedThere) }] },
  });
  expect(openThere(rooms, [plan(true), plan(false)])).toEqual([date(1), date(2)]);
  expect(openThere(rooms, [plan(true)])).toEqual([]);
  expect(openThere(rooms, [])).toEqual([]);
});
