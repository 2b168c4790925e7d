import { existsSync, readdirSync, readFileSync } from "node:fs";
import path from "node:path";

import { expect, it } from "vitest";

const documents = ["README.md", "CONTRIBUTING.md", ...readdirSync("docs").map((file) => `docs/${file}`)].filter(
  (file) => file.endsWith(".md"),
);
const textOf = (file: string) => readFileSync(file, "utf8");

/** As GitHub names a heading in an address. */
const anchorOf = (heading: string) =>
  heading
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}\s_-]/gu, "")
    .replaceAll(/\s/g, "-");

const anchorsIn = (file: string) =>
  new Set([...textOf(file).matchAll(/^#+ (.+)$/gm)].map(([, heading]) => anchorOf(heading!)));

it.each(documents)("%s has no link that leads nowhere", (file) => {
  const links = [...textOf(file).matchAll(/\]\(([^)\s]+)\)/g)].map(([, link]) => link!);
  const anchors = new Map(documents.map((one) => [path.normalize(one), anchorsIn(one)]));
  const broken = links
    .filter((link) => !/^(https?|mailto):/.test(link))
    .filter((link) => {
      const [target = "", anchor] = link.split("#");
      const there = target === "" ? file : path.join(path.dirname(file), target);
      return !existsSync(there) || (anchor !== undefined && anchors.get(there)?.has(anchor) === false);
    });
  expect(broken).toEqual([]);
});

/** Decisions tell what was; the example is in no folder. */
const guides = documents.filter((file) => !/decisions|quality/.test(file));
const isThere = (named: string) =>
  ["", "src/"].some((room) => ["", ".ts", ".tsx", ".test.ts"].some((end) => existsSync(`${room}${named}${end}`)));

it.each(guides)("%s names no file that is not there", (file) => {
  const named = [
    ...textOf(file).matchAll(
      /[`"](?:@\/)?((?:app|contract|docs|domain|fakeBackend|features|scripts|shared|src|styles|tests)\/[\w./-]+)[`"]/g,
    ),
  ].map(([, one]) => one!);
  expect(named.filter((one) => !/foundItem|found-items|\bloans?\b/.test(one) && !isThere(one))).toEqual([]);
});

it("names each decision in the index", () => {
  const decisions = textOf("docs/decisions.md");
  const numbersIn = (pattern: RegExp) => [...decisions.matchAll(pattern)].map(([, number]) => Number(number));
  expect(numbersIn(/^\| (\d+) +\|/gm)).toEqual(numbersIn(/^## (\d+)\. /gm));
});
