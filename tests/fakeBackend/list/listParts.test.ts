import fc from "fast-check";
import { describe, expect, it } from "vitest";

import { JoinedTexts } from "@/fakeBackend/list/JoinedTexts";
import { ListIndex } from "@/fakeBackend/list/ListIndex";
import { SortedPlaces } from "@/fakeBackend/list/SortedPlaces";

const sorted = (values: readonly (string | number)[], places: number[]) =>
  places.toSorted((a, b) => (values[a]! < values[b]! ? -1 : values[a]! > values[b]! ? 1 : a - b));

describe("an order of places", () => {
  const few = fc.array(fc.oneof(fc.constant(-3), fc.integer({ min: -9, max: 9 })), { maxLength: 12 });
  const words = fc.array(fc.constantFrom("", "a", "B", "b", "ñ", "Ñ", "aa"), { maxLength: 12 });

  const moments = fc.array(fc.integer({ min: 1_795_000_000_000, max: 1_795_000_000_009 }), { maxLength: 12 });

  it("is that of the values, and of the places where those are equal", () => {
    fc.assert(
      fc.property(fc.oneof(few, words, moments), (values) => {
        const places = values.map((_, place) => place);
        expect(new SortedPlaces(places.toReversed(), (place) => values[place]!).places).toEqual(sorted(values, places));
      }),
    );
  });

  it("stays so as values come, change and go", () => {
    fc.assert(
      fc.property(fc.oneof(few, words, moments), fc.array(fc.nat()), (all, picks) => {
        const values = [...all];
        const order = new SortedPlaces([], (place) => values[place]!);
        const here = new Set<number>();
        for (const pick of picks) {
          const place = pick % Math.max(1, values.length);
          if (values.length === 0) break;
          if (here.has(place)) order.remove(place);
          else order.add(place);
          if (!here.delete(place)) here.add(place);
          expect(order.places).toEqual(sorted(values, [...here]));
        }
      }),
    );
  });

  it("says when it is asked to let go of what it does not hold", () => {
    const order = new SortedPlaces([0, 1], (place) => place);
    expect(() => order.remove(2)).toThrow("does not hold");
    expect(order.places).toEqual([0, 1]);
  });
});

describe("texts laid one behind the other", () => {
  it("are found as each of them would be", () => {
    const texts = fc.array(fc.constantFrom("", "a", "ab", "aba", "b", "ba a", "abab"), { maxLength: 9 });
    fc.assert(
      fc.property(texts, fc.constantFrom("a", "ab", "ba", "b", " ", "x", "aba"), (all, part) => {
        const found = [...new JoinedTexts(all).containing(part)];
        expect(found).toEqual(all.map((text) => (text.includes(part) ? 1 : 0)));
      }),
    );
  });
});

it("finds the same with a space behind what is typed", () => {
  const byWord = {
    idOf: (word: string) => word,
    searched: (word: string) => word,
    partsOf: (text: string) => text.split(" "),
    filters: {},
    sorts: {},
    defaultSort: (word: string) => word,
    views: {},
  };
  expect(new ListIndex(byWord, ["umbrella", "rabbit"]).find({ text: "rab " }).found).toEqual(["rabbit"]);
});
