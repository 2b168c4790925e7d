// Opens every page over a server that replies with any values that docs/openapi.json allows, whether they make sense or
// not: npm run replies -- --seed 1. With --pages 12,40 only those that have these numbers in the names of the tests.
import { spawnSync } from "node:child_process";
import { parseArgs } from "node:util";

const options = { seed: { type: "string", default: "1" }, pages: { type: "string" } };
const { seed, pages } = parseArgs({ options }).values;
const { status } = spawnSync("npx", ["vitest", "run", "tests/runs/replies.test.tsx", "--testTimeout=120000"], {
  stdio: "inherit",
  env: { ...process.env, REPLIES: "whole", REPLIES_SEED: seed, ...(pages && { REPLIES_PLACES: pages }) },
});
process.exit(status ?? 1);
