import fc from "fast-check";
import { expect, it } from "vitest";

import { textSearch } from "@/domain/text/textSearch";

it.each([
  ["jose", "Ha llamado José"],
  ["JOSÉ", "ha llamado jose"],
  ["habitación 214", "la 214: HABITACION lista"],
  ["nino", "El niño de la 305"], // ñ in one piece
  ["nino", "El nin\u0303o de la 305"], // ñ as n and tilde
  ["niño", "el nino"],
  ["niño", "el NIN\u0303O"],
  ["(a+b)?", "cuánto es (a+b)?"],
  ["c:\\sala|[1]", "está en C:\\Sala|[1]"],
  ["", "todo"],
  ["  ", "todo"],
])("finds %j in %j", (query, text) => {
  expect(textSearch(query)(text)).toBe(true);
});

it.each([
  ["jose maria", "José Pérez"],
  ["a.b", "axb"],
  ["214", "241"],
])("does not find %j in %j", (query, text) => {
  expect(textSearch(query)(text)).toBe(false);
});

it("finds every text by itself, and by any of its words without accents", () => {
  const texts = fc.string({
    unit: fc.constantFrom(...Array.from("aeiouñáéíóúüçÀÈ .-$*(){}[]^|\\/214")),
    minLength: 1,
    maxLength: 20,
  });
  fc.assert(
    fc.property(texts, (text) => {
      expect(textSearch(text)(text)).toBe(true);
      const [word = ""] = text.trim().split(" ");
      expect(textSearch(word.normalize("NFD").replace(/\p{M}/gu, "").toUpperCase())(text)).toBe(true);
    }),
    { seed: 48, numRuns: 500 },
  );
});

it("uses the first five hundred letters of a long query", () => {
  expect(textSearch("a".repeat(60_000))("a".repeat(500))).toBe(true);
  expect(textSearch("a".repeat(60_000))("a".repeat(499))).toBe(false);
});

it("accepts any text as a query, including half letters and control characters", () => {
  fc.assert(
    fc.property(fc.string({ unit: "binary" }), (query) => {
      expect(() => textSearch(query)("Hola")).not.toThrow();
    }),
    { seed: 48, numRuns: 300 },
  );
  expect(textSearch("\ud83d")("🧸")).toBe(false);
  expect(textSearch("\u202e")("\u202etxt")).toBe(true);
});
