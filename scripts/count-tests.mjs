// The closing line of a run: unit, screen and browser tests together, from the reports that their runners wrote.
// A runner that wrote none, and a file that could not even be read, count as one failure each.
import { existsSync, readFileSync } from "node:fs";

const read = (file) => (existsSync(file) ? JSON.parse(readFileSync(file, "utf8")) : undefined);

const unit = read("reports/unit.json");
const e2e = read("reports/e2e.json");
const passed = (unit?.numPassedTests ?? 0) + (e2e?.stats.expected ?? 0);
const brokenFiles = (unit?.testResults ?? []).filter(
  ({ status, assertionResults }) => status === "failed" && assertionResults.length === 0,
);
const failed =
  (unit ? unit.numFailedTests + brokenFiles.length : 1) + (e2e ? e2e.stats.unexpected + e2e.stats.flaky : 1);

console.log(`${passed} passed, ${failed} failed`);
process.exit(failed > 0 || passed === 0 ? 1 : 0);
