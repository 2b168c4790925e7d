import { readdirSync, readFileSync } from "node:fs";

import { expect, it } from "vitest";

import { breakpoints } from "@/shared/ui/useMediaQuery";

const TOKENS = "styles/_tokens.scss";

const sources = readdirSync("src", { recursive: true, encoding: "utf8" })
  .map((file) => file.replaceAll("\\", "/"))
  .filter((file) => /\.(scss|tsx?)$/.test(file))
  .map((file): [string, string] => [file, readFileSync(`src/${file}`, "utf8")]);

const below = (room: string) => sources.filter(([file]) => file.startsWith(room) && !file.endsWith(".scss"));
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
  expect(found(below(""), /["'`]\((?:min-|max-)?width\b[^"'`$]*\dpx/g)).toEqual([]);
});

it("gives scripts the breakpoints of the styles", () => {
  const dashed = (name: string) => name.replaceAll(/[A-Z]/g, (capital) => `-${capital.toLowerCase()}`);
  for (const [name, width] of Object.entries(breakpoints)) expect(tokens).toContain(`$${dashed(name)}: ${width}px;`);
});

it("lets the layout parts name the spaces and type sizes of the scale, and no others", () => {
  const look = readFileSync("src/shared/ui/layout/look.ts", "utf8");
  for (const [type, name] of [
    ["Space", "space"],
    ["TextSize", "text"],
  ]) {
    const named = new RegExp(`type ${type} = ([^;]+);`).exec(look)![1]!.split(" | ");
    expect(named).toEqual([...tokens.matchAll(new RegExp(`^\\$${name}-(\\d+):`, "gm"))].map(([, step]) => step));
  }
});

it("gives every stylesheet the tokens: only a partial asks for them", () => {
  const asking = sources.filter(
    ([file, source]) => /(?:^|\/)[a-z][\w-]*\.scss$/i.test(file) && /@use ".*tokens"/.test(source),
  );
  expect(asking.map(([file]) => file)).toEqual([]);
});

it("lets no feature style a part of shared/ui, which reads a property where its size differs", () => {
  const drawn = new Set(below("shared/").flatMap(([, source]) => source.match(/[a-z][\w-]+/g) ?? []));
  const ofParts = styles.filter(([file]) => file.startsWith("shared/")).flatMap(([, source]) => classesIn(source));
  const parts = new Set(ofParts.filter((name) => drawn.has(name) && !/^(btn|form|is|modal)\b/.test(name)));
  const styled = styles
    .filter(([file]) => file.startsWith("features/"))
    .flatMap(([file, source]) =>
      classesIn(source)
        .filter((name) => parts.has(name))
        .map((name) => `${file}: .${name}`),
    );
  expect(styled).toEqual([]);
});

it("lets a component of shared/ui import its own style", () => {
  const importers = sources.filter(
    ([file, source]) => !file.startsWith("shared/") && /import "@\/shared\/.*\.scss"/.test(source),
  );
  expect(importers.map(([file]) => file)).toEqual([]);
});

/** Every class that a selector names. */
function classesIn(source: string): string[] {
  const selectors = [...source.matchAll(/^[^@$;{}]*(?=\{)/gm)].map(([selector]) =>
    selector.replaceAll(/\/\/.*$/gm, ""),
  );
  return selectors.flatMap((selector) => [...selector.matchAll(/\.([a-z][\w-]*)/g)].map(([, name]) => name!));
}

function found(files: typeof sources, literal: RegExp): string[] {
  return files.flatMap(([file, source]) => (source.match(literal) ?? []).map((text) => `${file}: ${text.trim()}`));
}
