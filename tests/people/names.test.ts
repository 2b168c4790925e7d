import { describe, expect, it } from "vitest";

import { nameKey } from "@/domain/people/nameKey";
import { fullName, readName } from "@/domain/people/names";
import { splitFullName } from "@/domain/people/splitFullName";
import { surnamesOf } from "@/domain/people/surnames";
import { textSearch } from "@/domain/text/textSearch";

import { people } from "./people";

it("are of forty people of more than twenty countries", () => {
  expect(people).toHaveLength(40);
  expect(new Set(people.map(({ country }) => country)).size).toBeGreaterThan(20);
});

describe.each(people)("$shown", ({ shown, stored, surnames, typed, country }) => {
  const { firstName, lastName } = stored;

  it("is stored as typed, shown with the given name first, and split into surnames", () => {
    expect([readName(` ${firstName} \u200b`), readName(`\u200e${lastName}\t`)]).toEqual([firstName, lastName]);
    expect(fullName(stored)).toBe(shown);
    expect(surnamesOf(lastName, country)).toEqual(surnames);
  });

  it("is the same, and found, however it is typed", () => {
    expect(typed.map(nameKey)).toEqual(typed.map(() => nameKey(shown)));
    expect(typed.filter((way) => !textSearch(way)(shown))).toEqual([]);
  });
});

it("keeps the words of a name apart, and the joiners of a script", () => {
  expect(readName(" María\u00a0\u202fJosé \u2009 García\n")).toBe("María José García");
  expect(readName("Jose\u0301\u00ad\u200b\u2066")).toBe("José");
  expect(readName("می\u200cخواهم")).toBe("می\u200cخواهم");
  expect(readName("Ana\u0000\u0007 Ruiz\u0085\uD83D \uFFFE\u202EGil\uFFFF")).toBe("Ana Ruiz Gil");
  expect(readName("Ana 😀")).toBe("Ana 😀");
  expect(readName("de la FUENTE mcDonald")).toBe("de la FUENTE mcDonald");
});

it("has no surname to split while a single name is known", () => {
  expect(surnamesOf("")).toEqual({ first: "", second: "", isGuessed: false });
  expect(fullName({ firstName: "", lastName: "Suharto" })).toBe("Suharto");
});

it.each([
  ["García López", "García", "López"], // nothing says that they are of Spain
  ["van den Berg", "van den Berg", ""],
  ["Ó Súilleabháin", "Ó Súilleabháin", ""],
  ["Ponce de León", "Ponce", "de León"],
  ["Ortega y Gasset", "Ortega", "Gasset"],
  ["García López de la Torre", "García", "López de la Torre"],
])("guesses the surnames of %s where the country is unknown", (lastName, first, second) => {
  expect(surnamesOf(lastName)).toEqual({ first, second, isGuessed: second !== "" });
});

it.each([
  ["María José García", "María José", "García"],
  ["Lucía Ferrer Soler", "Lucía", "Ferrer Soler"],
  ["Ferrer Soler, Lucía", "Lucía", "Ferrer Soler"],
  ["María del Carmen Ruiz de la Torre", "María del Carmen", "Ruiz de la Torre"],
  ["Juan de Dios Pérez", "Juan de Dios", "Pérez"],
  ["Ana de la Fuente García", "Ana", "de la Fuente García"],
  ["José Luis de la Cruz", "José Luis", "de la Cruz"],
  ["Pieter van den Berg", "Pieter", "van den Berg"],
  ["Ana  Luis", "Ana", "Luis"],
  ["Suharto", "Suharto", ""],
  ["Ferrer,", "Ferrer", ""],
  ["", "", ""],
])("fills a form with %s as %s / %s", (typed, firstName, lastName) => {
  expect(splitFullName(typed)).toEqual({ firstName, lastName });
});
