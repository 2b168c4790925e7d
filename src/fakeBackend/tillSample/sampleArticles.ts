import { type Allergen, allergens, type ArticleDraft } from "@/contract/pos/articles";
import { hasCheckDigit } from "@/domain/pos/articleCode";

import { sampleBar } from "./sampleBar";
import { sampleKitchen } from "./sampleKitchen";
import { sampleShops } from "./sampleShops";
import type { SketchMore } from "./soldSketch";

const sketches = [...sampleBar, ...sampleKitchen, ...sampleShops].flatMap(({ articles, letters, ...shared }) =>
  articles.map(([name, price, cost, more = {}], place) => ({
    shared,
    name,
    code: `${letters}-${String(place + 1).padStart(2, "0")}`,
    price,
    cost,
    more,
  })),
);

/** Of a Spanish maker, with its check digit. */
function eanOf(place: number): string {
  const digits = `8437${String(10_173 + place * 37).padStart(8, "0")}`;
  return digits + Array.from("0123456789").find((check) => hasCheckDigit(digits + check));
}

const codesOf = ({ hasEan, scale }: SketchMore, place: number) => [
  ...(hasEan ? [eanOf(place)] : []),
  ...(scale ? [scale] : []),
];

/** Of an article whose allergens are not declared, none is. */
const allergensOf = ({ contains = [], traces = [], isUndeclared }: SketchMore) =>
  Object.fromEntries(
    allergens.map((one) => [one, isUndeclared ? "undeclared" : declaredAs(one, contains, traces)]),
  ) as ArticleDraft["allergens"];

function declaredAs(one: Allergen, contains: Allergen[], traces: Allergen[]) {
  if (contains.includes(one)) return "contains";
  return traces.includes(one) ? "traces" : "free";
}

/** Articles of the sample, in the order of their tiles. */
export const sampleArticles: ArticleDraft[] = sketches.map(({ shared, name, code, price, cost, more }, place) => ({
  ...shared,
  name,
  code,
  eans: codesOf(more, place),
  price,
  happyHour: more.happyHour ?? null,
  cost,
  unit: more.scale ? "kilo" : "piece",
  minimum: more.minimum ?? null,
  minutes: more.minutes ?? null,
  modifiers: more.modifiers ?? [],
  allergens: allergensOf(more),
}));

/** Whether the outlets have taken it from their tiles, by the article's place. */
export const isWithdrawn = (place: number): boolean => sketches[place]?.more.isWithdrawn ?? false;
