// Makes small changes to the code and checks that a test fails: npm run mutation -- --part domain. `--share 2/3` takes
// the second third of the part's files, for a part with slow tests, and `--only chats` those whose path contains this;
// it may be repeated. For a slow part, code that runs when its file is loaded is left out: each change of that would
// need all tests.
import { spawnSync } from "node:child_process";
import { existsSync, mkdirSync, readdirSync, writeFileSync } from "node:fs";
import path from "node:path";
import { parseArgs } from "node:util";

/** The code that is changed, and the tests that must notice. */
const parts = {
  domain: { code: "src/domain", tests: ["tests/domain/**/*.test.ts"] },
  contract: { code: "src/contract", tests: ["tests/{contract,api,i18n}/**/*.test.ts"] },
  fakeBackend: {
    code: "src/fakeBackend",
    // the sample is made up, another name in it is no fault; and the files that join tabs are a part of their own:
    // their tests load the whole backend again, so that code which runs on loading would seem to be tested by them
    only: /^(?!seed\b|worker\b.(connectFakeBackend|workerBackend|workerAdapter|locks)).*\.ts$/,
    tests: ["tests/fakeBackend/**/!(tabs).test.ts"],
    isSlow: true,
  },
  tabs: {
    code: "src/fakeBackend",
    only: /^worker\b.(connectFakeBackend|workerBackend|workerAdapter|locks)\.ts$/,
    tests: ["tests/fakeBackend/tabs.test.ts"],
    isSlow: true,
  },
  shared: {
    code: "src/shared",
    // those that open no page: each of the others would run for most changes
    tests: [
      "tests/{api,connection,csv,format}/**/*.test.{ts,tsx}",
      "tests/i18n/{*.test.ts,speaking.test.tsx}",
      "tests/session/{insidePath,sessionSaga,startSession}.test.{ts,tsx}",
      "tests/shell/{commandSources,keptNotices,layout,notices}.test.{ts,tsx}",
      "tests/list/*.test.ts",
      "tests/reservations/state/{list,bulk,export}.test.tsx",
      "tests/{write/write,app/{hooks,storage,submission,unsavedWork,useStateOf,watch}}.test.tsx",
    ],
    environment: "jsdom",
    isSlow: true,
  },
};

/** For an area: its slices, sagas and state, and the tests that open no page. */
for (const area of readdirSync("src/features").filter((name) => existsSync(`tests/${name}/state`))) {
  const only = /(Slice|Saga|State)\.ts$/;
  const tests = [`tests/${area}/state/**/*.test.tsx`];
  parts[area] = { code: `src/features/${area}`, only, tests, environment: "jsdom", isSlow: true };
}

const {
  part,
  share,
  only: asked,
} = parseArgs({
  options: {
    part: { type: "string", default: "domain" },
    share: { type: "string", default: "1/1" },
    only: { type: "string", multiple: true, default: [] },
  },
}).values;
if (!Object.hasOwn(parts, part)) throw new Error(`No part "${part}": there are ${Object.keys(parts).join(", ")}.`);
const { code, only = /\.ts$/, tests, environment = "node", isSlow = false } = parts[part];
const [place, shares] = share.split("/").map(Number);
if (!(place >= 1 && place <= shares)) throw new Error(`No share "${share}": the first of three is 1/3.`);
const mutate = readdirSync(code, { recursive: true })
  .filter((file) => only.test(file))
  .map((file) => path.posix.join(code, file))
  .filter((file) => asked.length === 0 || asked.some((piece) => file.includes(piece)))
  .filter((_, number) => number % shares === place - 1);

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
    plugins: ["@stryker-mutator/*", "./scripts/runs/mutationGlobs.mjs"],
    ignorers: ["globs"],
    tsconfigFile: "none.json", // TypeScript 7 has no interface for programs, by which it would be read
    ignorePatterns: ["dist", "coverage", "reports", "test-results", "playwright-report"],
    reporters: ["clear-text", "progress-append-only", "json"],
    clearTextReporter: { allowColor: false, reportTests: false, reportScoreTable: true },
    jsonReporter: {
      fileName: `reports/mutation-${part}${asked.map((piece) => `-${piece.replaceAll("/", "-")}`).join("")}-${place}-of-${shares}.json`,
    },
    ignoreStatic: isSlow,
    timeoutMS: 20_000,
    thresholds: { high: 95, low: 85, break: 85 },
  }),
);
const env = {
  ...process.env,
  MUTATION_TESTS: JSON.stringify(tests),
  MUTATION_ENVIRONMENT: environment,
  MODEL_SEQUENCES: "60", // a change is run against the models once for each test that touches it
  MODEL_COMMANDS: "125",
};
process.exit(spawnSync("npx", ["stryker", "run", configFile], { stdio: "inherit", env }).status ?? 1);
