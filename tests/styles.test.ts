import { readdirSync, readFileSync } from "node:fs";

import { expect, it } from "vitest";

import { breakpoints } from "@/shared/ui/useMediaQuery";

const TOKENS = "styles/_tokens.scss";

/** Not yet written with the tokens. This list may only get shorter. */
const leftovers = new Set([
  "features/reservations/form/reservation.scss",
  "features/reservations/list/ReservationsPage.tsx",
  "features/reservations/list/reservations.scss",
]);

const sources = readdirSync("src", { recursive: true, encoding: "utf8" })
  .map((file) => file.replaceAll("\\", "/"))
  .filter((file) => /\.(scss|tsx?)$/.test(file))
  .map((file): [string, string] => [file, readFileSync(`src/${file}`, "utf8")]);

const styles = sources.filter(([file]) => file.endsWith(".scss") && file !== TOKENS);
const tokens = readFileSync(`src/${TOKENS}`, "utf8");
const spaces = [...tokens.matchAll(/^\$space-\d+: (.+)rem;$/gm)].map(([, rem]) => rem!.replace(".", "\\."));

const literals: [string, RegExp][] = [
  ["radius", /^\s*border[a-z-]*radius:.*?(?<![\w.$-])(?:[\d.]+(?:rem|em|px)|\d+%)/gm],
  ["type size", /^\s*font-size:.*?(?<![\w.$-])[\d.]+(?:rem|px)/gm],
  [
    "space of the scale",
    new RegExp(`^\\s*(?:gap|padding|margin)[a-z-]*:.*?(?<![\\w.$])(?:${spaces.join("|")})rem`, "gm"),
  ],
  ["colour", /#[\da-f]{3,8}\b(?=[ ;])|\brgba?\(/gim],
  ["breakpoint", /@media[^{]*\b(?:width|height)\b[^{]*\d(?:px|em|rem)/g],
];

it.each(literals)("writes a %s as a token", (_, literal) => {
  expect(found(styles, literal)).toEqual([]);
});

it("asks for the width of the window by breakpoints, in scripts too", () => {
  const scripts = sources.filter(([file]) => !file.endsWith(".scss"));
  expect(found(scripts, /["'`]\((?:min-|max-)?width\b[^"'`$]*\dpx/g)).toEqual([]);
});

it("gives scripts the breakpoints of the styles", () => {
  const dashed = (name: string) => name.replaceAll(/[A-Z]/g, (capital) => `-${capital.toLowerCase()}`);
  for (const [name, width] of Object.entries(breakpoints)) expect(tokens).toContain(`$${dashed(name)}: ${width}px;`);
});

it("keeps no file among the leftovers that is in order", () => {
  const rules = [...literals.map(([, literal]) => literal), /\(max-width: \d+px\)/g];
  const dirty = sources.filter(([, source]) => rules.some((rule) => source.match(rule))).map(([file]) => file);
  expect([...leftovers].filter((file) => !dirty.includes(file))).toEqual([]);
});

function found(files: typeof sources, literal: RegExp): string[] {
  return files
    .filter(([file]) => !leftovers.has(file))
    .flatMap(([file, source]) => (source.match(literal) ?? []).map((text) => `${file}: ${text.trim()}`));
}
