// The closing lines of a run, from the reports that the runners wrote: each failure by its name, then how many tests
// passed and failed, unit, screen and browser tests together. A runner that wrote no report, and a file that could not
// even be read, count as one failure each.
import { existsSync, readFileSync } from "node:fs";
import path from "node:path";
import { stripVTControlCharacters } from "node:util";

const read = (file) => (existsSync(file) ? JSON.parse(readFileSync(file, "utf8")) : undefined);
const LETTERS = 600;
const inOneLine = (text = "") => stripVTControlCharacters(text).replace(/\s+/g, " ").slice(0, LETTERS);

const unit = read("reports/unit.json");
const e2e = read("reports/e2e.json");
const passed = (unit?.numPassedTests ?? 0) + (e2e?.stats.expected ?? 0);
const failures = [
  ...(unit ? unit.testResults.flatMap(failuresOfFile) : ["the unit tests wrote no report"]),
  ...(e2e ? e2e.suites.flatMap(failuresOfSuite) : ["the browser tests wrote no report"]),
];

for (const failure of failures) console.log(`failed: ${failure}`);
console.log(`${passed} passed, ${failures.length} failed`);
process.exit(failures.length > 0 || passed === 0 ? 1 : 0);

function failuresOfFile({ name, status, message, assertionResults }) {
  const file = path.relative(".", name);
  if (status === "failed" && assertionResults.length === 0) return [`${file}: ${inOneLine(message)}`];
  return assertionResults
    .filter((test) => test.status === "failed")
    .map(({ fullName, failureMessages }) => `${file} › ${fullName}: ${inOneLine(failureMessages[0])}`);
}

/** A test that passed at a second try has failed all the same. */
function failuresOfSuite({ specs, suites = [] }) {
  const own = specs
    .filter(({ tests }) => tests.some(({ status }) => status === "unexpected" || status === "flaky"))
    .map(({ file, title, tests }) => `${file} › ${title}: ${inOneLine(tests[0].results[0]?.error?.message)}`);
  return [...own, ...suites.flatMap(failuresOfSuite)];
}
