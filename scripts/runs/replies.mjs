// Opens every page over a server that replies with any values that docs/openapi.json allows, whether they make sense or
// not: npm run replies -- --seed 1.
import { spawnSync } from "node:child_process";
import { parseArgs } from "node:util";

const { seed } = parseArgs({ options: { seed: { type: "string", default: "1" } } }).values;
const { status } = spawnSync("npx", ["vitest", "run", "tests/runs/replies.test.tsx", "--testTimeout=120000"], {
  stdio: "inherit",
  env: { ...process.env, REPLIES: "whole", REPLIES_SEED: seed },
});
process.exit(status ?? 1);
