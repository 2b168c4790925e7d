import published from "big-list-of-naughty-strings/blns.json" with { type: "json" };
import fc from "fast-check";

import { naughtyStrings } from "../e2e/naughtyStrings";

const oneOf = (texts: string | string[]) => fc.constantFrom(...Array.from(texts));
const codeUnit = fc.integer({ min: 0, max: 0xffff }).map((code) => String.fromCharCode(code));
const halfPair = fc.integer({ min: 0xd800, max: 0xdfff }).map((code) => String.fromCharCode(code));
const control = fc.integer({ min: 0, max: 0x9f }).map((code) => String.fromCharCode(code));
const directions = oneOf("\u200E\u200F\u202A\u202B\u202C\u202D\u202E\u2066\u2067\u2068\u2069\u061C");
const unseen = oneOf("\u200B\u200C\u200D\u2060\uFEFF\u00AD\u180E\u2028\u2029\u00A0\u3000");
const combining = fc.integer({ min: 0x300, max: 0x36f }).map((code) => String.fromCharCode(code));
const families = oneOf(["👩🏽‍🍳", "🏳️‍🌈", "👨‍👩‍👧‍👦", "🇪🇸", "🇪", "1️⃣", "👍🏿", "\u{E0067}\u{E007F}"]);
const casings = oneOf("İıſßﬁǅΣςŉẞΐ");
const scripts = oneOf("אبष한中ไ𒐫﷽");
const names = oneOf([
  "__proto__",
  "constructor",
  "prototype",
  "toString",
  "valueOf",
  "hasOwnProperty",
  "then",
  "toJSON",
]);
const syntax = oneOf([
  ...Array.from("{}[]<>'\"`\\/|&;:=+-@%#?!*.,()$^~_ \t\n"),
  "{0}",
  "{name}",
  "{count, plural, other {#}}",
  "'{'",
  "<b>",
  "</b>",
  "<img src=x onerror=window.hit=1>",
  "javascript:window.hit=1",
  "../",
  "..\\",
  "%00",
  "%2e%2e%2f",
  "%E0%A4%A",
  "&amp;",
  "=1+1",
  "@SUM(A1)",
  "https://a.b/",
  "#214",
  "RSV-000482",
  "@",
  "null",
  "undefined",
  "1e999",
  "-0",
]);

const pieces = [codeUnit, halfPair, control, directions, unseen, combining, families, casings, scripts, names, syntax];
const generated = fc.oneof(
  {
    weight: 6,
    arbitrary: fc.array(fc.oneof(...pieces), { minLength: 1, maxLength: 40 }).map((parts) => parts.join("")),
  },
  { weight: 1, arbitrary: fc.string({ unit: "binary", maxLength: 80 }) },
  { weight: 1, arbitrary: fc.json() },
  { weight: 1, arbitrary: names },
  {
    weight: 1,
    arbitrary: fc
      .tuple(fc.oneof(...pieces), fc.integer({ min: 500, max: 3000 }))
      .map(([one, times]) => one.repeat(times)),
  },
);

/**
 * Texts that break programs: the Big List of Naughty Strings as published, ours, and generated ones (the same for the
 * same seed). `TEXTS=whole` gives all of them, otherwise a few of each.
 */
export function hostileTexts(): string[] {
  const { TEXTS, TEXTS_SEED = "7" } = process.env;
  const isWhole = TEXTS === "whole";
  const made = fc.sample(generated, { numRuns: isWhole ? 300 : 20, seed: Number(TEXTS_SEED) });
  const listed = isWhole ? published : published.filter((_, place) => place % 23 === 0);
  return [...new Set([...Object.values(naughtyStrings), ...listed, ...made])];
}

/** Generates them, for structures that hold such texts. */
export const hostileText = generated;
