import { parse } from "../../node_modules/@formatjs/icu-messageformat-parser/index.js";
import { describe, expect, it } from "vitest";

import { formatsOf } from "@/shared/format/formats";
import type { MessageId, Messages } from "@/shared/i18n/catalogues";
import { type LanguageCode, languageOf } from "@/shared/i18n/languages";
import { textsOf } from "@/shared/i18n/texts";

const say = (code: LanguageCode, message: string, values: Record<string, string | string[]>) => {
  const messages = { message: parse(message) } as unknown as Messages;
  return textsOf({ code, messages }).text("message" as MessageId, values);
};

it.each([
  ["es", "{one} y {other}", ["Ana", "Isabel"], "Ana e Isabel"],
  ["es", "{one} y {other}", ["Ana", "Íñigo"], "Ana e Íñigo"],
  ["es", "{one} y {other}", ["Ana", "Hilda"], "Ana e Hilda"],
  ["es", "{one} y {other}", ["Ana", "Iago"], "Ana y Iago"],
  ["es", "{one} y {other}", ["agua", "hielo"], "agua y hielo"],
  ["es", "{one} y {other}", ["Ana", "Yolanda"], "Ana y Yolanda"],
  ["es", "{one} o {other}", ["Ana", "Óscar"], "Ana u Óscar"],
  ["es", "{one} o {other}", ["10 noches", "800 €"], "10 noches u 800 €"],
  ["es", "{one} o {other}", ["10 noches", "118 €"], "10 noches o 118 €"],
  ["es", "{one} o {other}", ["10 noches", "11 €"], "10 noches u 11 €"],
  ["fr", "Arrivée de {one}", ["Émile Zola"], "Arrivée d’Émile Zola"],
  ["fr", "Arrivée de {one}", ["Yves"], "Arrivée d’Yves"],
  ["fr", "Arrivée de {one}", ["Yann"], "Arrivée de Yann"],
  ["fr", "Arrivée de {one}", ["Hugo"], "Arrivée de Hugo"],
  ["fr", "parce que {one} part", ["Ana"], "parce qu’Ana part"],
  ["de", "{one} o {other}", ["Ana", "Otto"], "Ana o Otto"],
] as const)("%s puts into “%s” %j", (code, message, [one, other = ""], said) => {
  expect(say(code, message, { one, other })).toBe(said);
});

it.each([
  ["es", "Falta: nombre, documento e idioma."],
  ["en", "Falta: nombre, documento, and idioma."],
  ["zh", "Falta: nombre、documento和idioma."],
  ["ar", "Falta: \u2068\u2068nombre\u2069 و\u2068documento\u2069 و\u2068idioma\u2069\u2069."],
] as const)("%s joins several texts as it joins names", (code, said) => {
  expect(say(code, "Falta: {fields}.", { fields: ["nombre", "documento", "idioma"] })).toBe(said);
});

it("chooses by a text in every language, also where texts are isolated", () => {
  const message = "{device, select, camera {cámara} other {micrófono}}";
  for (const code of ["es", "fr", "de", "ar"] as const) expect(say(code, message, { device: "camera" })).toBe("cámara");
});

it("isolates a name from right to left in every language, so that it moves no number after it", () => {
  expect(say("es", "Check-out de {customer}", { customer: "خالد" })).toBe("Check-out de \u2068خالد\u2069");
});

it("leaves as they are marks and words that people typed", () => {
  expect(say("es", "Nota: {text}", { text: "\u2068pan y iogur\u2069" })).toBe("Nota: \u2068pan y iogur\u2069");
});

describe("facts in a row", () => {
  it.each([
    ["es", "201, Sucia"],
    ["ar", "201، Sucia"],
    ["zh", "201、Sucia"],
  ] as const)("%s", (code, said) => {
    expect(formatsOf(languageOf(code).locale).series(["201", "Sucia"])).toBe(said);
  });
});
