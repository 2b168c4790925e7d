// Runs the unit tests at twelve moments that try a hotel's calendar, the machine in one of five time zones each:
// npm run days. `--only 2028` takes the moments whose name contains this, `--each-zone` each moment in each zone. What
// follows `--` goes to Vitest: npm run days -- --only Sunday -- tests/desk. Outcomes: reports/days.json.
import { spawnSync } from "node:child_process";
import { mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import path from "node:path";
import { parseArgs } from "node:util";

/** The hotel keeps its own zone, Europe/Madrid. */
const zones = ["Europe/Madrid", "Atlantic/Canary", "UTC", "America/Mexico_City", "Asia/Kolkata"];

/** Each as an instant, with the time at the hotel in its name. */
const moments = [
  ["Monday, 23 November 2026, 07:00", "2026-11-23T06:00:00Z"],
  ["Tuesday, 16 February 2027, 12:00", "2027-02-16T11:00:00Z"],
  ["Wednesday, 14 July 2027, 18:30", "2027-07-14T16:30:00Z"],
  ["Thursday, 5 August 2027, 00:30", "2027-08-04T22:30:00Z"],
  ["Friday, 30 April 2027, 15:00", "2027-04-30T13:00:00Z"],
  ["Saturday, 19 June 2027, 21:45", "2027-06-19T19:45:00Z"],
  ["Sunday, 29 November 2026, 10:00", "2026-11-29T09:00:00Z"],
  ["31 December 2026, 23:30", "2026-12-31T22:30:00Z"],
  ["29 February 2028, 09:00", "2028-02-29T08:00:00Z"],
  ["28 March 2027, 03:30, an hour was left out", "2027-03-28T01:30:00Z"],
  ["31 October 2027, 02:30, for the second time", "2027-10-31T01:30:00Z"],
  ["Holy Thursday, 13 April 2028, 11:00", "2028-04-13T09:00:00Z"],
];

const { values, positionals } = parseArgs({
  options: { only: { type: "string", default: "" }, "each-zone": { type: "boolean", default: false } },
  allowPositionals: true,
});

mkdirSync("reports", { recursive: true });
const runs = moments
  .map(([name, at], place) => ({ name, at, zones: values["each-zone"] ? zones : [zones[place % zones.length]] }))
  .filter(({ name }) => name.includes(values.only))
  .flatMap(({ zones: machines, ...moment }) => machines.map((zone) => ({ ...moment, zone })));
const outcomes = runs.map(outcomeOf);
writeFileSync("reports/days.json", JSON.stringify(outcomes, undefined, 2));
for (const { name, zone, failed } of outcomes) for (const test of failed) console.log(`${name}, ${zone}: ${test}`);
process.exit(outcomes.every(({ passed, failed }) => failed.length === 0 && passed > 0) ? 0 : 1);

function outcomeOf({ name, at, zone }) {
  const report = "reports/unit.json"; // of vite.config.ts
  rmSync(report, { force: true });
  const started = performance.now();
  spawnSync("npx", ["vitest", "run", ...positionals], {
    stdio: "ignore",
    env: { ...process.env, TEST_MOMENT: at, TZ: zone },
  });
  const seconds = Math.round((performance.now() - started) / 1000);
  const { numPassedTests: passed, testResults } = JSON.parse(readFileSync(report, "utf8"));
  const failed = testResults.filter(({ status }) => status === "failed").flatMap(failuresIn);
  console.log(`${name} (${zone}): ${passed} passed, ${failed.length} failed, ${seconds} s`);
  return { name, at, zone, passed, failed, seconds };
}

/** The failed tests of a file, or the file itself if it could not be read. */
function failuresIn({ name, message, assertionResults }) {
  const file = path.relative(".", name);
  const failed = assertionResults.filter(({ status }) => status === "failed");
  return failed.length === 0
    ? [`${file}: ${message}`]
    : failed.map(({ fullName, failureMessages: [why = ""] }) => `${file} › ${fullName}: ${why.split("\n")[0]}`);
}
