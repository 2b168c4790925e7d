import { execFileSync } from "node:child_process";
import {
  appendFileSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  realpathSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";

import { expect, it, onTestFinished } from "vitest";

const text = readFileSync("CONTRIBUTING.md", "utf8");

/** Code of the examples by language, without the indentation of a list. */
const blocks = [...text.matchAll(/^( *)```(tsx?|json)\n([\s\S]*?)^ *```$/gm)].map(([, indent, language, code]) => ({
  language,
  code: code!.replaceAll(new RegExp(`^${indent}`, "gm"), ""),
}));

/** Examples that begin with the path of their file, or with `in` and the path of the file that they are added to. */
const files = blocks.flatMap(({ code }) => {
  const [, isAdded, file] = /^\/\/ (in )?((?:src|tests)\/\S+)\n/.exec(code) ?? [];
  return file ? [{ file, code, isAdded }] : [];
});

const filesIn = (folder: string) =>
  readdirSync(folder, { recursive: true, encoding: "utf8" }).map((file) => path.join(folder, file));
const sources = ["src", "tests/support"].flatMap(filesIn).filter((file) => /\.tsx?$|locales\/es\/.*json$/.test(file));
/** Sources that a new topic or a new area could break. The rest is checked by `npm run typecheck`. */
const knowsAreas = (file: string, code: string) => /\/(topics|areas)("|\.ts$)/m.test(`${file}\n${code}`);

/** A copy of the sources, with the example in it. */
function copyWithExample(): string {
  const copy = mkdtempSync(path.join(tmpdir(), "docs-example-"));
  onTestFinished(() => rmSync(copy, { recursive: true }), 60_000);
  for (const file of sources) {
    const code = readFileSync(file, "utf8");
    const target = path.join(copy, file);
    mkdirSync(path.dirname(target), { recursive: true });
    writeFileSync(target, file.endsWith(".json") || knowsAreas(file, code) ? code : `// @ts-nocheck\n${code}`);
  }
  symlinkSync(realpathSync("node_modules"), path.join(copy, "node_modules"));

  const topics = path.join(copy, "src/contract/topics.ts");
  writeFileSync(topics, readFileSync(topics, "utf8").replace('"requests",', '"requests", "loans",'));
  const texts = blocks.find(({ language }) => language === "json")!;
  writeFileSync(path.join(copy, "src/locales/es/loans.json"), texts.code);
  for (const { file, code, isAdded } of files) {
    const target = path.join(copy, file);
    mkdirSync(path.dirname(target), { recursive: true });
    if (isAdded) appendFileSync(target, code);
    else writeFileSync(target, code);
  }
  const { compilerOptions } = JSON.parse(readFileSync("tsconfig.json", "utf8")) as { compilerOptions: object };
  const include = [...files.map(({ file }) => file), "src/features/*/*Feature.ts", "tests/support/setup.ts"];
  writeFileSync(path.join(copy, "tsconfig.json"), JSON.stringify({ compilerOptions, include }));
  return copy;
}

it("compiles the example that a new area begins with", () => {
  expect(files.length).toBeGreaterThan(6);
  const copy = copyWithExample();
  const compiler = path.resolve("node_modules/typescript/bin/tsc");
  let faults = "";
  try {
    // one checker, as `npm run typecheck`: several check twice what they share
    execFileSync(process.execPath, [compiler, "-p", copy, "--checkers", "1"], { cwd: copy, encoding: "utf8" });
  } catch (error) {
    faults = (error as { stdout: string }).stdout;
  }
  expect(faults).toBe("");
}, 120_000);
