import { readdirSync } from "node:fs";

import { type MessageFormatElement, TYPE } from "../../node_modules/@formatjs/icu-messageformat-parser/index.js";
import { describe, expect, it } from "vitest";

import type { ReservationAction } from "@/contract/reservations/reservationLife";
import { sentences } from "@/contract/sentences";
import { languages } from "@/shared/i18n/languages";

import { files, partsOf, textsIn } from "./catalogueTexts";

const spanish = textsIn("es");
const idsOf = (code: string) => textsIn(code).map(({ file, id }) => `${file} ${id}`);

const isPattern = (text: string) => text.includes("{");
const isShort = (text: string) => text.length < 14 && !isPattern(text);

/** Whole sentences, lines of a folio, and choices of a list: there is room for these. */
const roomy = /^(sentence\.|booking\.charge\.|documentType\.|login\.email$)/;

const actions: Record<ReservationAction, true> = {
  confirm: true,
  cancel: true,
  markNoShow: true,
  reportNoShow: true,
  revertReportNoShow: true,
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

describe.each(languages)("$code", ({ code, locale }) => {
  const texts = textsIn(code);

  it("has exactly the texts that Spanish has, in their order, and leaves none empty", () => {
    expect(readdirSync(`src/locales/${code}`)).toEqual(files);
    expect(idsOf(code)).toEqual(idsOf("es"));
    expect(texts.filter(({ text }) => text.trim() === "")).toEqual([]);
  });

  it("uses the same placeholders", () => {
    const differing = texts.filter(
      ({ text }, place) =>
        placeholdersOf(partsOf(text)).join() !== placeholdersOf(partsOf(spanish[place]!.text)).join(),
    );
    expect(differing).toEqual([]);
  });

  it("has every plural form of the language", () => {
    const forms = new Intl.PluralRules(locale).resolvedOptions().pluralCategories.toSorted().join();
    const givenIn = (plural: string[]) => plural.filter((form) => !form.startsWith("=")).toSorted();
    const wrong = texts.filter(({ text }) => pluralsOf(partsOf(text)).some((one) => givenIn(one).join() !== forms));
    expect(wrong).toEqual([]);
  });

  it("lets the menu break each long word where it has a hyphen", () => {
    const labels = texts.filter(({ id }) => /^menu\.|\.menu$/.test(id));
    const unbroken = labels.flatMap(({ text }) => text.split(/[\s/\u00ad-]/)); // a soft hyphen among them
    expect(unbroken.filter((word) => word.length > 15)).toEqual([]);
  });

  it("keeps labels of buttons, tabs and columns short where Spanish is short", () => {
    const labels = texts.filter(({ text }, place) => isShort(spanish[place]!.text) && !isPattern(text));
    const long = labels.filter(({ id, text }) => text.replaceAll("\u00ad", "").length > 24 && !roomy.test(id));
    expect(long).toEqual([]);
  });

  it("names each action that may wait for a connection", () => {
    const said = new Map(texts.map(({ id, text }) => [id, text]));
    expect(Object.keys(actions).filter((action) => !said.get(`booking.action.${action}`))).toEqual([]);
    expect(said.get("actions.waits")).toContain("{action}");
  });

  it("says no id in two catalogues with different words", () => {
    const seen = new Map<string, string>();
    for (const { id, text } of texts) {
      expect(seen.get(id) ?? text, id).toBe(text);
      seen.set(id, text);
    }
  });
});

it("words every sentence that a server may send", () => {
  const common = new Set(spanish.filter(({ file }) => file === "common.json").map(({ id }) => id));
  expect(Object.keys(sentences).filter((key) => !common.has(`sentence.${key}`))).toEqual([]);
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
