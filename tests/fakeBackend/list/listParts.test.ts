import fc from "fast-check";
import { describe, expect, it } from "vitest";

import { inOrderOf } from "@/domain/text/inOrderOf";
import { JoinedTexts } from "@/fakeBackend/list/JoinedTexts";
import { ListIndex } from "@/fakeBackend/list/ListIndex";
import { SortedPlaces } from "@/fakeBackend/list/SortedPlaces";

const inSpanish = inOrderOf("es");
const sorted = (values: readonly (string | number)[], places: number[]) =>
  places.toSorted((a, b) => {
    const [one, other] = [values[a]!, values[b]!];
    const isNumber = typeof one === "number" && typeof other === "number";
    return (isNumber ? one - other : inSpanish(String(one), String(other))) || a - b;
  });

describe("an order of places", () => {
  const few = fc.array(fc.oneof(fc.constant(-3), fc.integer({ min: -9, max: 9 })), { maxLength: 12 });
  const words = fc.array(fc.constantFrom("", "a", "B", "b", "ñ", "Ñ", "n", "z", "aa", "a9", "a10", "\u00ad"), {
    maxLength: 12,
  });

  const moments = fc.array(fc.integer({ min: 1_795_000_000_000, max: 1_795_000_000_009 }), { maxLength: 12 });

  it("is that of the values, and of the places where those are equal", () => {
    fc.assert(
      fc.property(fc.oneof(few, words, moments), (values) => {
        const places = values.map((_, place) => place);
        expect(new SortedPlaces(places.toReversed(), (place) => values[place]!, inSpanish).places).toEqual(
          sorted(values, places),
        );
      }),
    );
  });

  it("stays so as values come, change and go", () => {
    fc.assert(
      fc.property(fc.oneof(few, words, moments), fc.array(fc.nat()), (all, picks) => {
        const values = [...all];
        const order = new SortedPlaces([], (place) => values[place]!, inSpanish);
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

  it("keeps equal values in another order, from either end, as values change and go", () => {
    const pairs = fc.array(fc.tuple(fc.constantFrom("a", "B", "b"), fc.integer({ min: 0, max: 2 })), { maxLength: 9 });
    fc.assert(
      fc.property(pairs, fc.boolean(), fc.array(fc.nat(8)), (values, isReversed, picks) => {
        const valuesAt = values.map((pair) => [...pair] as [string, number]);
        const all = values.map((_, place) => place);
        const ties = new SortedPlaces(all, (place) => valuesAt[place]![1], inSpanish);
        const order = new SortedPlaces(all, (place) => valuesAt[place]![0], inSpanish, { ties, isReversed });
        for (const place of picks.filter((pick) => pick < values.length)) {
          for (const one of [ties, order]) one.remove(place);
          valuesAt[place] = [...valuesAt[(place + 1) % values.length]!];
          for (const one of [ties, order]) one.add(place);
        }
        const expected = all.toSorted((a, b) => {
          const byValue = inSpanish(valuesAt[a]![0], valuesAt[b]![0]) * (isReversed ? -1 : 1);
          return byValue || valuesAt[a]![1] - valuesAt[b]![1] || a - b;
        });
        expect(order.places).toEqual(expected);
      }),
    );
  });

  it("says when it is asked to let go of what it does not hold", () => {
    const order = new SortedPlaces([0, 1], (place) => place, inSpanish);
    expect(() => order.remove(2)).toThrow("does not hold");
    expect(order.places).toEqual([0, 1]);
  });
});

describe("joined texts", () => {
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

const byWord = {
  idOf: (word: string) => word,
  searched: (word: string) => word,
  filters: {},
  sorts: { word: (word: string) => word },
  defaultSort: (word: string) => word,
  views: {},
};

it("finds the same with a space behind what is typed", () => {
  expect(new ListIndex(byWord, ["umbrella", "rabbit"]).find({ text: "rab " }).found).toEqual(["rabbit"]);
});

it("sorts texts in the wanted alphabet, digits as numbers, also as entries change", () => {
  const words = "Zoe Ñusta Núñez Nadal Łukasz Luz Mar Ægir Alba Adam Öz Ola 9 10".split(" ");
  const list = new ListIndex(byWord, words);
  const inOrder = (language?: string) => list.find({ sort: "word", ...(language && { language }) }).found.join(" ");
  const spanish = "9 10 Adam Ægir Alba Łukasz Luz Mar Nadal Núñez Ñusta Ola Öz Zoe";
  expect(inOrder("es")).toBe(spanish);
  expect(inOrder()).toBe(spanish);
  expect(inOrder("?")).toBe(spanish);
  expect(inOrder("pl")).toBe("9 10 Adam Ægir Alba Luz Łukasz Mar Nadal Núñez Ñusta Ola Öz Zoe");
  expect(inOrder("sv")).toBe("9 10 Adam Alba Łukasz Luz Mar Nadal Núñez Ñusta Ola Zoe Ægir Öz");
  list.replace("Núñez", undefined);
  list.replace("Ñandú", "Ñandú");
  expect(inOrder("es")).toBe("9 10 Adam Ægir Alba Łukasz Luz Mar Nadal Ñandú Ñusta Ola Öz Zoe");
  expect(list.find({ sort: "word", order: "desc", language: "es" }).found[0]).toBe("Zoe");
});
