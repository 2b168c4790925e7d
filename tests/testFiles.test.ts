import { readdirSync, readFileSync } from "node:fs";

import { expect, it } from "vitest";

const MOST_LETTERS = 90;

const files = readdirSync("tests", { recursive: true, encoding: "utf8" })
  .filter((file) => /\.tsx?$/.test(file) && file !== "testFiles.test.ts")
  .map((file): [string, string] => [file.replaceAll("\\", "/"), readFileSync(`tests/${file}`, "utf8")]);

/** Unit tests have the clock of tests/support/clock.ts, a page in a browser that of tests/e2e/support.ts. */
it("reads the clock of the machine in no test", () => {
  const isReading = ([file, source]: [string, string]) =>
    file.startsWith("e2e/")
      ? /\bnew Date\(\)|\bDate\.now\(\)/.test(source)
      : source.includes("vi.setSystemTime(") && !source.includes("vi.useFakeTimers("); // it puts the machine's back
  expect(files.filter(isReading).map(([file]) => file)).toEqual([]);
});

it("says in at most 90 letters what each test shows, and speaks in no riddles", () => {
  const titled = /^ *(?:it|test|describe)(?:\.\w+)*(?:\([^"`\n]*\))?\(\s*(["`])(.+?)\1,/gm;
  const titles = files.flatMap(([file, source]) =>
    [...source.matchAll(titled)].map(([, , title = ""]) => ({ file, title })),
  );
  const unclear = titles.filter(({ title }) => title.length > MOST_LETTERS || /\b(such|the one that)\b/.test(title));
  expect(titles.length).toBeGreaterThan(2000);
  expect(unclear).toEqual([]);
});
