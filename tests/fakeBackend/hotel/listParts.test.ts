import fc from "fast-check";
import { describe, expect, it } from "vitest";

import type { Guest } from "@/contract/guests";
import { searchGuests } from "@/fakeBackend/hotel/guestSearch";
import { JoinedTexts } from "@/fakeBackend/hotel/JoinedTexts";
import { noteOf } from "@/fakeBackend/hotel/noteOf";
import { SortedPlaces } from "@/fakeBackend/hotel/SortedPlaces";

const sorted = (values: readonly (string | number)[], places: number[]) =>
  places.toSorted((a, b) => (values[a]! < values[b]! ? -1 : values[a]! > values[b]! ? 1 : a - b));

describe("an order of places", () => {
  const few = fc.array(fc.oneof(fc.constant(-3), fc.integer({ min: -9, max: 9 })), { maxLength: 12 });
  const words = fc.array(fc.constantFrom("", "a", "B", "b", "ñ", "Ñ", "aa"), { maxLength: 12 });

  it("is that of the values, and of the places where those are equal", () => {
    fc.assert(
      fc.property(fc.oneof(few, words), (values) => {
        const places = values.map((_, place) => place);
        expect(new SortedPlaces(places.toReversed(), (place) => values[place]!).places).toEqual(sorted(values, places));
      }),
    );
  });

  it("stays so as values come, change and go", () => {
    fc.assert(
      fc.property(fc.oneof(few, words), fc.array(fc.nat()), (all, picks) => {
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

describe("guests who are looked for", () => {
  let number = 0;
  const guest = (firstName: string, lastName: string, more: Partial<Guest> = {}): Guest => ({
    id: `g${(number += 1)}`,
    firstName,
    lastName,
    email: "",
    phone: "",
    document: "",
    country: "",
    isVip: false,
    stays: 0,
    notes: "",
    version: 1,
    ...more,
  });
  const names = (guests: Guest[], text: string) =>
    searchGuests(guests, text).map(({ firstName, lastName }) => `${firstName} ${lastName}`);

  it("are those whose name begins so, then those with a word that does, then with one that holds it, then by the rest", () => {
    const guests = [
      guest("Eva", "Ruiz", { email: "mar@example.com" }),
      guest("Omar", "Benali"),
      guest("Ana", "Marín"),
      guest("Mar", "Soler"),
      guest("Tomàs", "Armario"),
    ];
    expect(names(guests, "mar")).toEqual(["Mar Soler", "Ana Marín", "Omar Benali", "Tomàs Armario", "Eva Ruiz"]);
    expect(names(guests, "mar sol")).toEqual(["Mar Soler"]);
    expect(names(guests, "soler  mar")).toEqual(["Mar Soler"]);
    expect(names(guests, "ana soler")).toEqual([]);
  });

  it("are, of two alike, the one who has been here more often, and else the one known longer", () => {
    const [first, second, often] = [guest("Ana", "Gil"), guest("Ana", "Gil"), guest("Ana", "Gil", { stays: 3 })];
    const found = (guests: Guest[]) => searchGuests(guests, "ana gil").map(({ id }) => id);
    expect(found([second, first, often])).toEqual([often.id, first.id, second.id]);
    expect(found([first, often, second])).toEqual([often.id, first.id, second.id]);
  });

  it("are found by four digits of a telephone, however it is written, and by no fewer", () => {
    const guests = [guest("Ana", "Gil", { phone: "+34 600-11 22 33" })];
    expect(names(guests, "6 001")).toEqual(["Ana Gil"]);
    expect(names(guests, "600")).toEqual([]);
    expect(names(guests, "6002")).toEqual([]);
  });

  it("are found by all words of what else is known, not by one of them", () => {
    const guests = [guest("Ana", "Gil", { email: "ana@example.com", document: "X-1234567" })];
    expect(names(guests, "x-1234567 example")).toEqual(["Ana Gil"]);
    expect(names(guests, "x-1234567 otra")).toEqual([]);
  });
});

it("shows in the list what a guest wishes and what the house has noted, each where there is some", () => {
  const note = { request: "Cuna", internal: "Sordo", guest: "Alergias" };
  expect(noteOf(note)).toBe("Cuna · Sordo");
  expect(noteOf({ ...note, request: "" })).toBe("Sordo");
  expect(noteOf({ ...note, request: "", internal: "" })).toBe("");
});
