// Opens every page over a server that replies with any values that docs/openapi.json allows, whether they make sense or
// not: npm run replies -- --seed 1. With --pages 12,40 only those that have these numbers in the names of the tests.
// A page in an endless loop ends the run with its name after two minutes.
import { spawn } from "node:child_process";
import { createInterface } from "node:readline";
import { parseArgs } from "node:util";

const options = { seed: { type: "string", default: "1" }, pages: { type: "string" } };
const { seed, pages } = parseArgs({ options }).values;
const LONGEST_PAGE_MS = 120_000;
const begins = /^begins: (.*)$/;

const child = spawn("npx", ["vitest", "run", "tests/runs/replies.test.tsx", `--testTimeout=${LONGEST_PAGE_MS}`], {
  stdio: ["inherit", "pipe", "inherit"],
  detached: true, // with its workers, so that all of them can be ended
  env: { ...process.env, REPLIES: "whole", REPLIES_SEED: seed, ...(pages && { REPLIES_PLACES: pages }) },
});
const end = () => process.kill(-child.pid, "SIGKILL");
process.once("SIGINT", () => {
  end();
  process.exit(130);
});

// a loop without a pause stops the clock of its own test too
let timer;
createInterface({ input: child.stdout }).on("line", (line) => {
  console.log(line);
  const [, page] = begins.exec(line) ?? [];
  if (!page) return;
  clearTimeout(timer);
  timer = setTimeout(() => {
    console.error(`${page} does not end.`);
    end();
    process.exit(1);
  }, LONGEST_PAGE_MS * 1.25);
});
child.on("close", (status) => {
  clearTimeout(timer);
  process.exit(status ?? 1);
});
