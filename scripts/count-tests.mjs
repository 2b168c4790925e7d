// The closing line of a run: unit, screen and browser tests together, from the reports that their runners wrote.
import { readFileSync } from "node:fs";

const read = (file) => JSON.parse(readFileSync(`reports/${file}.json`, "utf8"));

const unit = read("unit");
const { stats } = read("e2e");
const passed = unit.numPassedTests + stats.expected;
const failed = unit.numFailedTests + stats.unexpected + stats.flaky;

console.log(`${passed} passed, ${failed} failed`);
process.exit(failed > 0 || passed === 0 ? 1 : 0);
