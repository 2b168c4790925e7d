// All checks: `npm test`. With --browser also the browser tests, and a failed test is retried once: `.ci/run`.
import { rmSync } from "node:fs";
import { parseArgs } from "node:util";

import { runSteps, sumUp } from "./steps.mjs";
import { countTests } from "./testCounts.mjs";

const { browser } = parseArgs({ options: { browser: { type: "boolean", default: false } } }).values;
if (browser) process.env.RETRY = "1";
rmSync("reports", { recursive: true, force: true });

const steps = [
  { name: "build" },
  { name: "format:check" },
  { name: "typecheck" },
  { name: "lint" },
  { name: "unused" },
  { name: "api-docs", command: "npm run -s api-docs -- --check" },
  { name: "api-description" },
  { name: "budget", needs: ["build"] },
  { name: "developers-left-out", needs: ["build"] },
  { name: "real-server-build" },
  { name: "unit", isAlone: true },
];
const browserSteps = [
  { name: "e2e:browser" },
  {
    name: "e2e",
    needs: ["build", "real-server-build", "e2e:browser"],
    command: "E2E_BUILT=1 npm run -s e2e",
    isAlone: true,
  },
];

const started = performance.now();
const outcomes = await runSteps(browser ? [...steps, ...browserSteps] : steps);
const { passed, failed, unsteady } = countTests(browser ? ["unit", "e2e"] : ["unit"]);
console.log(`all steps in ${Math.round((performance.now() - started) / 1000)} s`);
for (const test of unsteady) console.log(`unsteady, passed when tried again: ${test}`);
for (const test of failed) console.log(`failed: ${test}`);
const isGreen = sumUp(outcomes) && failed.length === 0 && passed > 0;
console.log(`${passed} passed, ${failed.length} failed`);
process.exit(isGreen ? 0 : 1);
