// Runs seeded schedules of faults (tests/runs/faults): npm run faults -- --schedules 1000 --seed 1. A seed alone
// replays that schedule; a failure is printed with its steps.
import { spawnSync } from "node:child_process";
import { parseArgs } from "node:util";

const { values } = parseArgs({ options: { schedules: { type: "string" }, seed: { type: "string" } } });
const { seed = "1", schedules = values.seed === undefined ? "1000" : "1" } = values;

const { status } = spawnSync("npx", ["vitest", "run", "tests/runs/faults.test.tsx"], {
  stdio: "inherit",
  env: { ...process.env, FAULT_SCHEDULES: schedules, FAULT_SEED: seed },
});
process.exit(status ?? 1);
