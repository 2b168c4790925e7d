// Makes every call from its screen in every failure (tests/faults/matrix), then runs seeded schedules of faults
// (tests/runs/faults): npm run faults -- --schedules 1000 --seed 1. A seed alone replays that schedule; a failure is
// printed with its steps. `--matrix` runs the first alone, `--schedules` or `--seed` the second.
import { spawnSync } from "node:child_process";
import { parseArgs } from "node:util";

const asked = process.argv.slice(2).map((word, place, words) => {
  const isBare = word === "--schedules" && !/^\d+$/.test(words[place + 1] ?? "");
  return isBare ? "--schedules=1000" : word;
});
const { values } = parseArgs({
  args: asked,
  options: { matrix: { type: "boolean" }, schedules: { type: "string" }, seed: { type: "string" } },
});
const { seed = "1", schedules = values.seed === undefined ? "1000" : "1" } = values;
const isOfSchedules = values.schedules !== undefined || values.seed !== undefined;

const run = (words, env) =>
  spawnSync("npx", ["vitest", "run", ...words], { stdio: "inherit", env: { ...process.env, ...env } }).status === 0;

const parts = [
  (values.matrix || !isOfSchedules) && (() => run(["--project", "faults"], { FAULT_MATRIX: "1" })),
  (isOfSchedules || !values.matrix) &&
    (() => run(["tests/runs/faults.test.tsx"], { FAULT_SCHEDULES: schedules, FAULT_SEED: seed })),
].filter(Boolean);
const outcomes = parts.map((part) => part()); // the second also where the first has failed
process.exit(outcomes.every(Boolean) ? 0 : 1);
