import { existsSync, readdirSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { expect, it } from "vitest";

import type { Catalogues } from "@/shared/i18n/catalogues";

/** Fetched with the sign-in and the frame: every page has them. */
const always: (keyof Catalogues)[] = ["common", "auth", "shell"];

/** The build puts the entries of the menu into the frame's. */
const catalogueOf = new Map<string, string>();
for (const file of readdirSync("src/locales/es")) {
  const texts = JSON.parse(readFileSync(`src/locales/es/${file}`, "utf8")) as Record<string, string>;
  for (const id of Object.keys(texts)) catalogueOf.set(id, id.endsWith(".menu") ? "shell" : file.replace(".json", ""));
}

function fileOf(from: string, imported: string): string | undefined {
  const base = imported.startsWith("@/") ? join("src", imported.slice(2)) : join(dirname(from), imported);
  return [base, `${base}.ts`, `${base}.tsx`].find((path) => /\.tsx?$/.test(path) && existsSync(path));
}

/** What a file imports, now or later; types are no texts. */
const importsOf = (path: string, code: string) =>
  [...code.matchAll(/(?:^import (?!type )[^;]*?from |import\(|^import )"([@.][^"]*)"/gm)].flatMap(
    ([, imported]) => fileOf(path, imported!) ?? [],
  );

/** For each text that a file names, the catalogues that may have it: of a whole id one, of ids that begin so a few. */
function cataloguesIn(code: string): string[][] {
  const named = [...code.matchAll(/"([\w-]+(?:\.[\w-]+)+)"/g)].flatMap(([, id]) => {
    const catalogue = catalogueOf.get(id!);
    return catalogue ? [[catalogue]] : [];
  });
  const begun = [...code.matchAll(/`([\w-]+\.(?:[\w-]+\.)*)\$\{/g)].map(([, start]) => [
    ...new Set([...catalogueOf].filter(([id]) => id.startsWith(start!)).map(([, catalogue]) => catalogue)),
  ]);
  return [...named, ...begun].filter(({ length }) => length > 0);
}

function missingOf(feature: string, catalogues: string[]): string[] {
  const seen = new Set<string>();
  const missing = new Set<string>();
  const waiting = [feature];
  for (let path = waiting.pop(); path !== undefined; path = waiting.pop()) {
    if (seen.has(path)) continue;
    seen.add(path);
    const code = readFileSync(path, "utf8");
    for (const some of cataloguesIn(code))
      if (!some.some((one) => catalogues.includes(one))) missing.add(`${some.join(" or ")}, for ${path}`);
    waiting.push(...importsOf(path, code));
  }
  return [...missing];
}

/** The files of a feature's commands, each with the catalogues that the palette opens for it. */
const sourcesIn = (feature: string, code: string) =>
  [...code.matchAll(/\{ texts: \[([^\]]*)\], fetch: [^"]*import\("([^"]*)"\)/g)].map(
    ([, list, imported]) => [fileOf(feature, imported!)!, namesIn(list!)] as const,
  );
const namesIn = (list: string) => [...list.matchAll(/"(\w+)"/g)].map(([, name]) => name!);

const features = readdirSync("src/features").flatMap((folder) => {
  const path = `src/features/${folder}/${folder}Feature.ts`;
  return existsSync(path) ? [[folder, path] as const] : [];
});

it.each(features)("%s has the catalogues of all texts that its pages and commands say", (_, path) => {
  const code = readFileSync(path, "utf8");
  const [, list] = /catalogues: \[([^\]]*)\]/.exec(code)!;
  expect(missingOf(path, [...always, ...namesIn(list!)])).toEqual([]);
  const sources = sourcesIn(path, code);
  expect(sources).toHaveLength(code.includes("commands: [") ? 1 : 0);
  for (const [file, texts] of sources)
    for (const some of cataloguesIn(readFileSync(file, "utf8"))) expect([...always, ...texts], file).toContain(some[0]);
});
