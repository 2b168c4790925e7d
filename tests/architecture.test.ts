import { readdirSync, readFileSync } from "node:fs";

import { expect, it } from "vitest";

/** Which room of src may import which others. A feature is a room of its own. */
const mayImport: Record<string, string[]> = {
  app: ["features", "shared", "domain", "contract", "styles"],
  features: ["shared", "domain", "contract", "styles", "locales"],
  shared: ["domain", "contract", "locales"],
  domain: ["contract"],
  contract: [],
  fakeBackend: ["domain", "contract"],
};

/** The fake backend comes in by one door, and only as a chunk of its own. */
const mainMayFetch = ["app/main.tsx", "fakeBackend/worker/connectFakeBackend"].join();

/** By the path below src. Not by Vite: what it could fetch would count as used, and nothing would be found to be unused. */
const sources = readdirSync("src", { recursive: true, encoding: "utf8" })
  .map((file) => file.replaceAll("\\", "/"))
  .filter((file) => /\.tsx?$/.test(file))
  .map((file): [string, string] => [file, readFileSync(`src/${file}`, "utf8")]);

/** Around every page, or beside the app: these are no areas of the product. */
const frame = new Set(["auth", "faults", "parts", "shell"]);

const areas = new Set(
  sources
    .flatMap(([file]) => /^features\/(\w+)\/\1Feature\.ts$/.exec(file)?.[1] ?? [])
    .filter((feature) => !frame.has(feature)),
);

it.each(sources)("%s keeps to its room", (file, source) => {
  const crossings = importsOf(file, source).filter((target) => roomOf(target) !== roomOf(file));
  const allowed = mayImport[roomName(file)] ?? [];
  const forbidden = crossings.filter(
    (target) => !allowed.includes(roomName(target)) && [file, target].join() !== mainMayFetch,
  );
  expect(forbidden).toEqual([]);
});

it("has no cycles between files, types included", () => {
  expect(cyclesOf(staticImports())).toEqual([]);
});

it("has no cycles through imports on demand but for those of pages and areas", () => {
  expect(cyclesOf(importsWithin(sources.map(([file, source]) => [file, withoutLoaders(file, source)])))).toEqual([]);
});

it("has no cycles between the folders of a folder, at any level", () => {
  const cycles = [...importsBetweenParts()].flatMap(([folder, imports]) =>
    cyclesOf(imports).map((cycle) => `${folder}: ${cycle}`),
  );
  expect(cycles).toEqual([]);
});

it("lets nothing outside shared import shared/outbox: shared/write is its door", () => {
  const outside = sources.filter(([file]) => !file.startsWith("shared/"));
  const visitors = outside.filter(([file, source]) =>
    importsOf(file, source).some((target) => target.startsWith("shared/outbox/")),
  );
  expect(visitors.map(([file]) => file)).toEqual([]);
});

it("lets app read nothing of a feature but its declaration", () => {
  const reads = sources
    .filter(([file]) => file.startsWith("app/"))
    .flatMap(([file, source]) => importsOf(file, source))
    .filter((target) => target.startsWith("features/"));
  expect(reads.filter((target) => !/^features\/(\w+)\/\1Feature$/.test(target))).toEqual([]);
});

it("names no area in app but the page after the sign-in, and finds the others by themselves", () => {
  const namings = below("app/").flatMap(([file, source]) => areasNamedIn(source).map((area) => `${file} ${area}`));
  expect(namings).toEqual(["app/fetchAhead.ts dashboards", "app/fetchAhead.ts dashboards"]);
});

it("lets a feature name the texts' files only to declare their catalogue", () => {
  const readers = below("features/").filter(([file, source]) =>
    importsOf(file, source).some((target) => target.startsWith("locales/")),
  );
  expect(readers.map(([file]) => file).filter((file) => !/^features\/(\w+)\/\1Feature\.ts$/.test(file))).toEqual([]);
});

it("names no path of an area in app", () => {
  const readers = below("app/").filter(([file, source]) => importsOf(file, source).includes("shared/routing/paths"));
  expect(readers.map(([file]) => file)).toEqual([]);
});

it("names paths in the frame only where it links to them", () => {
  const readers = below("features/shell/").filter(([file, source]) =>
    importsOf(file, source).includes("shared/routing/paths"),
  );
  expect(readers.map(([file]) => file).toSorted()).toEqual([
    "features/shell/palette/actionCommands.ts",
    "features/shell/palette/pageCommands.ts",
    "features/shell/topBar/AppsFlyout.tsx",
    "features/shell/topBar/ProfileMenu.tsx",
    "features/shell/topBar/TopBar.tsx",
  ]);
});

it.each(["app/", "features/shell/"])("writes out no path of an area in %s", (room) => {
  const written = below(room).filter(([, source]) => /["'`]\/app\/\w/.test(source));
  expect(written.map(([file]) => file)).toEqual([]);
});

it("groups the files of a build by pages that exist", () => {
  const script = readFileSync("scripts/chunks.ts", "utf8");
  const pages = [...script.matchAll(/^const \w+Page = \/(.+)\/;$/gm)].map(([, page]) => page!);
  expect(pages.length).toBeGreaterThan(5);
  expect(pages.filter((page) => !sources.some(([file]) => new RegExp(page).test(`/${file}`)))).toEqual([]);
});

it("does not import the fake backend statically", () => {
  expect(new Map(sources).get("app/main.tsx")).not.toMatch(/from "@\/fakeBackend/);
});

it('begins no comment with "What": the subject comes first, as a technical term', () => {
  const begun = sources.filter(([, source]) => /\/\*\*?[\s*]*What\s|^\s*\/\/ What\s/m.test(source));
  expect(begun.map(([file]) => file)).toEqual([]);
});

function below(folder: string) {
  return sources.filter(([file]) => file.startsWith(folder));
}

/** Each time that a source names the declaration of an area, without its imports. */
function areasNamedIn(source: string): string[] {
  const body = source.replaceAll(/^import [^;]+;$/gm, "");
  return [...body.matchAll(/\b(\w+)Feature\b/g)].map(([, name]) => name!).filter((name) => areas.has(name));
}

/** The files that each file imports, other than on demand. */
function staticImports(): Map<string, string[]> {
  return importsWithin(sources.map(([file, source]) => [file, source.replaceAll(onDemand, "")]));
}

const onDemand = /import\(\s*"[^"]+"/g;

/** A feature's declaration fetches its pages and kits, and an area of the fake backend its part: each knows its declaration. */
const withoutLoaders = (file: string, source: string) =>
  /(Feature|Area)\.tsx?$/.test(file) ? source.replaceAll(onDemand, "") : source;

/** The files of src that each source imports, by the path of each. */
function importsWithin(texts: [string, string][]): Map<string, string[]> {
  const files = new Set(sources.map(([file]) => file));
  const fileOf = (target: string) =>
    [`${target}.ts`, `${target}.tsx`, `${target}/index.ts`].find((at) => files.has(at));
  return new Map(
    texts.map(([file, source]) => [file, importsOf(file, source).flatMap((target) => fileOf(target) ?? [])]),
  );
}

/** For each folder: which of its parts import which. A part is a folder in it, or all files directly in it together. */
function importsBetweenParts(): Map<string, Map<string, string[]>> {
  const folders = new Map<string, Map<string, string[]>>();
  for (const [file, targets] of staticImports())
    for (const target of targets) {
      const [from, to] = [file.split("/"), target.split("/")];
      const depth = from.findIndex((name, at) => name !== to[at]);
      const partOf = (path: string[]) => (path.length > depth + 1 ? path[depth]! : "its own files");
      if (partOf(from) === partOf(to)) continue;
      const folder = from.slice(0, depth).join("/");
      const imports = folders.get(folder) ?? new Map<string, string[]>();
      folders.set(folder, imports.set(partOf(from), [...(imports.get(partOf(from)) ?? []), partOf(to)]));
    }
  return folders;
}

/** Every module that a source names, as a path below src; packages are left out. */
function importsOf(file: string, source: string): string[] {
  return [...source.matchAll(/(?:from|import)\s*\(?\s*"([^"]+)"/g)]
    .map(([, specifier]) => specifier!)
    .filter((specifier) => specifier.startsWith("@/") || specifier.startsWith("."))
    .map((specifier) =>
      specifier.startsWith("@/") ? specifier.slice(2) : new URL(specifier, `file:///${file}`).pathname.slice(1),
    );
}

/** Each cycle that a walk along the imports runs into, as the files or folders on the way round. */
function cyclesOf(imports: Map<string, string[]>): string[] {
  const cycles: string[] = [];
  const left = new Set<string>();
  const way: string[] = [];
  function visit(file: string) {
    if (way.includes(file)) cycles.push([...way.slice(way.indexOf(file)), file].join(" > "));
    if (left.has(file) || way.includes(file)) return;
    way.push(file);
    imports.get(file)?.forEach(visit);
    left.add(way.pop()!);
  }
  [...imports.keys()].forEach(visit);
  return cycles;
}

const roomName = (path: string) => path.split("/")[0]!;

function roomOf(path: string): string {
  const [room, feature] = path.split("/");
  return room === "features" ? `${room}/${feature}` : room!;
}
