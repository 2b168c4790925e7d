// Changes the code in small ways and sees whether a test falls: npm run mutation -- --part domain.
// `--files 12 --seed 3` takes twelve files of the part by chance, for a part whose tests take long.
import { spawnSync } from "node:child_process";
import { mkdirSync, readdirSync, writeFileSync } from "node:fs";
import path from "node:path";
import { parseArgs } from "node:util";

import fc from "fast-check";

/** Whose code is changed, and whose tests are to notice. */
const parts = {
  domain: { code: "src/domain", tests: ["tests/domain/**/*.test.ts"] },
  contract: { code: "src/contract", tests: ["tests/{api,domain,fakeBackend,i18n}/**/*.test.ts"] },
  fakeBackend: { code: "src/fakeBackend", tests: ["tests/fakeBackend/**/*.test.ts"] },
  shared: {
    code: "src/shared",
    tests: ["tests/{api,csv,format,i18n,session,outbox,app,shell}/**/*.test.{ts,tsx}"],
    environment: "jsdom",
  },
  features: {
    code: "src/features",
    only: /(Slice|Saga)\.ts$/,
    tests: ["tests/{auth,messaging,reservations,tasks,outbox,session}/**/*.test.{ts,tsx}"],
    environment: "jsdom",
  },
};

const { part, files, seed } = parseArgs({
  options: {
    part: { type: "string", default: "domain" },
    files: { type: "string" },
    seed: { type: "string", default: "1" },
  },
}).values;
if (!Object.hasOwn(parts, part)) throw new Error(`No part "${part}": there are ${Object.keys(parts).join(", ")}.`);
const { code, only = /\.ts$/, tests, environment = "node" } = parts[part];
const all = readdirSync(code, { recursive: true })
  .filter((file) => only.test(file))
  .map((file) => path.posix.join(code, file));
const some = files && { minLength: Number(files), maxLength: Number(files) };
const [mutate] = some ? fc.sample(fc.shuffledSubarray(all, some), { numRuns: 1, seed: Number(seed) }) : [all];

const configFile = "reports/stryker.config.json";
mkdirSync("reports", { recursive: true });
writeFileSync(
  configFile,
  JSON.stringify({
    mutate,
    tempDirName: "reports/stryker",
    testRunner: "vitest",
    vitest: { configFile: "tests/mutation/vitest.config.ts", related: true },
    coverageAnalysis: "perTest",
    tsconfigFile: "none.json", // TypeScript 7 has no interface for programs, by which it would be read
    ignorePatterns: ["dist", "coverage", "reports", "test-results", "playwright-report"],
    reporters: ["clear-text", "progress-append-only", "json"],
    clearTextReporter: { allowColor: false, reportTests: false, reportScoreTable: true },
    jsonReporter: { fileName: `reports/mutation-${part}.json` },
    timeoutMS: 60_000,
    thresholds: { high: 95, low: 85, break: 85 },
  }),
);
const env = { ...process.env, MUTATION_TESTS: tests.join(), MUTATION_ENVIRONMENT: environment };
process.exit(spawnSync("npx", ["stryker", "run", configFile], { stdio: "inherit", env }).status ?? 1);
