import { readdirSync, readFileSync } from "node:fs";

import { type MessageFormatElement, parse, TYPE } from "../../node_modules/@formatjs/icu-messageformat-parser/index.js";
import { describe, expect, it } from "vitest";

import type { ReservationAction } from "@/contract/reservations/reservationLife";
import { sentences } from "@/contract/sentences";
import { languageOf, languages } from "@/shared/i18n/languages";

const root = "src/locales";
const read = (code: string, file: string): Record<string, string> =>
  JSON.parse(readFileSync(`${root}/${code}/${file}`, "utf8")) as Record<string, string>;

const files = readdirSync(`${root}/es`);
const cases = languages.flatMap(({ code }) => files.map((file) => ({ code, file })));

describe.each(cases)("$code/$file", ({ code, file }) => {
  const spanish = read("es", file);
  const texts = read(code, file);

  it("has exactly the texts that Spanish has, in its order", () => {
    expect(Object.keys(texts)).toEqual(Object.keys(spanish));
  });

  it("leaves no text empty", () => {
    expect(Object.entries(texts).filter(([, text]) => text.trim() === "")).toEqual([]);
  });

  it("uses the same placeholders", () => {
    const differing = Object.keys(spanish).filter(
      (id) => placeholdersOf(parse(texts[id]!)).join() !== placeholdersOf(parse(spanish[id]!)).join(),
    );
    expect(differing).toEqual([]);
  });

  it("has every plural form of the language", () => {
    const forms = new Intl.PluralRules(languageOf(code).locale).resolvedOptions().pluralCategories.toSorted();
    for (const [id, text] of Object.entries(texts)) {
      for (const plural of pluralsOf(parse(text))) {
        const given = plural.filter((form) => !form.startsWith("=")).toSorted();
        expect(given, id).toEqual(forms);
      }
    }
  });
});

it.each(languages)("lets the menu break each long word where it has a hyphen: $code", ({ code }) => {
  const labels = files.flatMap((file) =>
    Object.entries(read(code, file)).flatMap(([id, text]) => (/^menu\.|\.menu$/.test(id) ? [text] : [])),
  );
  const unbroken = labels.flatMap((label) => label.split(/[\s/\u00ad-]/)); // a soft hyphen among them
  expect(unbroken.filter((word) => word.length > 15)).toEqual([]);
});

/** Whole sentences, lines of a folio, and choices of a list: there is room for these. */
const roomy = /^(sentence\.|booking\.charge\.|documentType\.|login\.email$)/;

it.each(languages)(
  "keeps labels of buttons, tabs and columns short where Spanish has a short one: $code",
  ({ code }) => {
    const labels = files.flatMap((file) => {
      const spanish = read("es", file);
      return Object.entries(read(code, file)).filter(([id, text]) => isShort(spanish[id]!) && !isPattern(text));
    });
    const long = labels.filter(([id, text]) => text.replaceAll("\u00ad", "").length > 24 && !roomy.test(id));
    expect(long).toEqual([]);
  },
);

const isPattern = (text: string) => text.includes("{");
const isShort = (text: string) => text.length < 14 && !isPattern(text);

const actions: Record<ReservationAction, true> = {
  confirm: true,
  cancel: true,
  markNoShow: true,
  reactivate: true,
  release: true,
  assignRoom: true,
  unassignRoom: true,
  checkIn: true,
  revertCheckIn: true,
  checkInLate: true,
  revertCheckInLate: true,
  checkOut: true,
  reopen: true,
};

it.each(languages)("names each action that may wait for a connection: $code", ({ code }) => {
  const texts = read(code, "booking.json");
  expect(Object.keys(actions).filter((action) => !texts[`booking.action.${action}`])).toEqual([]);
  expect(read(code, "controls.json")["actions.waits"]).toContain("{action}");
});

it.each(languages)("says no id in two catalogues with different words: $code", ({ code }) => {
  const seen = new Map<string, string>();
  for (const file of files) {
    for (const [id, text] of Object.entries(read(code, file))) {
      expect(seen.get(id) ?? text, id).toBe(text);
      seen.set(id, text);
    }
  }
});

it("words every sentence that a server may send", () => {
  const common = read("es", "common.json");
  expect(Object.keys(sentences).filter((key) => !common[`sentence.${key}`])).toEqual([]);
});

function placeholdersOf(message: MessageFormatElement[]): string[] {
  const names = message.flatMap((part): string[] => {
    if (part.type === TYPE.argument || part.type === TYPE.number) return [part.value];
    if (part.type !== TYPE.plural && part.type !== TYPE.select) return [];
    return [part.value, ...Object.values(part.options).flatMap((option) => placeholdersOf(option.value))];
  });
  return [...new Set(names)].toSorted();
}

function pluralsOf(message: MessageFormatElement[]): string[][] {
  return message.flatMap((part): string[][] => {
    if (part.type !== TYPE.plural && part.type !== TYPE.select) return [];
    const inside = Object.values(part.options).flatMap((option) => pluralsOf(option.value));
    return part.type === TYPE.plural ? [Object.keys(part.options), ...inside] : inside;
  });
}
