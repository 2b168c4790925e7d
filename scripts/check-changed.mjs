// Checks what the working tree and the last commit touch: npm run check:changed. Changes since
// another commit: npm run check:changed -- origin/main. Browser tests are left to `npm run e2e`, the matrix of faults to
// `npm run faults`.
import { execFileSync } from "node:child_process";
import { existsSync } from "node:fs";

import { runSteps, sumUp } from "./steps.mjs";

const since = process.argv[2] ?? "HEAD~1";
const git = (...words) => execFileSync("git", words, { encoding: "utf8" }).split("\n").filter(Boolean);
const changed = [...git("diff", "--name-only", since), ...git("ls-files", "--others", "--exclude-standard")];
const present = changed.filter((file) => existsSync(file)); // the others are deleted: their tests run, too

/** Where an area's tests are, besides the folder of its name. */
const otherTests = {
  reservations: ["tests/outbox/"],
  outbox: ["tests/write/"],
  notices: ["tests/shell/"],
  routing: ["tests/shell/"],
  hotel: ["tests/reservations/state/"],
  saga: ["tests/write/"],
};

/** The test folders of a file, or the file itself if it is a test. */
function testsOf(file) {
  if (/^tests\/(?!e2e|faults\/matrix).*\.test\.tsx?$/.test(file)) return [file];
  if (file.startsWith("tests/e2e/")) return [];
  const [, room, area] = /^(?:src|tests)\/(\w+)\/(\w+)/.exec(file) ?? [];
  if (file.startsWith("tests/")) return [`tests/${room}/`];
  if (room === "features") return [`tests/${area}/`, ...(otherTests[area] ?? [])];
  if (room === "locales") return ["tests/i18n/"];
  if (room === "contract") return ["tests/contract/", "tests/api/"];
  if (file === "src/fakeBackend/areas.ts") return ["tests/fakeBackend/areas.isolated.test.ts"];
  const isForAll = ["core", "hotel", "worker"].includes(area);
  if (room === "fakeBackend" && file.startsWith(`src/fakeBackend/${area}/`) && !isForAll) {
    return [`tests/fakeBackend/${area}/`, `tests/fakeBackend/${area}.test.ts`, `tests/${area}/`];
  }
  if (room === "shared") return [`tests/${area}/`, "tests/app/", ...(otherTests[area] ?? [])];
  return room ? [`tests/${room}/`] : [];
}

const hasTests = (path) => existsSync(path) && path !== "tests/support/";
const places = [...new Set(changed.flatMap(testsOf))].filter(hasTests);
const untested = changed.filter((file) => /^(src|tests|scripts)\//.test(file) && !testsOf(file).some(hasTests));
if (untested.length > 0) console.log(`no tests but those of \`npm test\` for ${untested.join(", ")}`);
console.log(`${changed.length} files, tests of ${places.join(", ") || "the architecture alone"}`);
const isShort = (file) => /\.test\.tsx?$/.test(file) && !file.startsWith("tests/faults/matrix/");
const tests = places.length === 0 ? [] : git("ls-files", "-co", "--exclude-standard", ...places).filter(isShort);
const quoted = (words) => words.map((word) => `'${word}'`).join(" ");

const outcomes = await runSteps([
  { name: "typecheck" },
  { name: "lint" },
  ...(present.length > 0
    ? [{ name: "format", command: `npx oxfmt --check --no-error-on-unmatched-pattern ${quoted(present)}` }]
    : []),
  {
    name: "tests",
    command: `npx vitest run tests/architecture.test.ts ${quoted(tests)}`,
    isAlone: true,
  },
]);
process.exit(sumUp(outcomes) ? 0 : 1);
