// Random lives of accounts against a model of their money (tests/support/lives), which knows what the calls reply and
// which acts were carried out, and nothing of how it is kept: npm run lives -- --lives 20000 --seed 1. Six lives are a
// hotel with a seed of its own: a seed alone plays that hotel again. `--without "VAT book,takings"` leaves rules out, so
// that those behind them are met. Outcomes, each with the fewest acts that were found to lead to it: reports/lives.json.
import { spawn } from "node:child_process";
import { mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { parseArgs } from "node:util";

const PER_HOTEL = 6; // of tests/support/lives/play.ts
const PROCESSES = 2;

const { values } = parseArgs({
  options: {
    lives: { type: "string" },
    seed: { type: "string" },
    without: { type: "string", default: "" },
  },
});
const { seed = "1", lives = values.seed === undefined ? "20000" : String(PER_HOTEL), without } = values;

mkdirSync("reports", { recursive: true });
const hotels = Math.ceil(Number(lives) / PER_HOTEL);
const started = performance.now();
const parts = await Promise.all(shares(hotels).map(play));
const seconds = Math.max(1, Math.round((performance.now() - started) / 1000));
const findings = merged(parts.flatMap((part) => part.findings));
writeFileSync("reports/lives.json", JSON.stringify(findings, undefined, 2));
tell();
process.exit(findings.length === 0 ? 0 : 1);

/** The hotels of each process: where its seeds begin, and how many they are. */
function shares(count) {
  const each = Math.ceil(count / Math.min(PROCESSES, count));
  const starts = Array.from({ length: Math.ceil(count / each) }, (_, place) => place * each);
  return starts.map((start) => ({ first: Number(seed) + start, hotels: Math.min(each, count - start) }));
}

async function play({ first, hotels: count }, place) {
  const report = `reports/lives-${place}.json`;
  rmSync(report, { force: true });
  const env = {
    LIVES: String(count * PER_HOTEL),
    LIVES_SEED: String(first),
    LIVES_WITHOUT: without,
    LIVES_REPORT: report,
  };
  const run = spawn("npx", ["vitest", "run", "tests/fakeBackend/billingLives.test.ts", "--reporter=dot"], {
    stdio: ["ignore", "ignore", "inherit"],
    env: { ...process.env, ...env },
  });
  await new Promise((done) => run.once("close", done));
  return JSON.parse(readFileSync(report, "utf8"));
}

/** One of each rule, with the shortest trail, the most frequent first. */
function merged(all) {
  const rules = [...new Set(all.map(({ rule }) => rule))];
  return rules
    .map((rule) => {
      const its = all.filter((one) => one.rule === rule);
      const [shortest] = its.toSorted((one, other) => one.trail.length - other.trail.length);
      return { ...shortest, hotels: its.reduce((sum, one) => sum + one.hotels, 0) };
    })
    .toSorted((one, other) => other.hotels - one.hotels);
}

function tell() {
  const played = parts.reduce((sum, part) => sum + part.lives, 0);
  const calls = parts.flatMap((part) => part.calls);
  const sum = (figure) => calls.reduce((total, call) => total + call[figure], 0);
  for (const name of new Set(calls.map((call) => call.name))) {
    const its = calls.filter((call) => call.name === name);
    const [done, refused] = ["done", "refused"].map((figure) => its.reduce((total, call) => total + call[figure], 0));
    console.log(`${name}: ${done} done, ${refused} refused`);
  }
  const ofDefault = Math.round(((seconds / played) * 20_000) / 60);
  console.log(
    `\n${played} lives, ${sum("done")} acts done, ${sum("refused")} refused, ${seconds} s (20,000 take ${ofDefault} min).`,
  );
  for (const { rule, hotels: count, seed: its } of findings)
    console.log(`${rule}: broken in ${count} hotels, as by seed ${its}`);
  const [first] = findings;
  if (first) console.log(`\n${first.rule}, seed ${first.seed}: ${first.message}\n  ${first.trail.join("\n  ")}`);
}
