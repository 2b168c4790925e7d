// Hostile texts in every field, stored key and address parameter: npm run texts -- --seed 7.
import { spawnSync } from "node:child_process";
import { parseArgs } from "node:util";

const { seed } = parseArgs({ options: { seed: { type: "string", default: "7" } } }).values;
const env = { ...process.env, TEXTS: "whole", TEXTS_SEED: seed };
const run = (...args) => spawnSync("npx", args, { stdio: "inherit", env }).status === 0;

const areStored = run("vitest", "run", "tests/runs/texts.test.tsx");
const areTyped = run("playwright", "test", "tests/e2e/texts.spec.ts");
process.exit(areStored && areTyped ? 0 : 1);
