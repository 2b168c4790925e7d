import fc from "fast-check";
import { expect, it } from "vitest";

import { folded } from "@/domain/text/folded";

it.each([
  ["JOSÉ", "jose"],
  ["Jose\u0301", "jose"],
  ["Łukasz Ødegård", "lukasz odegard"],
  ["Groß ẞ", "gross ss"],
  ["Ægir Œuvre Þór Ðuro Đorđe Ŋ", "aegir oeuvre thor duro dorde n"],
  ["İstanbul Irmak Işıl", "istanbul irmak isil"],
  ["O’Brien O‘Brien OʼBrien O′Brien O`Brien", "o'brien o'brien o'brien o'brien o'brien"],
  ["a–b—c‑d−e", "a-b-c-d-e"],
  ["«a» “b” „c‟", '"a" "b" "c"'],
  ["Ｍａｒｉａ　１０４", "maria 104"],
  ["a\u00a0b\u202fc\td", "a b c d"],
  ["Mar\u00adía\u200b \u200fاحمد\ufeff", "maria احمد"],
  ["٣٤ ۵۶ 𝟗𝟘", "34 56 90"],
  ["ﬁn", "fin"],
])("folds %j to %j", (text, plain) => expect(folded(text)).toBe(plain));

const texts = fc.string({ unit: "binary" });

it("any text is folded once: what is folded stays as it is", () => {
  fc.assert(
    fc.property(texts, (text) => {
      expect(folded(folded(text))).toBe(folded(text));
    }),
    { seed: 31, numRuns: 500 },
  );
});

it("any text is folded letter by letter, so that a part of a text folds to a part", () => {
  fc.assert(
    fc.property(texts, texts, (one, other) => {
      expect(folded(`${one}-${other}`)).toBe(`${folded(one)}-${folded(other)}`);
    }),
    { seed: 31, numRuns: 500 },
  );
});
