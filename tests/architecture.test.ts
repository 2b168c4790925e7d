import { readdirSync, readFileSync } from "node:fs";

import { expect, it } from "vitest";

/** Which room of src may import which others. A feature is a room of its own. */
const mayImport: Record<string, string[]> = {
  app: ["features", "shared", "domain", "contract", "styles"],
  features: ["shared", "domain", "contract", "styles"],
  shared: ["domain", "contract", "locales"],
  domain: ["contract"],
  contract: [],
  fakeBackend: ["domain", "contract"],
};

/** The fake backend comes in by one door, and only as a chunk of its own. */
const mainMayFetch = ["app/main.tsx", "fakeBackend/connectFakeBackend"].join();

/** By the path below src. Not by Vite: what it could fetch would count as used, and nothing would be found to be unused. */
const sources = readdirSync("src", { recursive: true, encoding: "utf8" })
  .map((file) => file.replaceAll("\\", "/"))
  .filter((file) => /\.tsx?$/.test(file))
  .map((file): [string, string] => [file, readFileSync(`src/${file}`, "utf8")]);

it.each(sources)("%s keeps to its room", (file, source) => {
  const crossings = importsOf(file, source).filter((target) => roomOf(target) !== roomOf(file));
  const allowed = mayImport[roomName(file)] ?? [];
  const forbidden = crossings.filter(
    (target) => !allowed.includes(roomName(target)) && [file, target].join() !== mainMayFetch,
  );
  expect(forbidden).toEqual([]);
});

it("lets app read nothing of a feature but its declaration", () => {
  const reads = sources
    .filter(([file]) => file.startsWith("app/"))
    .flatMap(([file, source]) => importsOf(file, source))
    .filter((target) => target.startsWith("features/"));
  expect(reads.filter((target) => !/^features\/(\w+)\/\1Feature$/.test(target))).toEqual([]);
});

it("knows an area in app and in the frame by its declaration alone", () => {
  const { areas } = /const features = \[(?<areas>[^\]]+)\]/.exec(new Map(sources).get("app/router.tsx")!)!.groups!;
  const router = new Map(sources).get("app/router.tsx")!;
  for (const area of areas!.split(",").map((name) => name.trim())) {
    expect(router.match(new RegExp(`\\b${area}\\b`, "g")), area).toHaveLength(3); // its import, the file of that, the list
  }
  expect(new Map(sources).get("features/shell/AppLayout.tsx")).not.toMatch(/paths\./);
});

it("does not import the fake backend statically", () => {
  expect(new Map(sources).get("app/main.tsx")).not.toMatch(/from "@\/fakeBackend/);
});

/** Every module that a source names, as a path below src; packages are left out. */
function importsOf(file: string, source: string): string[] {
  return [...source.matchAll(/(?:from|import)\s*\(?\s*"([^"]+)"/g)]
    .map(([, specifier]) => specifier!)
    .filter((specifier) => specifier.startsWith("@/") || specifier.startsWith("."))
    .map((specifier) =>
      specifier.startsWith("@/") ? specifier.slice(2) : new URL(specifier, `file:///${file}`).pathname.slice(1),
    );
}

const roomName = (path: string) => path.split("/")[0]!;

function roomOf(path: string): string {
  const [room, feature] = path.split("/");
  return room === "features" ? `${room}/${feature}` : room!;
}
